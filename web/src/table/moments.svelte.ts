/** Moments: events that are shown for a while, with emphasis. One queue for live play, lessons and replays.
 *
 * The contract, for the author of a face:
 *
 * - `Face.moments(at, before)` is called once for every update that told something. `at` is the situation after it,
 *   `at.fresh` the events, `before` the view before it (null at first sight). It returns what is worth a moment, in order.
 *   A moment is made only of what this viewer received: of `at.view`, `before` and `at.fresh`. It stands in
 *   `games/<game>/moments.ts` as `momentsOf`, without components: `tests/words/test_moments.py` calls it for every viewer of
 *   whole games, and fails if a moment names a card that this viewer may not know.
 * - `Situation.moment` is the one being shown, or null. The face draws it: it flips, lifts or lands what the moment names,
 *   for `hold` milliseconds at normal pace (`--pace` on the field stretches what CSS animates). The host draws the stamp
 *   only where nothing moves; elsewhere the face puts `<Stamp>` where it belongs.
 * - Underneath, the field is always in its newest state. Hand and bar stay playable: a moment delays nothing that may be
 *   played. A tap on the field shows the next one; a move of one's own drops all that is waiting.
 * - A component that shows a private card calls `at.holdMoments()` and, when the card is put away, the returned function: until then
 *   the moment being shown stays, and the others wait behind it.
 * - Where things may not move, no moment is shown: the stamps stand in the bar as text until the next move.
 * - An event's sound plays when the event arrives (`cues.json` of the game); a moment names a `sound` only where it shows
 *   something that no event sounds for. It is played when the moment begins.
 */
import type { Event } from "../generated/wire";
import { settings } from "../shell/settings.svelte";
import type { Face, Situation } from "./situation";

export interface Moment<S = unknown> {
  /** The face's own name for what it draws. */
  readonly kind: string;
  /** The event; null for a moment made of several events. */
  readonly event: Event | null;
  /** What it meant, in words. */
  readonly stamp: string | null;
  /** For whom the stamp is good news: green, red, or plain ink. */
  readonly tone?: Tone;
  /** Milliseconds at normal pace. */
  readonly hold: number;
  /** Names a series of repeated events: after the first of its kind in the series, a moment is shorter. */
  readonly series?: string;
  readonly sound?: string;
  /** What the face needs to draw it and the newest view no longer holds. */
  readonly shows?: S;
}

export type Tone = "good" | "bad" | "plain";

/** With more than this many waiting, a moment is shown for half the time; with more than twice as many,
 * the oldest are left out. */
export const FEW = 3;
/** No move brings more than this at once: a player who receives more was away, and sees how it ended. */
export const MOST = 12;
/** The share of its time that a repeated moment has: enough to read the names. */
export const AGAIN = 0.6;

export class Moments {
  private current = $state.raw<Moment | null>(null);
  private text = $state.raw<readonly Moment[]>([]);
  private waiting: { moment: Moment; telling: number }[] = [];
  private tellings = 0;
  /** By kind, the series that was shown last. */
  private readonly series = new Map<string, string>();
  private held = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the one being shown is over, by `performance.now()`. */
  private until = 0;
  private before: unknown = null;
  private heard: readonly Event[] | null = null;
  /** Whether the sounds of the latest update play moment by moment. */
  speaks = false;

  constructor(
    private readonly moves: () => boolean = () => settings.moves,
    private readonly pace: () => number = () => settings.paceFactor,
  ) {}

  get shown(): Moment | null {
    return this.current;
  }

  /** Without motion: the stamps of the latest update. */
  get stamps(): readonly Moment[] {
    return this.text;
  }

  /** Nothing is being shown, and nothing waits. */
  get isIdle(): boolean {
    return this.current === null;
  }

  /** Call it whenever the situation changes; `quietly` only takes note of it, as after a jump in a replay. */
  follow(at: Situation, face: Pick<Face, "moments">, quietly = false): void {
    const [before, heard] = [this.before, this.heard];
    this.before = at.view ?? null;
    this.heard = at.fresh;
    if (heard !== at.fresh) this.speaks = false;
    if (quietly) return this.drop();
    if (heard === null || heard === at.fresh || !at.fresh.length) return;
    const told = face.moments?.(at, before) ?? [];
    this.speaks = this.moves() && told.some((moment) => moment.sound !== undefined);
    // At the end only the deciding event stands beside the result.
    if (at.outcome) this.text = [];
    this.tell(told);
  }

  tell(told: readonly Moment[]): void {
    if (!told.length) return;
    if (!this.moves()) {
      const stamps = told.filter((moment) => moment.stamp !== null);
      if (stamps.length) this.text = stamps.slice(-FEW);
      return;
    }
    const telling = ++this.tellings;
    if (told.length > MOST) told = told.slice(-2 * FEW);
    const all = [...this.waiting, ...told.map((moment) => ({ moment, telling }))];
    this.waiting = all.slice(-Math.max(2 * FEW, told.length));
    if (!this.current) this.next();
  }

  /** The next one, now. */
  skip(): void {
    if (this.current && !this.held) this.next();
  }

  /** The player goes on: moments of the past are dropped. */
  drop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.current = null;
    this.text = [];
  }

  /** A private card is being looked at: the queue waits until the returned function is called. */
  hold(): () => void {
    this.held += 1;
    clearTimeout(this.timer);
    const left = this.until - performance.now();
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.held -= 1;
      if (!this.held && this.current) this.show(Math.max(left, 0));
      else if (!this.held && this.waiting.length) this.next();
    };
  }

  private next(): void {
    clearTimeout(this.timer);
    if (this.held) return;
    const next = this.waiting.shift();
    this.current = next?.moment ?? null;
    if (!next) return;
    const behind = this.waiting.filter(({ telling }) => telling > next.telling).length;
    const shortened = behind > FEW ? 0.5 : this.isAgain(next.moment) ? AGAIN : 1;
    this.show(next.moment.hold * this.pace() * shortened);
  }

  private isAgain({ kind, series }: Moment): boolean {
    if (series === undefined) return false;
    const again = this.series.get(kind) === series;
    this.series.set(kind, series);
    return again;
  }

  private show(milliseconds: number): void {
    this.until = performance.now() + milliseconds;
    this.timer = setTimeout(() => this.next(), milliseconds);
  }
}
