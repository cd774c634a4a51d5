/** One seat's line to its table: it says hello, keeps the line alive, makes it again when it breaks, and asks again for
 * what was not acknowledged. Asking twice is harmless: every request has an id. */
import { VERSION, type FromTable, type ToTable, type Update, type Welcome } from "../generated/wire";

/** The part of a WebSocket that is used, so that a test can stand in for the server. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export type Line = "connecting" | "open" | "lost" | "ended";
export type Language = "es" | "en";

export interface Credentials {
  table: string;
  key: string;
  invite: string;
}

export interface Listener {
  /** The line changed; once the table has ended it, `why` says it to people and `code` to the page. */
  line(line: Line, why: string, code: string): void;
  welcome(message: Welcome): void;
  /** Only newer updates: a late one from another node is skipped. */
  update(message: Update): void;
  /** A message of a kind that the connection itself has no use for. */
  other?(message: FromTable): void;
}

/** The table said no. `text` is for people and names the rule. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
  ) {
    super(text);
  }
}

/** What to tell a person: the server's own sentence, or that it is not there. */
export function why(refused: unknown, offline: string): string {
  return refused instanceof Refused && refused.text ? refused.text : offline;
}

/** The connection adds the id. */
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Request = WithoutId<ToTable>;

interface Pending {
  data: string;
  done: (answer?: FromTable) => void;
  refused: (why: Refused) => void;
}

