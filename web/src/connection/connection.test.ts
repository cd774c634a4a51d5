import { beforeEach, describe, expect, it, vi } from "vitest";
import { VERSION, type Update } from "../generated/wire";
import { Connection, Refused, type Line, type Socket, type Surroundings } from "./connection";

class Server implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  heard: Record<string, unknown>[] = [];
  closed = false;
  send(data: string): void {
    this.heard.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  open(seat: number | null = 0): void {
    this.onopen?.();
    this.say({ type: "welcome", v: VERSION, seat, heartbeat: 60 });
  }
}

let servers: Server[];
let updates: Update[];
let lines: Line[];
let connection: Connection;
const ROOM = { seats: [{ name: "Ana", level: "" }, { name: "Beto", level: "" }] };
const latest = (): Server => servers.at(-1)!;
const update = (since: number, seq: number, more: object = {}) => ({ type: "update", since, seq, status: "playing", ...more });

beforeEach(() => {
  vi.useFakeTimers();
  servers = [];
  updates = [];
  lines = [];
  const around: Surroundings = {
    socket: () => {
      servers.push(new Server());
      return latest();
    },
    later: (action, milliseconds) => setTimeout(action, milliseconds) as unknown as number,
    cancel: (timer) => clearTimeout(timer),
    random: () => 0.5,
  };
  const listener = {
    line: (line: Line) => void lines.push(line),
    welcome: () => undefined,
    update: (message: Update) => void updates.push(message),
  };
  connection = new Connection("ws://table", { table: "t", key: "k", invite: "" }, "es", listener, around);
});

