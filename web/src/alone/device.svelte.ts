/** This device as a server: the Worker with its tables, started when it is first wanted. */
import { isBundle, present, ROOT } from "../connection/alone";
import type { Socket, Surroundings } from "../connection/connection";
import { browser } from "../connection/connection";
import type { Game, GameList } from "../generated/wire";
import { settings } from "../shell/settings.svelte";
import { isWhole } from "./files";
import { keptTable, type Journal } from "./saves";
import type { FromDevice, ToDevice } from "./talk";

/** `stale`: the files were replaced by newer ones, or cannot be had. */
export type Standing = "asleep" | "starting" | "ready" | "stale" | "broken";

export interface Unreadable {
  readonly code: "damaged" | "newer";
  readonly text: string;
}

interface OpenLine {
  readonly table: string;
  readonly socket: Socket;
}

/** A Worker that does not answer for this long counts as dead: browsers do not report it. */
const PATIENCE_MS = 20_000;
const EVERY_MS = 5_000;
const DETAILS = /^\/api\/tables\/(alone-[^/?]+)$/;

export class Device {
  standing = $state<Standing>("asleep");
  /** What share of the files is there. */
  progress = $state(0);
  /** The seat that should hold the device, by table. */
  turns = $state.raw<Readonly<Record<string, number | null>>>({});
  /** The tables whose latest moves could not be kept. */
  unkept = $state.raw<ReadonlySet<string>>(new Set());
  /** Why a table that was kept cannot be read. */
  damaged = $state.raw<Readonly<Record<string, Unreadable>>>({});
  private worker: Worker | null = null;
  private watch: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private checkedAt = 0;
  private ready: Promise<void> | null = null;
  /** After a failure: the next start uses no snapshot. */
  private isFresh = false;
  private count = 0;
  private readonly asked = new Map<number, (answer: Response) => void>();
  private readonly lines = new Map<number, OpenLine>();

