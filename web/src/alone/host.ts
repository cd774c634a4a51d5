/** In the Worker: hands every event to the tables, one after the other, and carries out the effects. */
import type { PyodideInterface } from "pyodide";
import type { TableDetails } from "../generated/wire";
import { cut, journalOf, keep } from "./saves";
import type { Effects, FromDevice, ToDevice } from "./talk";
import type { BotStart } from "./worker";

/** A bot Worker that does not answer for this long is replaced; one that is still starting has longer. */
const PATIENCE = 20_000;
const WAKING = 120_000;
const TABLE = /^\/api\/tables\/(alone-[^/?]+)/;

interface Event {
  readonly event: string;
  readonly [fact: string]: unknown;
}

interface Waiting {
  readonly data: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class TableHost {
  private readonly take: (event: string) => string;
  /** Entries not stored yet, by table: the next write tries them again. */
  private readonly unkept = new Map<string, { first: number; entries: string[]; details: TableDetails }>();
  private readonly loaded = new Set<string>();
  private readonly claimed = new Set<string>();
  private readonly thoughts = new Map<number, Waiting>();
  /** It starts with the first bot's move: until then the page has the processor to itself. */
  private botWorker: Worker | null = null;
  private isAwake = false;
  private turn: Promise<void> = Promise.resolve();
  private alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    python: PyodideInterface,
    private readonly template: BotStart,
    private readonly page: { postMessage(message: FromDevice): void },
  ) {
    const device = python.pyimport("sobremesa.alone.device").Device() as { take: (event: string) => string };
    this.take = (event) => device.take(event);
  }

  pace(pace: number): void {
    this.happens({ event: "pace", pace });
  }

  hear(message: ToDevice): void {
    switch (message.type) {
      case "start":
      case "ping":
        return;
      case "pace":
        return this.pace(message.pace);
      case "ask":
        return this.ask(message);
      case "line":
        return this.happens({ event: "hear", line: message.line, table: message.table, data: message.data }, message.table);
      case "hang-up":
        return this.happens({ event: "hang-up", line: message.line });
      case "salvage":
        this.loaded.delete(message.table);
        return this.inTurn(() => this.load(message.table, true));
    }
  }

  private ask({ id, method, path, language, door, body }: ToDevice & { type: "ask" }): void {
    this.happens({ event: "ask", id, method, path, language, door, body }, TABLE.exec(path)?.[1]);
  }

  private happens(event: Event, table?: string): void {
    this.inTurn(async () => {
      if (table && !this.loaded.has(table)) await this.load(table);
      await this.doAll(this.taken(event));
    });
  }

  /** One thing after the other: no client receives an update before earlier entries are stored. */
  private inTurn(work: () => Promise<void>): void {
    this.turn = this.turn.then(work).catch((problem: unknown) => this.page.postMessage({ type: "failed", why: "", text: String(problem) }));
  }

  private taken(event: Event): Effects {
    return JSON.parse(this.take(JSON.stringify({ ...event, now: Date.now() }))) as Effects;
  }

  private async load(table: string, salvage = false): Promise<void> {
    this.loaded.add(table);
    const elsewhere = !(await this.claim(table));
    // Once it is closed there, it can be opened here.
    if (elsewhere) this.loaded.delete(table);
    const found = await journalOf(table).catch(() => ({ format: 0, entries: [] }));
    await this.doAll(this.taken({ event: "load", table, entries: found.entries, format: found.format, salvage, elsewhere }));
  }

  /** One page of this device plays a table at a time: whether it is this one, from now on until it is closed. */
  private claim(table: string): Promise<boolean> {
    if (this.claimed.has(table) || !navigator.locks) return Promise.resolve(true);
    return new Promise((done) => {
      void navigator.locks.request(`sobremesa ${table}`, { ifAvailable: true }, (lock) => {
        if (lock) this.claimed.add(table);
        done(lock !== null);
        return lock ? new Promise(() => undefined) : undefined;
      });
    });
  }

  private async doAll(effects: Effects): Promise<void> {
    for (const { table, length } of effects.cut ?? []) await cut(table, length);
    for (const { table, first, entries, details } of effects.keep ?? []) {
      this.loaded.add(table);
      await this.claim(table);
      await this.keep(table, first, entries, JSON.parse(details) as TableDetails);
    }
    for (const { line, data } of effects.tell ?? []) this.page.postMessage({ type: "line", line, data });
    for (const answer of effects.answers ?? []) this.page.postMessage({ type: "answer", ...answer });
    for (const { table, seat } of effects.turns ?? []) this.page.postMessage({ type: "turn", table, seat });
    for (const { id, data } of effects.think ?? []) this.think(id, data);
    clearTimeout(this.alarm);
    if (effects.wake !== undefined && effects.wake !== null) this.alarm = setTimeout(() => this.happens({ event: "tick" }), effects.wake);
  }

  /** Without room the game goes on, and the page tells the player. */
  private async keep(table: string, first: number, entries: readonly string[], details: TableDetails): Promise<void> {
    const before = this.unkept.get(table);
    const all = { first: before?.first ?? first, entries: [...(before?.entries ?? []), ...entries], details };
    try {
      await keep(table, all.first, all.entries, details);
      if (this.unkept.delete(table)) this.page.postMessage({ type: "kept", table, isKept: true });
    } catch {
      this.unkept.set(table, all);
      this.page.postMessage({ type: "kept", table, isKept: false });
    }
  }

  // Bots.

  private begin(): Worker {
    const worker = new Worker(self.location.href, { type: "module" });
    this.isAwake = false;
    // The snapshot is large, so it is transferred. If this Worker dies, the next one reads the stored copy.
    const { snapshot } = this.template;
    worker.postMessage(this.template, snapshot ? [snapshot.memory.buffer] : []);
    this.template.snapshot = null;
    worker.onmessage = ({ data }: MessageEvent<{ id: number; data: string } | "awake">) => {
      if (data === "awake") this.isAwake = true;
      else this.thought(data.id, data.data);
    };
    worker.onerror = () => this.giveUp();
    return worker;
  }

  private think(id: number, data: string): void {
    this.botWorker ??= this.begin();
    this.thoughts.set(id, { data, timer: setTimeout(() => this.giveUp(), (this.isAwake ? PATIENCE : WAKING) + 5_000 * this.thoughts.size) });
    this.botWorker.postMessage({ id, data });
  }

  private thought(id: number, data: string): void {
    const waiting = this.thoughts.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.thoughts.delete(id);
    this.happens({ event: "thought", id, data });
  }

  /** Another Worker is asked again what this one was asked. */
  private giveUp(): void {
    this.botWorker?.terminate();
    this.botWorker = null;
    for (const id of [...this.thoughts.keys()]) this.thought(id, "");
  }
}
