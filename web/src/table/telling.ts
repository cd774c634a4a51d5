/** Events and moves in sentences, the way every game does it unless it knows better. */
import type { Event, Move } from "../generated/wire";
import type { Facts } from "../text/words";
import { nameOf, type Situation } from "./situation";

export interface MoveWords {
  text: string;
  clause: string;
  es: string;
  en: string;
}

/** The text is `event-<kind>`, or `event-<kind>-own` where there is one and the own seat acts. */
export function tellPlainly(
  at: Situation,
  event: Event,
  fact: (name: string, value: string | number) => string | number,
  isOwn = at.seat !== null && event.facts?.["seat"] === at.seat,
): string | null {
  if (event.kind === "hidden") return null;
  let key = `event-${event.kind}`;
  if (isOwn && at.words.has(`${key}-own`)) key = `${key}-own`;
  if (!at.words.has(key)) return null;
  const facts: Facts = {};
  for (const [name, value] of Object.entries(event.facts ?? {})) facts[name] = fact(name, value);
  return at.words.say(key, facts);
}

/** A seat by its name, anything else as it is. */
export function plainFact(at: Situation, name: string, value: string | number): string | number {
  const seats = ["seat", "target", "next_target", "aim", "first", "winner"];
  return seats.includes(name) && typeof value === "number" && value >= 0 ? nameOf(at, value) : value;
}

export function labelPlainly(at: Situation, move: Move, known: readonly MoveWords[]): string {
  const words = known[move.code];
  // Another deck has other moves: their words are those of the record.
  return words?.text === move.text ? words[at.words.language] : move.text;
}
