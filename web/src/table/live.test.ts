import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, type Listener } from "../connection/connection";
import type { Room, Update } from "../generated/wire";
import type { Face } from "./situation";
import type { Words } from "../text/words";

let Live: typeof import("./live.svelte").LiveTable;
let FADE_MS = 0;
let table: InstanceType<typeof Live>;
let open: (name: string) => typeof table;
let hear: Listener;
let asked: object[];
let said: number[];
let count = 0;
let answers: (request: object) => Promise<void>;
let face: Face | null = null;

beforeAll(async () => {
  const still = { matches: false, addEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => still);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["es"] });
  ({ LiveTable: Live } = await import("./live.svelte"));
  ({ FADE_MS } = await import("./clock.svelte"));
});

beforeEach(() => {
  vi.useFakeTimers();
  face = null;
  const words = { language: "es" } as Words;
  // What is kept of how games began outlives the connection, so every test has a table of its own.
  open = (name) => new Live({ table: name, key: "k", invite: "" }, { words: () => words, deck: () => null, face: () => face }, (listener) => {
    hear = listener;
    [asked, said] = [[], []];
    answers = (request) => Promise.resolve(void asked.push(request));
    return { tellSeen: (n: number) => void said.push(n), ask: (request: object) => answers(request), speak: () => undefined, redial: () => undefined, close: () => undefined } as never;
  });
  table = open(`t${count++}`);
});

afterEach(() => void vi.useRealTimers());

const update = (since: number, seq: number, more: Partial<Update> = {}): Update =>
  ({ type: "update", since, seq, status: "playing", ...more }) as Update;
const event = (number: number, more: object = {}) => ({ number, kind: "drew", facts: {}, ...more });

