/** A live table as one viewer sees it: the connection's messages as reactive state. */
import { around } from "../connection/alone";
import { Connection, Refused, type Credentials, type Language, type Line, type Listener, type Request } from "../connection/connection";
import type {
  Clocks, Event, FromTable, Move, Outcome, Phrase, Proposal, Room, Tag, Takeover, Update, Welcome,
} from "../generated/wire";
import type { Words } from "../text/words";
import { drawerOf } from "../shell/seats.svelte";
import { settings } from "../shell/settings.svelte";
import { Moments, type Moment } from "./moments.svelte";
import type { Claimed, Hint, SeatShown, Situation } from "./situation";
import { reuseParts } from "./reuse";
import { Witness } from "./witness";

/** How long events that fade are shown. */
export const MOMENT_MS = 8000;

export type News = NonNullable<Update["news"]>[number];

export class LiveTable implements Situation {
  line = $state<Line>("connecting");
  /** Why the line ended, in words, and by which refusal. */
  ended = $state("");
  endedBy = $state("");
  status = $state("");
  seat = $state<number | null>(null);
  room = $state.raw<Room | null>(null);
  news = $state.raw<readonly News[]>([]);
  view = $state.raw<unknown>(undefined);
  memory = $state.raw<unknown>(null);
  toAct = $state.raw<readonly number[]>([]);
  moves = $state.raw<readonly Move[]>([]);
  prompt = $state.raw<Phrase | null>(null);
  sealed = $state<string | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  /** When the clocks arrived, by this device's clock. */
  clocksAt = $state(0);
  paused = $state(false);
  proposal = $state.raw<Proposal | null>(null);
  /** A spectator asks for a seat. */
  takeover = $state.raw<Takeover | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  tags = $state.raw<readonly Tag[]>([]);
  inWindow = $state(false);
  fresh = $state.raw<readonly Event[]>([]);
  /** The latest refusal, in words, until this player asks again or is asked something else. */
  refusal = $state("");
  hints = $state.raw<readonly Hint[]>([]);
  /** The seats whose players are connected now; null until the table says so. */
  here = $state.raw<readonly number[] | null>(null);
  readonly witness: Witness;
  readonly moments = new Moments();
  private asked = $state(0);
  /** The latest game for which this page opened its share. */
  private opened = 0;
  private connection: Connection;
  /** The new seat of a spectator, until the seat's view arrives. */
  private coming: number | null = null;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly credentials: Credentials,
    private readonly spoken: () => Words,
    readonly deckOf: (room: Room) => unknown,
    connect = (listener: Listener) => new Connection(address(credentials.table), credentials, spoken().language, listener, around(credentials.table)),
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
    const here = this.here;
    return (this.room?.seats ?? []).map((seat, n) => ({
      ...seat,
      gone: here !== null && seat.name !== "" && seat.level === "" && !here.includes(n),
    }));
  });
  get options(): Readonly<Record<string, string>> {
    return this.room?.settings.options ?? {};
  }
  get deck(): unknown {
    return this.room ? this.deckOf(this.room) : null;
  }
  get words(): Words {
    return this.spoken();
  }
  get motion(): boolean {
    return settings.moves;
  }
  get handOnly(): boolean {
    return settings.handOnly && this.seat !== null && this.outcome === null;
  }
  get moment(): Moment | null {
    return this.moments.shown;
  }
  readonly holdMoments = (): (() => void) => this.moments.hold();
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

  /** All events that are kept, of the game that is played now. */
  readonly history: readonly Event[] = $derived.by(() => {
    const start = this.news.findLastIndex((piece) => piece.what === "start");
    return this.news.slice(start + 1).flatMap((piece) => (piece.what === "happened" ? piece.events : []));
  });

  readonly claimed: readonly Claimed[] = $derived.by(() => {
    const start = this.news.findLastIndex((piece) => piece.what === "start");
    return this.news.slice(start + 1).filter((piece) => piece.what === "claim");
  });

  readonly claim = (words: string): void => {
    void this.ask({ type: "claim", words });
  };

  readonly play = (code: number): void => {
    if (this.busy) return;
    this.moments.drop();
    this.asked += 1;
    void this.ask({ type: "play", code }).finally(() => (this.asked -= 1));
  };

  /** Plays one move after the other, as long as each is accepted. */
  readonly playAll = (codes: readonly number[]): void => {
    if (this.busy) return;
    this.moments.drop();
    this.asked += 1;
    const one = async (): Promise<void> => {
      for (const code of codes) if (!(await this.ask({ type: "play", code }))) return;
    };
    void one().finally(() => (this.asked -= 1));
  };

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
    await this.ask({ type: "hint" });
  }

  speak(language: Language): void {
    this.connection.speak(language);
  }

  redial(): void {
    this.connection.redial();
  }

  close(): void {
    clearTimeout(this.fading);
    this.moments.drop();
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

  private take(update: Update): void {
    if (this.coming !== null) [this.seat, this.coming, this.news] = [this.coming, null, []];
    const known = update.since === 0 ? 0 : (this.news.at(-1)?.n ?? 0);
    const news = (update.news ?? []).filter((piece) => piece.n > known);
    // Events that fade are shown as fresh and never kept.
    const keep = news.map((piece) =>
      piece.what === "happened" ? { ...piece, events: piece.events.filter((event) => !event.fades) } : piece,
    );
    const first = update.since === 0 && this.news.length === 0;
    // Talk, and players who come or go, do not end a moment; it ends by its own timer.
    if (first || news.some((piece) => piece.what === "happened")) {
      this.fresh = first ? [] : news.flatMap((piece) => (piece.what === "happened" ? piece.events : []));
      clearTimeout(this.fading);
      if (this.fresh.some((event) => event.fades)) this.fading = setTimeout(() => (this.fresh = []), MOMENT_MS);
    }
    this.news = update.since === 0 ? keep : [...this.news, ...keep];
    const asksAnew = !sameMoves(this.moves, update.moves ?? []);
    if (asksAnew) this.refusal = "";
    if (asksAnew || news.length) this.hints = [];
    this.room = reuseParts(this.room, update.room ?? this.room);
    if (update.room) this.witness.see(update.room);
    if (update.opening?.length) this.open(update.opening);
    this.status = update.status;
    this.toAct = reuseParts(this.toAct, update.to_act ?? []);
    this.moves = reuseParts(this.moves, update.moves ?? []);
    this.prompt = reuseParts(this.prompt, update.prompt ?? null);
    this.view = reuseParts(this.view, update.view);
    this.memory = reuseParts(this.memory, update.memory ?? null);
    this.sealed = update.sealed ?? null;
    this.clocks = update.clocks ?? null;
    this.clocksAt = performance.now();
    this.paused = update.paused ?? false;
    this.proposal = reuseParts(this.proposal, update.proposal ?? null);
    this.takeover = reuseParts(this.takeover, update.takeover ?? null);
    this.outcome = reuseParts(this.outcome, update.outcome ?? null);
    this.tags = reuseParts(this.tags, update.tags ?? []);
    this.inWindow = update.in_window ?? false;
  }
}

function sameMoves(one: readonly Move[], other: readonly Move[]): boolean {
  return one.length === other.length && one.every((move, n) => move.code === other[n]!.code);
}

function address(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(table)}`;
}
