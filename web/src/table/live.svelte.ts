/** A live table as one viewer sees it: the connection's messages as reactive state. */
import { around, isAlone } from "../connection/alone";
import { Connection, Refused, type Credentials, type Language, type Line, type Listener, type Request } from "../connection/connection";
import type { Clocks, Event, FromTable, Move, Outcome, Phrase, Proposal, Room, Tag, Takeover, Update, Welcome } from "../generated/wire";
import type { Words } from "../text/words";
import { drawerOf } from "../shell/seats.svelte";
import { settings } from "../shell/settings.svelte";
import { Clock, eventsOf, framesOf, lasting, sameMoves, type Moment, type News } from "./clock.svelte";
import { situationOf, type Claimed, type Face, type Hint, type Picture, type SeatShown, type Situation } from "./situation";
import { reuseParts } from "./reuse";
import { Witness } from "./witness";

/** What the page has loaded for a table. */
export interface Host {
  words(): Words;
  deck(): unknown;
  face(): Face | null;
}

export class LiveTable implements Situation {
  line = $state<Line>("connecting");
  /** Why the line ended, in words, and by which refusal. */
  ended = $state("");
  endedBy = $state("");
  status = $state("");
  seat = $state<number | null>(null);
  room = $state.raw<Room | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  /** When the clocks arrived, by this device's clock. */
  clocksAt = $state(0);
  paused = $state(false);
  proposal = $state.raw<Proposal | null>(null);
  /** A spectator asks for a seat. */
  takeover = $state.raw<Takeover | null>(null);
  /** The latest refusal, in words, until this player asks again or is asked something else. */
  refusal = $state("");
  hints = $state.raw<readonly Hint[]>([]);
  /** The seats whose players are connected now; null until the table says so. */
  here = $state.raw<readonly number[] | null>(null);
  readonly witness: Witness;
  readonly clock = new Clock({
    moves: () => settings.moves,
    pace: () => settings.paceFactor,
    deadline: () => this.deadline,
    entered: () => this.clock.isBehind || this.see(),
    pushed: (milliseconds) => {
      clearTimeout(this.seeing);
      this.seeing = setTimeout(() => this.see(), milliseconds);
    },
  });
  /** Lets the clock go on, where another player had the device. */
  release: (() => void) | undefined;
  private asked = $state(0);
  /** The latest game for which this page opened its share. */
  private opened = 0;
  private connection: Connection;
  /** The new seat of a spectator, until the seat's view arrives. */
  private coming: number | null = null;
  /** The number of the latest piece of news, shown or not. */
  private latest = 0;
  private seeing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly credentials: Credentials,
    public host: Host,
    connect = (listener: Listener) => new Connection(address(credentials.table), credentials, host.words().language, listener, around(credentials.table)),
  ) {
    this.witness = new Witness(drawerOf(credentials.table));
    this.connection = connect({
      line: (line, why, code) => {
        this.line = line;
        if (line === "ended") [this.ended, this.endedBy] = [why, code];
      },
      welcome: (message) => this.welcomed(message),
      update: (message) => this.take(message),
      other: (message) => this.heard(message),
    });
  }

  get game(): string {
    return this.room?.settings.game ?? "";
  }
  readonly seats: readonly SeatShown[] = $derived.by(() => {
    // All who play at a table of this device are where the device is.
    const here = isAlone(this.credentials.table) ? null : this.here;
    return (this.room?.seats ?? []).map((seat, n) => ({
      ...seat,
      gone: here !== null && seat.name !== "" && seat.level === "" && !here.includes(n),
    }));
  });
  get options(): Readonly<Record<string, string>> {
    return this.room?.settings.options ?? {};
  }
  get deck(): unknown {
    return this.room ? this.host.deck() : null;
  }
  get words(): Words {
    return this.host.words();
  }
  get motion(): boolean {
    return settings.moves;
  }
  get handOnly(): boolean {
    return settings.handOnly && this.seat !== null && this.outcome === null;
  }
  // What belongs to one point in time: the frame that is shown.
  get view(): unknown {
    return this.clock.shown.view;
  }
  get memory(): unknown {
    return this.clock.shown.memory;
  }
  get toAct(): readonly number[] {
    return this.clock.shown.toAct;
  }
  get moves(): readonly Move[] {
    return this.clock.shown.moves;
  }
  get prompt(): Phrase | null {
    return this.clock.shown.prompt;
  }
  get sealed(): string | null {
    return this.clock.shown.sealed;
  }
  get inWindow(): boolean {
    return this.clock.shown.inWindow;
  }
  get outcome(): Outcome | null {
    return this.clock.shown.outcome;
  }
  get tags(): readonly Tag[] {
    return this.clock.shown.tags;
  }
  get moment(): Moment | null {
    return this.clock.shown.moment;
  }
  get fresh(): readonly Event[] {
    return this.clock.fresh;
  }
  get news(): readonly News[] {
    return this.clock.passed;
  }
  readonly holdMoments = (): (() => void) => this.clock.hold();
  get busy(): boolean {
    return this.isAsking || this.paused;
  }
  /** A request is on its way. */
  get isAsking(): boolean {
    return this.asked > 0;
  }
  get started(): boolean {
    return this.view !== undefined;
  }
  get isPlaying(): boolean {
    return this.status === "playing";
  }
  /** The game is over, and all of it was shown. */
  get isOver(): boolean {
    return this.outcome !== null && !this.clock.isBehind;
  }

  /** All events that are kept, of the game that is played now. */
  readonly history: readonly Event[] = $derived.by(() => {
    const start = this.news.findLastIndex((piece) => piece.what === "start");
    return eventsOf(this.news.slice(start + 1));
  });

  readonly claimed: readonly Claimed[] = $derived.by(() => {
    const start = this.news.findLastIndex((piece) => piece.what === "start");
    return this.news.slice(start + 1).filter((piece) => piece.what === "claim");
  });

  readonly claim = (words: string): void => {
    void this.ask({ type: "claim", words });
  };

  readonly play = (code: number): void => this.playAll([code]);

  /** Plays one move after the other, as long as each is accepted. */
  readonly playAll = (codes: readonly number[]): void => {
    if (this.busy || this.clock.isBehind) return;
    this.answer(codes);
  };

  /** Plays what the newest frame offers, shown or not. */
  answer(codes: readonly number[]): void {
    this.clock.acted();
    this.asked += 1;
    const one = async (): Promise<void> => {
      for (const code of codes) if (!(await this.ask({ type: "play", code }))) return;
    };
    void one().finally(() => (this.asked -= 1));
  }

  /** Against bots it is done at once; other players are asked. */
  readonly undo = (): void => {
    if (this.busy) return;
    this.asked += 1;
    void this.ask({ type: "propose", what: "undo" }).finally(() => (this.asked -= 1));
  };

  /** Whether it was done; a refusal is shown. */
  async ask(request: Request): Promise<boolean> {
    this.refusal = "";
    try {
      await this.connection.ask(request);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.text;
      return false;
    }
  }

  /** Asks for a rematch, or agrees to it, with a share of the next game's seed. */
  async rematch(request: { type: "propose"; what: "rematch" } | { type: "answer"; yes: true }): Promise<void> {
    const number = this.nextNumber;
    const before = this.witness.of(number);
    const done = await this.ask({ ...request, commitment: this.witness.promise(number) });
    // A commitment by another page of this seat still holds.
    if (!done) this.witness.keep(number, before);
  }

  async hint(): Promise<void> {
    const { moves } = this.clock.newest;
    const done = await this.ask({ type: "hint" });
    // The player has gone on meanwhile: what was refused is no longer of interest.
    if (!done && !sameMoves(moves, this.clock.newest.moves)) this.refusal = "";
  }

  /** Nothing is shown to a tab that nobody looks at; it still rings when it is the player's turn. */
  look(isSeen: boolean): void {
    if (isSeen) this.clock.wake();
    else this.clock.sleep();
  }

  speak(language: Language): void {
    this.connection.speak(language);
  }

  redial(): void {
    this.connection.redial();
  }

  close(): void {
    this.clock.stop();
    clearTimeout(this.seeing);
    this.connection.close();
  }

  private get nextNumber(): number {
    return (this.room?.number ?? 0) + 1;
  }

  /** All seats have committed: opens this player's share. The check of the record reports a share that came too late. */
  private open(committed: readonly string[]): void {
    const number = this.nextNumber;
    const entropy = this.witness.open(number, this.seat, committed);
    if (!entropy || this.opened >= number) return;
    this.opened = number;
    this.connection.ask({ type: "reveal", entropy }).catch(() => undefined);
  }

  /** Bots wait until the players have seen what happened. When that is depends on what everybody was told, and on no card
   * that a player holds open. */
  private see(): void {
    clearTimeout(this.seeing);
    if (this.isPlaying) this.connection.tellSeen(this.latest);
  }

  private welcomed(message: Welcome): void {
    // The seat changes together with its view: a spectator's view must not be drawn for a seat.
    if (this.seat === null && message.seat !== null && this.started) this.coming = message.seat;
    else this.seat = message.seat;
  }

  private heard(message: FromTable): void {
    // A reason names seats by their numbers: #2.
    const named = (why: string) => why.replace(/#(\d)/g, (_, n) => this.room?.seats[n - 1]?.name ?? n);
    if (message.type === "hints") this.hints = message.moves.map((hint) => ({ ...hint, why: named(hint.why) }));
    if (message.type === "presence") this.here = message.here;
  }

  /** When the player's own time runs out, or that of a window which asks the player. */
  private get deadline(): number | null {
    const { clocks, seat } = this;
    if (!clocks || this.paused || seat === null) return null;
    const own = clocks.running?.includes(seat) ? clocks.left?.[seat] : undefined;
    const left = Math.min(own ?? Infinity, (this.clock.newest.toAct.includes(seat) ? clocks.window : null) ?? Infinity);
    return left === Infinity ? null : this.clocksAt + left;
  }

  private take(update: Update): void {
    const { clock } = this;
    const isTold = update.since === 0 || this.coming !== null;
    const news = (update.news ?? []).filter((piece) => isTold || piece.n > this.latest);
    if (this.coming !== null) [this.seat, this.coming] = [this.coming, null];
    this.latest = news.at(-1)?.n ?? (isTold ? 0 : this.latest);
    this.room = reuseParts(this.room, update.room ?? this.room);
    if (update.room) this.witness.see(update.room);
    if (update.opening?.length) this.open(update.opening);
    this.status = update.status;
    this.clocks = update.clocks ?? null;
    this.clocksAt = performance.now();
    this.paused = update.paused ?? false;
    this.proposal = reuseParts(this.proposal, update.proposal ?? null);
    this.takeover = reuseParts(this.takeover, update.takeover ?? null);

    const before = clock.newest;
    const after: Picture = {
      view: reuseParts(before.view, update.view),
      memory: reuseParts(before.memory, update.memory ?? null),
      toAct: reuseParts(before.toAct, update.to_act ?? []),
      moves: reuseParts(before.moves, update.moves ?? []),
      prompt: reuseParts(before.prompt, update.prompt ?? null),
      sealed: update.sealed ?? null,
      inWindow: update.in_window ?? false,
      outcome: reuseParts(before.outcome, update.outcome ?? null),
      tags: reuseParts(before.tags, update.tags ?? []),
    };
    const asksAnew = !sameMoves(before.moves, after.moves);
    if (asksAnew) this.refusal = "";
    if (asksAnew || news.length) this.hints = [];
    if (isTold) clock.reset(after, lasting(news));
    else if (typeof update.undone === "number") clock.reset(after, [...this.without(update.since, update.undone), ...lasting(news)]);
    else if (news.length) clock.push(framesOf(this.host.face(), this.situation(after, eventsOf(news)), before, after, news));
    else clock.amend(after);
  }

  /** The news up to there, with so many events of this game: the others were taken back. */
  private without(since: number, events: number): readonly News[] {
    this.clock.finish();
    const news = this.clock.passed.filter((piece) => piece.n <= since);
    const start = news.findLastIndex((piece) => piece.what === "start");
    let left = events;
    return news.map((piece, n) => {
      if (n <= start || piece.what !== "happened") return piece;
      const kept = piece.events.slice(0, left);
      left -= kept.length;
      return { ...piece, events: kept };
    });
  }

  /** The table as it stands after an update, for the moments that a face makes of it. */
  private situation(after: Picture, fresh: readonly Event[]): Situation {
    const { game, seat, seats, options, deck, words, motion, clocks } = this;
    return situationOf({ ...after, game, seat, seats, options, deck, words, motion, clocks, fresh });
  }
}

function address(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(table)}`;
}