describe("a live table", () => {
  it("keeps all news in order, and tells what is fresh", () => {
    hear.update(update(0, 1, { news: [{ what: "start", n: 1, number: 1, commitment: "" }] }));
    hear.update(update(1, 2, { news: [{ what: "happened", n: 2, events: [event(0)] }] }));
    expect(table.news.map((piece) => piece.n)).toEqual([1, 2]);
    expect(table.fresh.map((one) => one.number)).toEqual([0]);
    expect(table.history.map((one) => one.number)).toEqual([0]);
  });

  it("says a hint with the names of those who sit there", () => {
    const seats = ["Ana", "Tito"].map((name) => ({ name, level: "" }));
    hear.update(update(0, 1, { room: { seats } as unknown as Room }));
    hear.other!({ type: "hints", id: "1", moves: [{ code: 4, chance: 0.3, why: "lo tiene #2 (30 %), y no #1." }] });
    expect(table.hints.map((hint) => hint.why)).toEqual(["lo tiene Tito (30 %), y no Ana."]);
  });

  it("leaves a refusal in sight while others act, until this player is asked something else", () => {
    const moves = [{ code: 4, verb: "play" }];
    hear.update(update(0, 1, { moves }));
    table.refusal = "EV-20: no se puede.";
    hear.update(update(1, 2, { news: [{ what: "happened", n: 2, events: [event(0)] }], moves }));
    expect(table.refusal).toBe("EV-20: no se puede.");
    hear.update(update(2, 3, { moves: [{ code: 5, verb: "play" }] }));
    expect(table.refusal).toBe("");
  });

  it("says nothing of a hint that is refused because the player has gone on", async () => {
    hear.update(update(0, 1, { moves: [{ code: 4, verb: "play" }] }));
    answers = () => {
      hear.update(update(0, 2, { moves: [{ code: 5, verb: "place" }] }));
      return Promise.reject(new Refused("not-asked", "Ahora no te toca elegir."));
    };
    await table.hint();
    expect(table.refusal).toBe("");
    answers = () => Promise.reject(new Refused("no-hints", "Sin pistas."));
    await table.hint();
    expect(table.refusal).toBe("Sin pistas.");
  });

  it("never keeps what fades", () => {
    hear.update(update(0, 1, { news: [{ what: "start", n: 1, number: 1, commitment: "" }] }));
    hear.update(update(1, 2, { news: [{ what: "happened", n: 2, events: [event(0, { fades: true }), event(1)] }] }));
    expect(table.fresh.map((one) => one.number)).toEqual([0, 1]);
    expect(table.history.map((one) => one.number)).toEqual([1]);
    hear.update(update(2, 3, { news: [{ what: "happened", n: 3, events: [event(2)] }] }));
    vi.advanceTimersByTime(300);
    expect(JSON.stringify([table.fresh, table.news])).not.toContain('"fades"');
  });

  it("lets a moment pass even if nothing else happens", () => {
    hear.update(update(0, 1, { news: [{ what: "start", n: 1, number: 1, commitment: "" }] }));
    hear.update(update(1, 2, { news: [{ what: "happened", n: 2, events: [event(0, { fades: true })] }] }));
    vi.advanceTimersByTime(FADE_MS - 1);
    expect(table.fresh).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(table.fresh).toEqual([]);
  });

  it("leaves a moment as it is during chat", () => {
    hear.update(update(0, 1, { news: [{ what: "start", n: 1, number: 1, commitment: "" }] }));
    hear.update(update(1, 2, { news: [{ what: "happened", n: 2, events: [event(0, { fades: true })] }] }));
    hear.update(update(2, 3, { news: [{ what: "say", n: 3, seat: 1, text: "jaja" }] }));
    vi.advanceTimersByTime(300);
    expect(table.fresh.map((one) => one.number)).toEqual([0]);
  });

  it("asks, tells and shows one point in time, and sends nothing while it is behind", () => {
    const moves = [{ code: 4, verb: "play" }];
    const outcome = { scores: [], winners: [0], clause: "", reason: "" };
    face = { moments: (at) => [{ kind: "flip", event: at.fresh[0]!, stamp: null, hold: 1000 }] };
    hear.welcome({ type: "welcome", v: 1, seat: 0, heartbeat: 60 });
    hear.update(update(0, 1, { view: "deal" }));
    hear.update(update(1, 2, { view: "end", moves, to_act: [0], outcome, news: [{ what: "happened", n: 1, events: [event(0), event(1)] }, { what: "say", n: 2, seat: 1, text: "!" }] }));
    const shown = (): object => [table.view, table.moves, table.toAct, table.outcome, table.isOver, table.news.map((piece) => piece.n), table.history.length];
    expect(shown()).toEqual(["deal", [], [], null, false, [1], 1]);
    table.play(4);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(["end", moves, [0], outcome, true, [1, 2], 2]);
    table.play(4);
    expect(asked).toEqual([{ type: "play", code: 4 }]);
  });

  it("hurries for a window that asks this player, and for no other", () => {
    face = { moments: (at) => [{ kind: "charge", event: at.fresh[0]!, stamp: null, hold: 1300 }] };
    hear.welcome({ type: "welcome", v: 1, seat: 0, heartbeat: 60 });
    hear.update(update(0, 1, { view: "deal" }));
    for (const [n, to_act] of [[2, [1]], [3, [0, 1]]] as const) {
      const clocks = { window: 1500 } as never;
      hear.update(update(n - 1, n, { view: `${n}`, to_act: [...to_act], clocks, news: [{ what: "happened", n, events: [event(n)] }] }));
      expect(table.moment?.kind).toBe(n === 2 ? "charge" : undefined);
      vi.advanceTimersByTime(5000);
    }
  });

  it("says what it has seen when that is over, whether a card is held open or not", () => {
    face = { moments: (at) => [{ kind: "flip", event: at.fresh[0]!, stamp: null, hold: 1000 }] };
    hear.welcome({ type: "welcome", v: 1, seat: 0, heartbeat: 60 });
    hear.update(update(0, 1, { view: "deal" }));
    for (const holds of [false, true]) {
      said = [];
      const release = holds ? table.holdMoments() : () => undefined;
      const n = holds ? 3 : 2;
      hear.update(update(n - 1, n, { view: `${n}`, news: [{ what: "happened", n, events: [event(n)] }] }));
      vi.advanceTimersByTime(1299);
      expect(said.includes(n)).toBe(!holds);
      vi.advanceTimersByTime(1);
      expect(said.at(-1)).toBe(n);
      release();
      vi.advanceTimersByTime(5000);
    }
  });

  it("forgets what was taken back, in the log as on the table", () => {
    hear.update(update(0, 3, { view: "a", news: [{ what: "happened", n: 1, events: [event(0)] }, { what: "start", n: 2, number: 2, commitment: "" }, { what: "happened", n: 3, events: [event(0), event(1)] }] }));
    hear.update(update(3, 4, { view: "b", news: [{ what: "happened", n: 4, events: [event(2)] }] }));
    hear.update(update(4, 5, { view: "a", undone: 1, news: [{ what: "say", n: 5, seat: 1, text: "!" }] }));
    expect([table.view, table.history.length, table.news.map((piece) => (piece.what === "happened" ? piece.events.length : piece.what))]).toEqual(["a", 1, [1, "start", 1, 0, "say"]]);
  });

  it("plays nothing while the game is paused", () => {
    hear.update(update(0, 1, { news: [{ what: "start", n: 1, number: 1, commitment: "" }], paused: true }));
    expect([table.busy, table.isAsking]).toEqual([true, false]);
  });

  it("starts again after a full update, without showing old news as fresh twice", () => {
    hear.update(update(0, 1, { news: [{ what: "happened", n: 1, events: [event(0)] }] }));
    expect(table.fresh).toEqual([]);
    hear.update(update(0, 1, { news: [{ what: "happened", n: 1, events: [event(0)] }] }));
    expect(table.news).toHaveLength(1);
  });

  it("keeps the room until another arrives, and nothing else", () => {
    hear.update(update(0, 1, { room: { table: "t", seats: [] } as never, moves: [{ code: 1, verb: "a" }], sealed: "a" }));
    hear.update(update(1, 1));
    expect(table.room?.table).toBe("t");
    expect(table.moves).toEqual([]);
    expect(table.sealed).toBeNull();
  });

  it("shows who is connected", () => {
    const seat = { name: "Ana", level: "", away: false };
    hear.update(update(0, 1, { room: { table: "t", seats: [seat, { ...seat, name: "Beto" }, { ...seat, name: "Bot 3", level: "normal" }] } as never }));
    expect(table.seats.map((one) => one.gone)).toEqual([false, false, false]);
    hear.other?.({ type: "presence", here: [0] } as never);
    expect(table.seats.map((one) => one.gone)).toEqual([false, true, false]);
    // Who shares a device with you is never gone.
    table = open("alone-1");
    hear.update(update(0, 1, { room: { table: "t", seats: [seat, { ...seat, name: "Beto" }] } as never }));
    hear.other?.({ type: "presence", here: [0] } as never);
    expect(table.seats.map((one) => one.gone)).toEqual([false, false]);
  });

  it("opens its share once, when all have committed and its own commitment is among them", () => {
    const room = (number: number) => ({ number, commitment: "c", next_commitment: "d", seats: [] }) as unknown as Room;
    hear.welcome({ type: "welcome", v: 1, seat: 1, heartbeat: 60 });
    hear.update(update(0, 1, { status: "over", room: room(1) }));
    void table.rematch({ type: "propose", what: "rematch" });
    const { commitment } = asked[0] as { commitment: string };
    hear.update(update(1, 2, { status: "starting", opening: ["other", commitment] }));
    hear.update(update(2, 3, { status: "starting", opening: ["another", commitment] }));
    const began = table.witness.of(2);
    expect(began).toEqual({ published: "d", entropy: began.entropy, committed: ["other", commitment] });
    expect(asked.slice(1)).toEqual([{ type: "reveal", entropy: began.entropy }]);
  });

  it("opens nothing where the table shows another commitment for its seat", () => {
    hear.welcome({ type: "welcome", v: 1, seat: 0, heartbeat: 60 });
    table.witness.promise(1);
    hear.update(update(0, 1, { status: "starting", opening: ["sha256:00", ""] }));
    expect(asked).toEqual([]);
  });
});
