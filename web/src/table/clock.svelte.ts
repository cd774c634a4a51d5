/** One clock for everything that a table shows, says, sounds and asks: live play, lessons, replays and big screens.
 *
 * A table is a line of frames. A frame is all that is seen at one point in time: the scene, what it tells, how long it holds
 * and what is offered. The clock has the frames that were not shown yet, and shows the first. `Situation` is the frame
 * being shown, so question, log, header, hand and middle cannot belong to different times.
 *
 * - An update of the table becomes frames (`framesOf`): one for each moment that the face makes of it, and the frame in
 *   which the table comes to rest.
 * - Only the newest frame offers anything: nothing can be answered before its cause was seen.
 * - A press while the clock is behind ends what is shown and answers nothing; nor does a press that began before the
 *   question was there.
 * - A running clock of the player, or a window for reactions, hurries the frames: the question is there in time.
 * - Without motion every frame is entered at once; the stamps of the moments stand in the bar as text.
 * - The frame is forgotten when the next one is entered, and what fades with it (CO-26).
 *
 * The contract, for the author of a face, is `Face.moments(at, before)`: a pure function, called once for every update that
 * told something. `at` is the situation after it, `at.fresh` the events, `before` the scene before it. It returns what is worth a moment,
 * in order, made only of what this viewer received. It stands in `games/<game>/moments.ts` as `momentsOf`, without components:
 * `tests/words/test_moments.py` calls it for every viewer of whole games.
 */
import type { Event, Move, Update } from "../generated/wire";
import { settings } from "../shell/settings.svelte";
import { NOTHING, UNASKED, type Face, type Picture, type Situation } from "./situation";

export type News = NonNullable<Update["news"]>[number];
export type Tone = "good" | "bad" | "plain";

/** What a face makes of an event: a scene that is shown for a while, with emphasis. */
export interface Moment<S = unknown, V = unknown> {
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
  /** Played when the moment begins, in place of what its events sound like. */
  readonly sound?: string;
  /** What the face needs to draw it and the scene does not hold. */
  readonly shows?: S;
  /** The whole table while it is shown; without one, as it was before the update. */
  readonly scene?: V;
  /** The last event that it tells, with all before it; without one, `event`. */
  readonly tellsTo?: Event;
  /** The game's ending is drawn, and not yet told in words. */
  readonly ends?: boolean;
}

export interface Frame extends Picture {
  /** The first of an update. */
  readonly begins: boolean;
  readonly moment: Moment | null;
  /** Milliseconds at normal pace before the next frame, where there is one. */
  readonly hold: number;
  /** News in the order in which it happened; an event has its piece of news cut down to itself. */
  readonly tells: readonly News[];
}

/** As long as cards travel. */
const TRAVEL_MS = 300;
/** No backlog lasts longer. */
const LONGEST_MS = 6000;
/** What is left of the player's time when the question is asked. */
const RESERVE_MS = 2500;
/** More frames than that are not shown: the player was away, and sees how it ended. */
const MOST = 24;
/** The second tap of a double tap belongs to what the first one ended. */
const DOUBLE_TAP_MS = 250;
/** How long events that fade are shown. */
export const FADE_MS = 8000;
/** That many stamps stand in the text where nothing moves. */
const STAMPS = 3;

/** Each event of a piece of news by itself. */
function single(piece: News): News[] {
  return piece.what === "happened" ? piece.events.map((event) => ({ ...piece, events: [event] })) : [piece];
}

export function eventsOf(news: readonly News[]): Event[] {
  return news.flatMap((piece) => (piece.what === "happened" ? piece.events : []));
}

/** An update as frames. `at` is the situation after it, with its events as `fresh`. */
export function framesOf(face: Pick<Face, "moments"> | null, at: Situation, before: Picture, after: Picture, news: readonly News[]): Frame[] {
  let tells = news.flatMap(single);
  const begins = before.view === undefined || before.view === null || news.some((piece) => piece.what === "start");
  const moments = begins || !at.fresh.length ? [] : (face?.moments?.(at, before.view) ?? []);
  const shown = moments.map((moment): Frame => {
    const last = moment.tellsTo ?? moment.event;
    const end = tells.findIndex((piece) => piece.what === "happened" && piece.events[0] === last) + 1;
    const view = moment.scene ?? before.view;
    const frame = { ...before, ...UNASKED, view, outcome: moment.ends ? after.outcome : null, begins: false, moment, hold: moment.hold, tells: tells.slice(0, end) };
    tells = tells.slice(end);
    return frame;
  });
  // What others do beside a question leaves it asked.
  const isBeside = !moments.length && before.moves.length > 0 && sameMoves(before.moves, after.moves);
  const rest: Frame = { ...after, begins: false, moment: null, hold: at.fresh.length && !isBeside ? TRAVEL_MS : 0, tells };
  const [first, ...others] = [...shown, rest];
  return [{ ...first!, begins: true }, ...others];
}