export interface Surroundings {
  socket(url: string): Socket;
  later(action: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  random(): number;
}

export const browser: Surroundings = {
  socket: (url) => new WebSocket(url) as Socket,
  later: (action, milliseconds) => window.setTimeout(action, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
};

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
const PATIENCE = 8_000;
const LONGEST_SILENCE = 15_000;
/** Where people wait for each other, or this player for an answer, a lost line shows within seconds. */
const SHORT_SILENCE = 2_500;
const SHORT_PATIENCE = 2_500;

export class Connection {
  seq = 0;
  line: Line = "connecting";
  private socket: Socket | null = null;
  private pause = FIRST_PAUSE;
  private timers: number[] = [];
  private pending = new Map<string, Pending>();
  private count = 0;
  private seat: number | null | undefined;
  /** The next update must hold everything. */
  private needsAll = false;
  private seen = 0;
  /** Zero at a table of this device, whose Worker may be busy for seconds. */
  private heartbeat = 0;
  private people = 0;
  private isPlaying = false;
  private isAsking = false;
  private shortPatience = SHORT_PATIENCE;
  private readonly mark: string;

  constructor(
    private readonly url: string,
    private readonly credentials: Credentials,
    private language: Language,
    private readonly listener: Listener,
    private readonly around: Surroundings = browser,
  ) {
    this.mark = Math.floor(around.random() * 2 ** 32).toString(36);
    this.dial();
  }

  /** Resolves when it is done and will not be lost, rejects with `Refused`. */
  ask(request: Request): Promise<FromTable | undefined> {
    const id = `${this.mark}-${this.count++}`;
    const data = JSON.stringify({ ...request, id });
    return new Promise((done, refused) => {
      if (this.line === "ended") return refused(new Refused("ended", ""));
      this.pending.set(id, { data, done, refused });
      if (this.line !== "open" || !this.socket) return;
      this.socket.send(data);
      if (this.pending.size === 1 && !this.isAsking) this.listen(this.socket);
    });
  }

  /** The page has shown its player the news up to this number. Bots wait for pages that tell; each new line is told
   * again. */
  tellSeen(n: number): void {
    if (n <= this.seen) return;
    this.seen = n;
    if (this.line === "open" && this.socket) this.sendSeen(this.socket);
  }

  private sendSeen(socket: Socket): void {
    const seen: ToTable = { type: "seen", n: this.seen };
    if (this.seen && this.seat !== null) socket.send(JSON.stringify(seen));
  }

  /** The same table in another language: refusals are said in it. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    if (this.line !== "ended") this.redial();
  }

  /** Does not wait for the pause to be over: the network is back, or the page is looked at again. */
  redial(): void {
    if (this.line === "ended") return;
    this.drop();
    this.change("connecting");
    this.dial();
  }

  close(): void {
    this.drop();
    this.change("ended");
  }

  private dial(): void {
    const socket = this.around.socket(this.url);
    this.socket = socket;
    this.await(PATIENCE, () => this.lose(socket));
    socket.onopen = () => {
      const { key, invite } = this.credentials;
      const hello: ToTable = { type: "hello", v: VERSION, key, invite, since: this.seq, language: this.language };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.hear(socket, JSON.parse(event.data) as FromTable);
    socket.onclose = () => this.lose(socket);
  }

  private hear(socket: Socket, message: FromTable): void {
    if (socket !== this.socket) return;
    this.isAsking = false;
    switch (message.type) {
      case "welcome":
        this.pause = FIRST_PAUSE;
        this.heartbeat = message.heartbeat;
        this.change("open");
        this.listener.welcome(message);
        // A spectator who was given a seat sees the table from its beginning.
        this.needsAll = this.seat === null && message.seat !== null;
        if (this.needsAll) socket.send(JSON.stringify({ type: "resync", since: 0 } satisfies ToTable));
        this.seat = message.seat;
        this.sendSeen(socket);
        for (const { data } of this.pending.values()) socket.send(data);
        break;
      case "update":
        this.take(socket, message);
        if (message.accepted) this.settle(message.accepted, message);
        break;
      case "accepted":
        this.settle(message.id, message);
        break;
      case "refused":
        this.refuse(message.id ?? "", new Refused(message.code, message.text));
        break;
      case "bye":
        // The key of a refused request for a seat opens nothing any more.
        if (!message.again || message.code === "not-seated") {
          this.drop();
          this.change("ended", message.text, message.code);
        }
        break;
      case "pong":
        break;
      default: {
        const answer = message as { id?: string };
        if (answer.id && this.pending.has(answer.id)) this.settle(answer.id, message);
        this.listener.other?.(message);
      }
    }
    if (socket === this.socket) this.listen(socket);
  }

  private take(socket: Socket, update: Update): void {
    if (update.since > this.seq) {
      // Updates are numbered without gaps: a missing one is requested.
      const resync: ToTable = { type: "resync", since: this.seq };
      socket.send(JSON.stringify(resync));
      return;
    }
    if ((this.needsAll || update.seq < this.seq) && update.since > 0) return;
    this.needsAll = false;
    this.seq = update.seq;
    this.isPlaying = update.status === "playing";
    if (update.room) this.people = update.room.seats.filter((seat) => seat.name && (!seat.level || seat.away)).length;
    this.listener.update(update);
  }

  private settle(id: string, answer: FromTable): void {
    this.pending.get(id)?.done(answer);
    this.pending.delete(id);
  }

  private refuse(id: string, why: Refused): void {
    const asked = this.pending.get(id);
    if (!asked) return;
    if (why.code === "try-again") {
      this.around.later(() => {
        if (this.pending.has(id) && this.line === "open") this.socket?.send(asked.data);
      }, FIRST_PAUSE);
      return;
    }
    this.pending.delete(id);
    asked.refused(why);
  }

  /** Something was heard: the line is alive. After a silence it is asked, and without an answer given up. */
  private listen(socket: Socket): void {
    this.isAsking = false;
    this.await(this.isUrgent ? SHORT_SILENCE : LONGEST_SILENCE, () => {
      const ping: ToTable = { type: "ping" };
      socket.send(JSON.stringify(ping));
      this.isAsking = true;
      // The server answers a ping after the requests before it, which may have to wait for its disk.
      const isShort = this.isUrgent && !this.pending.size;
      this.await(isShort ? this.shortPatience : PATIENCE, () => {
        // Perhaps it was only slow: the next line gets more time.
        this.shortPatience = Math.min(PATIENCE, 2 * this.shortPatience);
        this.lose(socket);
      });
    });
  }

  private get isUrgent(): boolean {
    return this.heartbeat > 0 && (this.pending.size > 0 || (this.isPlaying && this.people > 1));
  }

  private await(milliseconds: number, action: () => void): void {
    for (const timer of this.timers) this.around.cancel(timer);
    this.timers = [this.around.later(action, milliseconds)];
  }

  private lose(socket: Socket): void {
    if (socket !== this.socket || this.line === "ended") return;
    this.drop();
    this.change("lost");
    this.await(this.pause * (0.5 + this.around.random()), () => this.dial());
    this.pause = Math.min(LONGEST_PAUSE, 2 * this.pause);
  }

  private drop(): void {
    for (const timer of this.timers) this.around.cancel(timer);
    this.timers = [];
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private change(line: Line, why = "", code = ""): void {
    this.line = line;
    if (line === "ended") {
      for (const { refused } of this.pending.values()) refused(new Refused("ended", why));
      this.pending.clear();
    }
    this.listener.line(line, why, code);
  }
}
