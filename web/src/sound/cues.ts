/** What is heard of what happened. It follows the kind of an event and nothing else, and only kinds that everybody at the
 * table is told of sound: a phone that sounds in a room full of players tells them nothing. */
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