describe("a connection", () => {
  it("hears everything again when it was given a seat", () => {
    latest().open(null);
    latest().say(update(0, 3));
    latest().say({ type: "bye", code: "seated", text: "", again: true });
    latest().onclose?.();
    vi.advanceTimersByTime(1000);
    latest().open(1);
    expect(latest().heard.at(-1)).toEqual({ type: "resync", since: 0 });
    latest().say(update(3, 4));
    expect(updates.length).toBe(1);
    latest().say(update(0, 4));
    expect(updates.length).toBe(2);
  });

  it("ends with a seat that was asked for in vain", () => {
    latest().open(null);
    latest().say({ type: "bye", code: "not-seated", text: "no", again: true });
    expect(lines.at(-1)).toBe("ended");
  });

  it("says hello with its key and what it knows", () => {
    latest().open();
    expect(latest().heard[0]).toEqual({ type: "hello", v: VERSION, key: "k", invite: "", since: 0, language: "es" });
  });

  it("comes back after a break and goes on from the last news", () => {
    latest().open();
    latest().say(update(0, 7));
    latest().onclose?.();
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    latest().open();
    expect(servers).toHaveLength(2);
    expect(latest().heard[0]).toMatchObject({ type: "hello", since: 7 });
    expect(lines.at(-1)).toBe("open");
  });

  it("waits longer after each failure, and never too long", () => {
    const pauses: number[] = [];
    for (let failure = 0; failure < 8; failure++) {
      const before = servers.length;
      latest().onclose?.();
      let waited = 0;
      while (servers.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    expect(pauses.slice(0, 4)).toEqual([250, 500, 1000, 2000]);
    expect(Math.max(...pauses)).toBe(8000);
  });

  it("asks again after a break, with the same id", async () => {
    latest().open();
    const done = connection.ask({ type: "play", code: 3 });
    const first = latest().heard.at(-1)!;
    latest().onclose?.();
    vi.advanceTimersByTime(300);
    latest().open();
    expect(latest().heard.at(-1)).toEqual(first);
    latest().say({ type: "accepted", id: first["id"] });
    await done;
  });

  it("takes an update that says so for the acknowledgement", async () => {
    latest().open();
    const done = connection.ask({ type: "play", code: 3 });
    latest().say(update(0, 1, { accepted: latest().heard.at(-1)!["id"] }));
    await done;
    expect(updates).toHaveLength(1);
  });

  it("passes a refusal on with its words", async () => {
    latest().open();
    const done = connection.ask({ type: "play", code: 3 });
    latest().say({ type: "refused", id: latest().heard.at(-1)!["id"], code: "illegal", text: "No (EV-20)." });
    await expect(done).rejects.toEqual(new Refused("illegal", "No (EV-20)."));
  });

  it("tries again when the table cannot write", () => {
    latest().open();
    void connection.ask({ type: "play", code: 3 });
    const first = latest().heard.at(-1)!;
    latest().say({ type: "refused", id: first["id"], code: "try-again", text: "" });
    vi.advanceTimersByTime(300);
    expect(latest().heard.filter((message) => message["id"] === first["id"])).toHaveLength(2);
  });

  it("tells what was shown, once, and again on a new line", () => {
    latest().open();
    for (const n of [3, 3, 2, 5]) connection.tellSeen(n);
    const told = () => latest().heard.filter(({ type }) => type === "seen").map(({ n }) => n);
    expect(told()).toEqual([3, 5]);
    latest().onclose?.();
    connection.tellSeen(6);
    vi.advanceTimersByTime(300);
    latest().open();
    expect(told()).toEqual([6]);
  });

  it("does not tell what a spectator was shown", () => {
    latest().open(null);
    connection.tellSeen(3);
    expect(latest().heard.map(({ type }) => type)).toEqual(["hello"]);
  });

  it("asks for what is missing instead of skipping it", () => {
    latest().open();
    latest().say(update(0, 2));
    latest().say(update(4, 5));
    expect(latest().heard.at(-1)).toEqual({ type: "resync", since: 2 });
    expect(updates).toHaveLength(1);
  });

  it("takes no step back when another node is behind", () => {
    latest().open();
    latest().say(update(0, 5));
    latest().say(update(3, 4));
    expect(connection.seq).toBe(5);
    expect(updates).toHaveLength(1);
  });

  it("asks a silent line, and gives it up without an answer", () => {
    latest().open();
    vi.advanceTimersByTime(15_000);
    expect(latest().heard.at(-1)).toEqual({ type: "ping" });
    latest().say({ type: "pong", n: 0 });
    vi.advanceTimersByTime(15_000);
    expect(lines.at(-1)).toBe("open");
    vi.advanceTimersByTime(8_000);
    expect(lines.at(-1)).toBe("lost");
    expect(servers[0]!.closed).toBe(true);
  });

  it("asks a silent line within seconds where people wait for each other", () => {
    latest().open();
    latest().say(update(0, 1, { room: ROOM }));
    vi.advanceTimersByTime(2_500);
    expect(latest().heard.at(-1)).toEqual({ type: "ping" });
    latest().say({ type: "pong", n: 0 });
    vi.advanceTimersByTime(4_999);
    expect(lines.at(-1)).toBe("open");
    vi.advanceTimersByTime(1);
    expect(lines.at(-1)).toBe("lost");
  });

  it("gives a line more time after it was given up", () => {
    latest().open();
    latest().say(update(0, 1, { room: ROOM }));
    vi.advanceTimersByTime(5_000 + 250);
    latest().open();
    latest().say(update(0, 1, { room: ROOM }));
    vi.advanceTimersByTime(2_500 + 4_999);
    expect(lines.at(-1)).toBe("open");
    vi.advanceTimersByTime(1);
    expect(lines.at(-1)).toBe("lost");
  });

  it("asks soon when a request gets no answer, and waits longer for the server's disk", () => {
    latest().open();
    vi.advanceTimersByTime(10_000);
    void connection.ask({ type: "start" }).catch(() => undefined);
    vi.advanceTimersByTime(2_500);
    expect(latest().heard.at(-1)).toEqual({ type: "ping" });
    void connection.ask({ type: "ready", ready: true }).catch(() => undefined);
    vi.advanceTimersByTime(7_999);
    expect(lines.at(-1)).toBe("open");
    vi.advanceTimersByTime(1);
    expect(lines.at(-1)).toBe("lost");
  });

  it.each([
    ["alone with bots", { status: "playing", room: { seats: [{ name: "Ana", level: "" }, { name: "Nélida", level: "normal" }] } }],
    ["before a game", { status: "waiting", room: { seats: [{ name: "Ana", level: "" }, { name: "Beto", level: "" }] } }],
  ])("does not ask a silent line more often %s", (_where, more) => {
    latest().open();
    latest().say(update(0, 1, more));
    vi.advanceTimersByTime(14_999);
    expect(latest().heard.map(({ type }) => type)).toEqual(["hello"]);
  });

  it("does not ask a Worker of this device, which may be busy", () => {
    latest().onopen?.();
    latest().say({ type: "welcome", v: VERSION, seat: 0, heartbeat: 0 });
    latest().say(update(0, 1, { room: ROOM }));
    vi.advanceTimersByTime(14_999);
    expect(latest().heard.map(({ type }) => type)).toEqual(["hello"]);
  });

  it("gives up a line that never opens", () => {
    vi.advanceTimersByTime(8_000);
    expect(lines.at(-1)).toBe("lost");
  });

  it("ends when the table says goodbye for good, and rejects pending requests", async () => {
    latest().open();
    const done = connection.ask({ type: "start" });
    latest().say({ type: "bye", code: "bad-key", text: "Esa llave no abre.", again: false });
    await expect(done).rejects.toBeInstanceOf(Refused);
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toBe("ended");
    expect(servers).toHaveLength(1);
  });

  it("comes back in the other language", () => {
    latest().open();
    connection.speak("en");
    latest().open();
    expect(latest().heard[0]).toMatchObject({ language: "en" });
  });
});