  /** Resolves when tables can be asked; rejects when they cannot. */
  start(): Promise<void> {
    this.ready ??= new Promise((done, failed) => {
      [this.standing, this.progress] = ["starting", 0];
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "sobremesa" });
      this.worker = worker;
      worker.onmessage = ({ data }: MessageEvent<FromDevice>) => {
        if (worker !== this.worker) return;
        this.heardAt = performance.now();
        if (data.type === "ready") {
          this.standing = "ready";
          this.watch = setInterval(() => this.check(), EVERY_MS);
          done();
        } else if (data.type === "failed") {
          this.fail(data.why === "NotThere" ? "stale" : "broken");
          failed(new Error(data.text));
        } else this.hear(data);
      };
      worker.onerror = (event) => {
        if (worker !== this.worker) return;
        // Its own script did not arrive, or it is out of memory.
        this.fail(this.standing === "starting" ? "stale" : "broken");
        failed(new Error(event.message));
      };
      this.post({ type: "start", root: ROOT, pace: settings.paceFactor, fresh: this.isFresh });
      this.isFresh = false;
    });
    return this.ready;
  }

  /** What a server would answer. */
  async answer(language: string, method: string, path: string, body?: object, door = ""): Promise<Response> {
    const known = await this.atHand(method, path, language);
    if (known) return known;
    await this.start();
    const id = this.count++;
    return new Promise((done) => {
      this.asked.set(id, done);
      this.post({ type: "ask", id, method, path, language, door, body: body ? JSON.stringify(body) : "" });
    });
  }

  /** The games that can be played here without a server; null without the files for it. */
  async games(language: string): Promise<readonly Game[] | null> {
    if (!isBundle && !(await isWhole(ROOT))) return null;
    const answer = await this.answer(language, "GET", "/api/games").catch(() => null);
    return answer?.ok ? ((await answer.json()) as GameList).games : null;
  }

  /** Answers that do not need Python. */
  private async atHand(method: string, path: string, language: string): Promise<Response | null> {
    if (method !== "GET") return null;
    if (path === "/api/games") return fetch(`${ROOT}alone/games.${language}.json`);
    if (path === "/api/tables") return Response.json({ tables: [] });
    const game = /^\/api\/games\/([^/]+)$/.exec(path)?.[1];
    if (game) return fetch(`${ROOT}alone/packs/${game}.json`);
    const table = DETAILS.exec(path)?.[1];
    if (table && this.standing !== "ready") {
      const kept = await keptTable(table).catch(() => null);
      if (kept) return Response.json(kept.details);
      if (kept === undefined) return Response.json({ code: "no-such-table", text: "" }, { status: 404 });
    }
    return null;
  }

  /** All entries of a table that is open here, stored or not. */
  async journal(table: string): Promise<Journal | null> {
    if (this.standing !== "ready") return null;
    const answer = await this.answer("es", "GET", `/api/tables/${table}/journal`);
    return answer.ok ? ((await answer.json()) as Journal) : null;
  }

  /** A line to a table, as a WebSocket would be. */
  around(): Surroundings {
    return { ...browser, socket: (url) => this.socket(decodeURIComponent(url.split("/").at(-1)!)) };
  }

  private socket(table: string): Socket {
    const line = this.count++;
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data) => this.post({ type: "line", line, table, data }),
      close: () => {
        this.lines.delete(line);
        this.post({ type: "hang-up", line });
      },
    };
    this.lines.set(line, { table, socket });
    this.start().then(
      () => socket.onopen?.(),
      () => socket.onclose?.(),
    );
    return socket;
  }

  /** Reads a damaged table as far as that can be done. */
  salvage(table: string): void {
    this.post({ type: "salvage", table });
    this.damaged = Object.fromEntries(Object.entries(this.damaged).filter(([name]) => name !== table));
  }

  /** Begins again after a failure: everything that was kept is there. */
  restart(): Promise<void> {
    this.stop();
    return this.start();
  }

  pace(pace: number): void {
    this.post({ type: "pace", pace });
  }

  private post(message: ToDevice): void {
    this.worker?.postMessage(message);
  }

  private hear(message: FromDevice): void {
    switch (message.type) {
      case "progress":
        this.progress = message.share;
        break;
      case "answer":
        this.asked.get(message.id)?.(new Response(message.text, { status: message.status }));
        this.asked.delete(message.id);
        break;
      case "line":
        this.listen(message.line, message.data);
        break;
      case "turn":
        this.turns = { ...this.turns, [message.table]: message.seat };
        break;
      case "kept": {
        const unkept = new Set(this.unkept);
        if (message.isKept) unkept.delete(message.table);
        else unkept.add(message.table);
        this.unkept = unkept;
      }
    }
  }

  private listen(line: number, data: string): void {
    const open = this.lines.get(line);
    if (!open) return;
    if (data.includes('"type":"bye"')) {
      const { code, text } = JSON.parse(data) as { code: string; text: string };
      if (code === "damaged" || code === "newer") this.damaged = { ...this.damaged, [open.table]: { code, text } };
    }
    open.socket.onmessage?.({ data });
  }

  private check(): void {
    const now = performance.now();
    // While the page itself slept, no answer could arrive.
    if (now - this.checkedAt > 2 * EVERY_MS) this.heardAt = now;
    this.checkedAt = now;
    if (now - this.heardAt > PATIENCE_MS) this.fail("broken");
    else this.post({ type: "ping" });
  }

  private fail(standing: Standing): void {
    this.stop();
    this.isFresh = standing === "broken";
    this.standing = standing;
  }

  private stop(): void {
    clearInterval(this.watch);
    this.worker?.terminate();
    this.worker = null;
    this.ready = null;
    this.standing = "asleep";
    for (const done of this.asked.values()) done(Response.json({ code: "offline", text: "" }, { status: 503 }));
    this.asked.clear();
    const lines = [...this.lines.values()];
    this.lines.clear();
    for (const { socket } of lines) socket.onclose?.();
  }
}

export const device = new Device();
present(device);
