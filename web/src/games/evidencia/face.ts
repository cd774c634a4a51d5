/** Evidencia: what it says. */
import type { Memory, Scene } from "../../generated/evidencia";
import moves from "../../generated/evidencia.moves.json";
import type { Event, Move } from "../../generated/wire";
import { nameOf, type Face, type Situation } from "../../table/situation";
import { labelPlainly, plainFact, tellPlainly } from "../../table/telling";
import { backOf, faction, named, type Faction } from "./cards";
import "./board.css";
import Ending from "./Ending.svelte";
import TableOf from "./Table.svelte";

type At = Situation<Scene, Memory>;

// What the table shows anyway, or the next sentence or the ending says.
const UNTOLD = ["chose", "took", "set_next", "ready", "presented", "scored"];
const ROUNDS = 6;

/** The moves that are a card or a place on the table. What is left are words: to use a special card, or not; and the
 * pyramid, where its place is chosen afterwards. */
function draws(at: At, move: Move): boolean {
  if (move.text === "a la piramide") return at.options["pyramid"] !== "free";
  return !["pasa", "revela la base"].includes(move.text);
}

export const face: Face<Scene, Memory> = { Table: TableOf, Ending, ask, label, tell, draws };

/** The card that a move plays or hangs. */
export function cardIn(move: Move): string {
  return move.text.split(" ")[1] ?? "";
}

function ask(at: At): string {
  const { phase, round, taken } = at.view;
  const { say } = at.words;
  if (phase === "play" && round === ROUNDS) return say("ask-final");
  if (phase === "send") return say("ask-send", { card: named(at, taken) });
  if (phase === "keep") return say("ask-keep-where", { place: lastPlace(at) });
  if (phase === "order") return say("evidencia-ask-order");
  if ((phase === "abduct" || phase === "reveal") && at.moves.length === 1) return say(`ask-${phase}-none`);
  return say(`ask-${phase}`);
}

/** Where the card goes that the loser does not keep: each round fills every place once (EV-25). */
function lastPlace(at: At): string {
  const filled = at.view.pyramid.filter(Boolean).length;
  if (filled === at.view.round) return at.words.say("place-zone", { seat: nameOf(at, at.view.winner ?? 0) });
  return isFree(at) ? at.words.say("place-some-slot") : at.words.say("place-pyramid", { slot: filled + 1 });
}

function isFree(at: At): boolean {
  return at.options["pyramid"] === "free";
}

function label(at: At, move: Move): string {
  const { view, words } = at;
  const slot = Number(/^lugar (\d)$/.exec(move.text)?.[1] ?? 0);
  if (view.phase === "play" || view.phase === "order") return named(at, cardIn(move));
  if (move.text.startsWith("toma ")) return taking(at, move);
  if (move.text === "a la piramide" && !isFree(at)) {
    return words.say("label-to-pyramid", { slot: view.pyramid.indexOf("") + 1 });
  }
  if (view.phase === "exchange" && slot) {
    return words.say("label-exchange", { slot, card: named(at, view.base[slot - 1] ?? "") });
  }
  if (view.phase === "reveal" && slot) {
    const seen = view.pyramid[slot - 1] ?? "";
    return words.say("label-reveal", { slot, back: backOf(seen) ? faction(words, backOf(seen)) : named(at, seen) });
  }
  return labelPlainly(at, move, moves);
}

/** The card that a move of taking means. */
export function takenBy(at: At, move: Move): string {
  const mine = at.seat ?? 0;
  const cards: Record<string, string> = {
    "toma desafio": at.view.challenge,
    "toma propia": at.view.played[mine]!,
    "toma ajena": at.view.played[1 - mine]!,
  };
  return cards[move.text] ?? "";
}

function taking(at: At, move: Move): string {
  const card = named(at, takenBy(at, move));
  if (at.view.phase === "keep") return card;
  const key = { "toma desafio": "label-take-challenge", "toma propia": "label-take-own" }[move.text] ?? "label-take-other";
  return at.words.say(key, { card, name: nameOf(at, 1 - (at.seat ?? 0)) });
}

function tell(at: At, event: Event): string | null {
  const facts = event.facts ?? {};
  const rivalDrew = event.kind === "drew" && at.seat !== null && facts["seat"] !== at.seat;
  if (rivalDrew || UNTOLD.includes(event.kind)) return null;
  if (event.kind === "played") return tellPlayed(at, [String(facts["card_0"]), String(facts["card_1"])]);
  return tellPlainly(at, event, (name, value) => fact(at, name, value), isOwn(at, event));
}

function tellPlayed(at: At, cards: readonly [string, string]): string {
  if (at.seat === null) {
    const names = { name_0: nameOf(at, 0), name_1: nameOf(at, 1) };
    return at.words.say("event-played", { card_0: named(at, cards[0]), card_1: named(at, cards[1]), ...names });
  }
  const other = 1 - at.seat;
  const facts = { mine: named(at, cards[at.seat]!), name: nameOf(at, other), theirs: named(at, cards[other]!) };
  return at.words.say("event-played-own", facts);
}

function isOwn(at: At, event: Event): boolean {
  if (at.seat === null) return false;
  if (event.kind === "dealt_to") return event.facts?.["place"] === `zone-${at.seat}`;
  if (event.kind === "revealed") return event.facts?.["card"] !== undefined;
  return event.facts?.["seat"] === at.seat;
}

function fact(at: At, name: string, value: string | number): string | number {
  if (typeof value === "string") {
    if (name.startsWith("card")) return named(at, value);
    if (["back", "next", "final"].includes(name)) return value ? faction(at.words, value as Faction) : "-";
    if (name === "place") return place(at, value);
  }
  return plainFact(at, name, value);
}

function place(at: At, name: string): string {
  const [kind = "", number = ""] = name.split("-");
  if (kind === "pyramid") return at.words.say("place-pyramid", { slot: Number(number) });
  if (Number(number) === at.seat) return at.words.say(`place-${kind}-own`);
  return at.words.say(`place-${kind}`, { seat: nameOf(at, Number(number)) });
}
