/** What is worth a moment in a game without a face of its own: the cards of an event, lit where they lie, and what
 * happened once, as a stamp. Events that concern several cards at once have no stamp. */
import type { Event } from "../../generated/wire";
import type { Moment } from "../../table/clock.svelte";
import { tell } from "../../text/narrator";
import type { At, SmallScene } from "./scene";

export interface Lit {
  readonly cards: readonly string[];
}

const ONE = 1700;
const SEVERAL = 1300;

export function momentsOf(at: At, before: SmallScene | null): Moment<Lit>[] {
  if (!before) return [];
  return runs(at.fresh.filter((event) => tell(at, event) !== null)).map((events, n, all): Moment<Lit> => {
    // What lies where in between is known to the game alone.
    const scene = n === all.length - 1 ? at.view : before;
    const tellsTo = events.at(-1)!;
    const shows = { cards: events.map((event) => event.facts?.["card"]).filter((card) => typeof card === "string") };
    if (events.length > 1) return { kind: "several", event: null, tellsTo, stamp: null, hold: SEVERAL, shows, scene };
    return { kind: "one", event: events[0]!, stamp: tell(at, events[0]!)!.replace(/\.$/, ""), hold: ONE, shows, scene };
  });
}

/** Events of one kind that follow each other. */
function runs(events: readonly Event[]): Event[][] {
  const found: Event[][] = [];
  for (const event of events) {
    if (found.at(-1)?.[0]!.kind === event.kind) found.at(-1)!.push(event);
    else found.push([event]);
  }
  return found;
}

/** The card lies in what is being shown. */
export function isLit(at: At, card: string): boolean {
  return (at.moment?.shows as Lit | undefined)?.cards.includes(card) ?? false;
}
