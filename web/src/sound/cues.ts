/** The sounds of events. A sound depends on the kind of an event alone, and only kinds that every seat
 * receives have one: a phone that sounds among players reveals nothing to them. */
import type { Event } from "../generated/wire";

/** By game, the sound of each kind of event; "" for silence. */
const CUES = import.meta.glob<Readonly<Record<string, string>>>("../games/*/cues.json", { eager: true, import: "default" });
/** A game that the page was not built with: cards are put on the table. */
const PLAIN = "card";
/** More at once is a noise. */
const MOST = 3;

/** The sound of one event, "" for silence. */
export function soundOf(game: string, event: Pick<Event, "kind">): string {
  if (event.kind === "hidden") return "";
  const known = CUES[`../games/${game}/cues.json`];
  return known ? (known[event.kind] ?? "") : PLAIN;
}

/** The sounds of an update, in order: the latest ones, and none twice. */
export function soundsOf(game: string, events: readonly Pick<Event, "kind">[]): string[] {
  const all = events.map((event) => soundOf(game, event)).filter((name) => name !== "");
  return all.filter((name, n) => all.lastIndexOf(name) === n).slice(-MOST);
}
