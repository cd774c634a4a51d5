/** What a table sounds like to one viewer: call `take` whenever the situation changes. */
import type { Event } from "../generated/wire";
import type { Situation } from "../table/situation";
import { soundsOf } from "./cues";

type Heard = Pick<Situation, "game" | "fresh" | "toAct" | "seat" | "outcome" | "moment">;

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

  /** While the clock is behind, nothing rings: neither the turn nor the end was shown yet. */
  take(at: Heard, isBehind = false): void {
    const first = this.fresh === null;
    const known = this.fresh ?? [];
    // What an update tells, it tells frame by frame.
    const happened = known.every((event, n) => event === at.fresh[n]) ? at.fresh.slice(known.length) : at.fresh;
    this.fresh = at.fresh;
    const struck = happened.some((event) => event.kind === "shot" && event.facts?.["target"] === at.seat);
    if (isBehind) {
      this.sound(at, happened, []);
      if (struck) this.shake();
      return;
    }
    // All seats know whose turn it is; what a seat could do with it would be a tell.
    const turn = at.seat !== null && at.toAct.includes(at.seat);
    const asked = turn && (!this.turn || happened.some((event) => event.kind === "asked"));
    const ended = at.outcome !== null && !this.over;
    [this.turn, this.over] = [turn, at.outcome !== null];
    if (first) return;

    this.sound(at, happened, ended ? [endOf(at)] : asked ? ["turn"] : []);
    if ((asked && !ended) || struck) this.shake();
  }

  /** A moment has its own sound, and its events have none beside it. */
  private sound(at: Heard, happened: readonly Event[], more: readonly string[]): void {
    const names = at.moment?.sound === undefined ? soundsOf(at.game, happened) : [];
    [...names, ...more].forEach((name, n) => this.play(at.game, name, n * APART_SECONDS));
  }
}

function endOf({ outcome, seat }: Heard): string {
  if (seat === null || !outcome?.winners?.length) return "cup";
  return outcome.winners.includes(seat) ? "win" : "lose";
}
