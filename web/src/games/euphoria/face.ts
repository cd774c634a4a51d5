/** Euphoria: what it says. */
import type { Memory, Scene as View } from "../../generated/euphoria";
import moves from "../../generated/euphoria.moves.json";
import type { Event, Move } from "../../generated/wire";
import { nameOf, type Face } from "../../table/situation";
import { labelPlainly, plainFact, tellPlainly } from "../../table/telling";
import { announcedIn, tellAnnounced } from "./announcing";
import { artifactName, recruitWords, type At } from "./cards";
import { claims, claimWords } from "./claims";
import Ending from "./Ending.svelte";
import { pickedSeat, placeIn, seatIn } from "./picking";
import Table from "./Table.svelte";

// What the table shows anyway, or another sentence says.
const UNTOLD = ["used", "asked", "armed", "ended"];
/** By kind of event: the fact that only those have who were told the secret part. */
const SECRET: Record<string, string> = { gave: "artifact", robbed: "artifact", looked: "recruit", mixed: "recruit_1" };

export const face: Face<View, Memory> = {
  Table,
  Ending,
  ask,
  label,
  tell,
  claims,
  claimWords,
  draws: (at) => at.seat !== null,
};

function ask(at: At): string {
  const { phase, answer } = at.view;
  const { say } = at.words;
  if (phase === "lay") return say("euphoria-ask-lay", { place: (at.view.laid[at.seat ?? 0] ?? 0) + 1 });
  if (phase === "window" && answer.length) return say("ask-window-cost");
  if (phase === "start") return say("euphoria-ask-start");
  if (phase === "window" && at.moves.length === 1) return say("euphoria-ask-none");
  return say(`ask-${phase}`);
}

function label(at: At, move: Move): string {
  const seat = seatIn(move);
  if (seat !== null) return nameOf(at, seat);
  const place = placeIn(move);
  if (place === null) return labelPlainly(at, move, moves);
  const whose = pickedSeat(at);
  const known = (whose === at.seat ? at.view : (at.memory ?? at.view)).recruits[whose]?.[place] ?? "";
  const exposed = at.view.exposed[whose]?.[place] ?? false;
  return at.words.say("euphoria-place", { place: place + 1, what: recruitWords(at, known, exposed) });
}

function tell(at: At, event: Event): string | null {
  const facts = event.facts ?? {};
  if (UNTOLD.includes(event.kind)) return null;
  const dealing = event.kind === "drew" && event.number <= 2 * at.view.recruits.length;
  if ((dealing || event.kind === "laid" || event.kind === "received") && facts["seat"] !== at.seat) return null;
  if (event.kind === "announced") return tellAnnounced(at, Number(facts["seat"]), announcedIn(event));
  if (event.kind === "shown") return tellShown(at, event);
  const secret = SECRET[event.kind];
  const own = secret ? secret in facts : at.seat !== null && facts["seat"] === at.seat;
  return tellPlainly(at, event, (name, value) => fact(at, name, value), own);
}

function tellShown(at: At, event: Event): string {
  const shown = Object.fromEntries(Object.entries(event.facts ?? {}).map(([name, value]) => [name, fact(at, name, value)]));
  const cards = String(event.facts?.["hand"] ?? "").split(" ").filter(Boolean).map((kind) => artifactName(at, kind)).join(", ");
  return at.words.say("event-shown", { ...shown, hand: cards ? at.words.say("hand-shown", { cards }) : "" });
}

function fact(at: At, name: string, value: string | number): string | number {
  if (name === "artifact") return artifactName(at, String(value));
  if (name.startsWith("recruit")) return at.words.say(`recruit-${value}`);
  return plainFact(at, name, value);
}