export interface ClockEnvironment {
  /** Whether things may move. */
  moves(): boolean;
  /** How much slower than usual moments are. */
  pace(): number;
  /** When the player's own time runs out, by `performance.now()`; null where it does not run. */
  deadline?(): number | null;
  /** A frame has been entered. */
  entered?(): void;
  /** Frames came that take so long: what is held open, and how quick the player taps, changes nothing of it. */
  pushed?(milliseconds: number): void;
}

const BROWSER: ClockEnvironment = { moves: () => settings.moves, pace: () => settings.paceFactor };

export class Clock {
  /** The first is on the screen, the last is the newest. */
  private queue = $state.raw<readonly [Frame, ...Frame[]]>([resting(NOTHING)]);
  /** What was told so far, without what fades. */
  passed = $state.raw<readonly News[]>([]);
  /** The events of the latest update that were told so far; gone after a while where one of them fades. */
  fresh = $state.raw<readonly Event[]>([]);
  /** Without motion: the stamps of the latest update that had any. */
  stamps = $state.raw<readonly Required<Pick<Moment, "kind" | "stamp" | "tone">>[]>([]);
  /** The share of their own time that frames have, to be done in time. */
  rate = $state(1);
  /** Counts the frames of the game that were entered; talk is beside it. */
  count = $state(0);
  /** What is on the screen: only the newest frame asks anything. */
  readonly shown: Frame = $derived(this.isBehind ? { ...this.queue[0], ...UNASKED } : this.queue[0]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  /** When the timer ends. */
  private until = 0;
  /** When the table came to rest. */
  private restedAt = -TRAVEL_MS;
  /** When the present question was there to be read. */
  private askedAt = 0;
  /** A moment was shown since the last question. */
  private hasShown = false;
  isAsleep = $state(false);
  private readonly holds = new Set<symbol>();
  private lastAsked: readonly Move[] = [];

  constructor(private readonly around: ClockEnvironment = BROWSER) {}

  /** How it will stand: for what is drawn nowhere, such as the title of a hidden tab. */
  get newest(): Frame {
    return this.queue.at(-1)!;
  }

  get isBehind(): boolean {
    return this.queue.length > 1;
  }

  push(frames: readonly Frame[]): void {
    if (this.isAsleep) this.finish();
    this.queue = [...this.queue, ...frames];
    const milliseconds = this.show(frames);
    this.around.pushed?.(milliseconds);
  }

  /** Begins to show them; how long that takes. */
  private show(frames: readonly Frame[]): number {
    const wasBehind = this.queue.length > frames.length + 1;
    const moves = this.around.moves();
    const stamps = frames.flatMap(({ moment }) => (moment?.stamp ? [moment] : []));
    if (moves) this.stamps = [];
    else if (stamps.length) this.stamps = stamps.slice(-STAMPS).map(({ kind, stamp, tone = "plain" }) => ({ kind, stamp, tone }));
    if (!moves || this.queue.length > MOST) this.finish();
    if (!this.isBehind || this.isAsleep) return 0;
    const now = performance.now();
    const wanted = this.queue.slice(1).reduce((sum, frame) => sum + this.timeOf(frame), 0);
    const due = this.around.deadline?.() ?? null;
    // After the end nothing more happens that would have to wait.
    const most = due !== null ? Math.min(LONGEST_MS, Math.max(0, due - now - RESERVE_MS)) : this.newest.outcome ? wanted : LONGEST_MS;
    const rate = wanted ? Math.min(1, most / wanted) : 1;
    const left = wasBehind ? (Math.max(0, this.until - now) * rate) / (this.rate || 1) : Math.max(0, TRAVEL_MS - (now - this.restedAt)) * rate;
    this.rate = rate;
    if (!this.holds.size) this.wait(left);
    return left + wanted * rate;
  }

  /** The same point in time is asked something else, and nothing happened. */
  amend(picture: Picture): void {
    const changed = { ...this.newest, ...picture };
    this.queue = this.isBehind ? [this.queue[0], ...this.queue.slice(1, -1), changed] : [changed];
    if (!this.isBehind) this.ask();
  }

  /** A jump: told again, taken back, or a replay's slider. Nothing in between is shown. */
  reset(picture: Picture, passed: readonly News[]): void {
    this.stop();
    this.holds.clear();
    this.queue = [resting(picture)];
    [this.passed, this.fresh, this.stamps] = [passed, [], []];
    this.rest();
    // No card is on its way.
    this.restedAt = -TRAVEL_MS;
  }

  /** To where the table comes to rest: one press for one update, however many moments it has. */
  skip(): void {
    if (this.holds.size) return;
    do {
      if (!this.isBehind) return;
      this.next();
    } while (this.queue[0].moment);
    if (this.isBehind) this.wait(this.timeOf(this.queue[0]) * this.rate);
  }

  finish(): void {
    this.holds.clear();
    while (this.isBehind) this.next();
  }

  /** Whether a press belongs to the show: it ends what is shown, or it began before the question could be read. */
  takes(pressedAt: number): boolean {
    if (!this.isBehind) return pressedAt < this.askedAt;
    this.skip();
    this.askedAt = performance.now() + DOUBLE_TAP_MS;
    return true;
  }

  /** A private card is being looked at, or another player has the device: what is shown stays until the returned function is called. */
  hold(): () => void {
    const left = Math.max(0, this.until - performance.now());
    const mine = Symbol();
    this.holds.add(mine);
    clearTimeout(this.timer);
    return () => {
      if (this.holds.delete(mine) && !this.holds.size && this.isBehind && !this.isAsleep) this.wait(left);
    };
  }

  /** The tab is hidden: what happens meanwhile is not shown, but for the latest update. */
  sleep(): void {
    this.isAsleep = true;
    clearTimeout(this.timer);
  }

  /** A player who looked all the while sees nothing change. */
  wake(): void {
    if (!this.isAsleep) return;
    this.isAsleep = false;
    if (this.isBehind && !this.holds.size) this.wait(TRAVEL_MS);
  }

  /** The player has acted: stamps of the past go. */
  acted(): void {
    this.stamps = [];
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
  }

  private next(): void {
    clearTimeout(this.timer);
    const [, entered, ...others] = this.queue;
    if (!entered) return;
    // What the last frame showed is forgotten here, and what this one tells is kept only as far as it lasts.
    this.queue = [{ ...entered, tells: [] }, ...others];
    this.tell(entered);
    if (entered.moment) this.hasShown = true;
    if (this.isBehind) this.enter();
    else this.rest();
  }

  private tell({ tells, begins, moment }: Frame): void {
    const events = eventsOf(tells);
    // Talk does not end what was told of the game.
    if (events.length || moment) {
      this.fresh = begins ? events : [...this.fresh, ...events];
      clearTimeout(this.fading);
      if (this.fresh.some((event) => event.fades)) this.fading = setTimeout(() => (this.fresh = []), FADE_MS);
    }
    if (tells.length) this.passed = tells.reduce(appended, this.passed);
  }

  private rest(): void {
    if (this.queue[0].hold) this.restedAt = performance.now();
    this.rate = 1;
    this.ask();
    this.enter();
  }

  /** The same question is not asked again by what others say or do beside it. */
  private ask(): void {
    if (this.hasShown || !sameMoves(this.lastAsked, this.newest.moves)) this.askedAt = performance.now();
    this.hasShown = false;
    this.lastAsked = this.newest.moves;
  }

  private enter(): void {
    const { hold, moment, begins } = this.queue[0];
    if (hold || moment || !begins) this.count += 1;
    this.around.entered?.();
  }

  private timeOf(frame: Frame): number {
    return frame.hold * this.around.pace();
  }

  /** Shows the next frame after that time, or now. */
  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.until = performance.now() + milliseconds;
    if (milliseconds > 0) this.timer = setTimeout(() => this.advance(), milliseconds);
    else this.advance();
  }

  private advance(): void {
    this.next();
    if (this.isBehind) this.wait(this.timeOf(this.queue[0]) * this.rate);
  }
}

function resting(picture: Picture): Frame {
  return { ...picture, begins: true, moment: null, hold: 0, tells: [] };
}

/** The news with one more piece; an event goes into the piece that it belongs to, and what fades is left out. */
function appended(news: readonly News[], piece: News): readonly News[] {
  if (piece.what !== "happened") return [...news, piece];
  const events = piece.events.filter((event) => !event.fades);
  const last = news.at(-1);
  if (last?.what === "happened" && last.n === piece.n) return [...news.slice(0, -1), { ...last, events: [...last.events, ...events] }];
  return [...news, { ...piece, events }];
}

/** The news without what fades. */
export function lasting(news: readonly News[]): readonly News[] {
  return news.flatMap(single).reduce(appended, []);
}

export function sameMoves(one: readonly Move[], other: readonly Move[]): boolean {
  return one.length === other.length && one.every((move, n) => move.code === other[n]!.code);
}
