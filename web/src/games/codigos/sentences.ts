/** Códigos: what it says. */
import type { Memory, Scene } from "../../generated/codigos";
import moves from "../../generated/codigos.moves.json";
import type { Event, Move } from "../../generated/wire";
import type { Situation } from "../../table/situation";
import { labelPlainly, plainFact, tellPlainly } from "../../table/telling";
import { cardOf, named, namedCode, spoken, symbolName } from "./cards";

export type At = Situation<Scene, Memory>;

// What the table shows anyway, or the next sentence says.
const UNTOLD = ["dealt", "turn", "turned_up", "added", "chose", "said", "scored"];
const LABELS: Readonly<Record<string, string>> = {
  toma: "label-take",
  expone: "label-expose",
  baja: "label-lay",
  agrega: "label-pick",
  descarta: "label-discard",
  soldado: "label-soldier",
};

export function ask(at: At): string {
  const { phase, done, said, chosen } = at.view;
  const { say } = at.words;
  if (phase === "act") return say("ask-act", { action: done + 1 });
  if (phase === "recite") return say(said.length ? "codigos-ask-recite-on" : "codigos-ask-recite", { place: chosen ?? 0 });
  return say(`ask-${phase}`);
}

/** The move with the card that it means here. */
export function label(at: At, move: Move): string {
  const [verb = "", what = ""] = move.text.split(" ");
  const place = Number(what) - 1;
  if (move.text === "descarta codigo") {
    const medal = cardOf(at, at.view.exposed[at.seat ?? 0]?.card ?? "")?.medal ?? 0;
    return at.words.say("label-give-up", { medal });
  }
  if (verb === "dice") return symbolName(at, what);
  const key = LABELS[verb];
  if (!key) return labelPlainly(at, move, moves);
  const cards = verb === "toma" || verb === "soldado" ? at.view.offer : (at.view.collections[at.seat ?? 0] ?? []);
  const asCode = verb === "expone" || verb === "baja";
  return at.words.say(key, { card: (asCode ? namedCode : named)(at, cards[place] ?? "") });
}

export function tell(at: At, event: Event): string | null {
  if (UNTOLD.includes(event.kind)) return null;
  if (event.kind === "completed" || event.kind === "shown") return tellCode(at, event);
  return tellPlainly(at, event, (name, value) => fact(at, name, value));
}

/** A code that is laid or revealed, with its sequence. */
function tellCode(at: At, event: Event): string {
  const facts = Object.fromEntries(Object.entries(event.facts ?? {}).map(([name, value]) => [name, fact(at, name, value)]));
  facts["code"] = spoken(at, cardOf(at, String(event.facts?.["card"]))?.code ?? []);
  const key = event.facts?.["recital"] ? "event-shown-recited" : `event-${event.kind}`;
  const isOwn = at.seat !== null && event.facts?.["seat"] === at.seat;
  return at.words.say(isOwn ? `${key}-own` : key, facts);
}

function fact(at: At, name: string, value: string | number): string | number {
  if (typeof value === "string") {
    if (name.startsWith("card")) return value.split(" ").filter(Boolean).map((card) => named(at, card)).join(", ");
    if (name === "recital") return spoken(at, value.split(" ").filter(Boolean));
    if (name === "symbol") return symbolName(at, value);
  }
  return plainFact(at, name, value);
}
