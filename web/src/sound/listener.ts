/** What a table sounds like to one viewer: call `take` whenever the situation changes. */
import type { Event } from "../generated/wire";
import type { Situation } from "../table/situation";
import { soundsOf } from "./cues";

type Heard = Pick<Situation, "game" | "fresh" | "toAct" | "seat" | "outcome">;

/** Between two sounds of one update. */
const APART_SECONDS = 0.14;

export class Listener {
  private fresh: readonly Event[] | null = null;
  private turn = false;
  private over = false;

  constructor(
    private readonly play: (game: string, name: string, delay: number) => void,
    private readonly shake: () => void,
  ) {}

  /** With `spoken`, moments play the sounds of events, each when it is shown. */
  take(at: Heard, spoken = false): void {
    const first = this.fresh === null;
    const happened = this.fresh !== at.fresh ? at.fresh : [];
    this.fresh = at.fresh;
    // All seats know whose turn it is; what a seat could do with it would be a tell.
    const turn = at.seat !== null && at.toAct.includes(at.seat);
    const asked = turn && (!this.turn || happened.some((event) => event.kind === "asked"));
    const ended = at.outcome !== null && !this.over;
    [this.turn, this.over] = [turn, at.outcome !== null];
    if (first) return;

    const names = spoken ? [] : soundsOf(at.game, happened);
    if (ended) names.push(endOf(at));
    else if (asked) names.push("turn");
    names.forEach((name, n) => this.play(at.game, name, n * APART_SECONDS));
    if ((asked && !ended) || happened.some((event) => event.kind === "shot" && event.facts?.["target"] === at.seat)) this.shake();
  }
}

function endOf({ outcome, seat }: Heard): string {
  if (seat === null || !outcome?.winners?.length) return "cup";
  return outcome.winners.includes(seat) ? "win" : "lose";
}
