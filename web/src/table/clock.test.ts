import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Move } from "../generated/wire";
import type { Frame, Moment, News } from "./clock.svelte";
import type { Face, Picture, Situation } from "./situation";

let module: typeof import("./clock.svelte");
let clock: InstanceType<typeof module.Clock>;
let around: { moves: boolean; pace: number; deadline: number | null };
let entered: string[];

const MOVES = { a: [{ code: 1, verb: "a" }], b: [{ code: 2, verb: "b" }] } as unknown as Record<string, readonly Move[]>;
const NONE = { memory: null, toAct: [], prompt: null, sealed: null, inWindow: false, outcome: null, tags: [] };
const picture = (view: unknown, moves: readonly Move[] = []): Picture => ({ ...NONE, view, moves });
const event = (number: number, more: Partial<Event> = {}): Event => ({ number, kind: "drew", ...more });
const happened = (n: number, ...events: Event[]): News => ({ what: "happened", n, events });
const moment = (kind: string, hold = 1000, more: Partial<Moment> = {}): Moment => ({ kind, event: null, stamp: null, hold, ...more });

/** Frames of an update with these moments, which ends with `view`. */
function frames(view: unknown, moments: readonly Moment[], news: readonly News[], moves: readonly Move[] = []): Frame[] {
  const face: Pick<Face, "moments"> = { moments: () => moments };
  const fresh = module.eventsOf(news);
  return module.framesOf(face, { fresh } as unknown as Situation, clock.newest, picture(view, moves), news);
}

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["es"] });
  module = await import("./clock.svelte");
});

beforeEach(() => {
  vi.useFakeTimers();
  around = { moves: true, pace: 1, deadline: null };
  entered = [];
  clock = new module.Clock({ moves: () => around.moves, pace: () => around.pace, deadline: () => around.deadline, entered: () => void entered.push(String(clock.shown.view)) });
  clock.reset(picture("start"), []);
  vi.advanceTimersByTime(1000);
  entered = [];
});

afterEach(() => void vi.useRealTimers());

describe("a clock", () => {
  it("shows each moment for its time, and then the table at rest", () => {
    clock.push(frames("end", [moment("flip", 1000, { scene: "turned" }), moment("land", 400)], [happened(1, event(1))]));
    expect([clock.shown.moment?.kind, clock.shown.view]).toEqual(["flip", "turned"]);
    vi.advanceTimersByTime(999);
    expect(clock.shown.moment?.kind).toBe("flip");
    vi.advanceTimersByTime(1);
    expect([clock.shown.moment?.kind, clock.shown.view]).toEqual(["land", "start"]);
    vi.advanceTimersByTime(400);
    expect([clock.shown.moment, clock.shown.view, clock.isBehind]).toEqual([null, "end", false]);
  });

  it("takes as long as the pace says", () => {
    around.pace = 1.5;
    clock.push(frames("end", [moment("flip")], [happened(1, event(1))]));
    vi.advanceTimersByTime(1499);
    expect(clock.isBehind).toBe(true);
    vi.advanceTimersByTime(1);
    expect(clock.isBehind).toBe(false);
  });

  it("offers nothing before its cause was seen", () => {
    clock.amend(picture("start", MOVES["a"]));
    clock.push(frames("end", [moment("flip")], [happened(1, event(1))], MOVES["b"]));
    expect([clock.shown.moves, clock.newest.moves]).toEqual([[], MOVES["b"]]);
    vi.advanceTimersByTime(1000);
    expect(clock.shown.moves).toBe(MOVES["b"]);
  });

  it("offers nothing of a frame at rest either, while something newer waits", () => {
    clock.push(frames("one", [], [happened(1, event(1))], MOVES["a"]));
    clock.push(frames("two", [], [happened(2, event(2))], MOVES["b"]));
    expect([clock.shown.view, clock.shown.moves]).toEqual(["one", []]);
    vi.advanceTimersByTime(300);
    expect([clock.shown.view, clock.shown.moves]).toEqual(["two", MOVES["b"]]);
  });

  it("takes a question from nobody while others act beside it", () => {
    clock.amend(picture("start", MOVES["a"]));
    for (let n = 1; n < 6; n++) clock.push(frames(`${n}`, [], [happened(n, event(n))], MOVES["a"]));
    expect([clock.shown.view, clock.shown.moves]).toEqual(["5", MOVES["a"]]);
  });

  it("tells every event once, in order, each with the frame that shows it", () => {
    const [one, two, three, four] = [event(1), event(2), event(3), event(4)];
    const said: News = { what: "say", n: 2, seat: 1, text: "!" };
    clock.push(frames("end", [moment("first", 500, { event: two }), moment("second", 500, { tellsTo: three })], [happened(1, one, two, three), said, happened(3, four)]));
    expect([clock.fresh, clock.passed]).toEqual([[one, two], [happened(1, one, two)]]);
    vi.advanceTimersByTime(500);
    expect([clock.fresh, clock.passed]).toEqual([[one, two, three], [happened(1, one, two, three)]]);
    vi.advanceTimersByTime(500);
    expect([clock.fresh, clock.passed]).toEqual([[one, two, three, four], [happened(1, one, two, three), said, happened(3, four)]]);
  });

  it("draws the ending where a moment says so, and announces it afterwards", () => {
    const outcome = { scores: [], winners: [0], clause: "", reason: "" };
    const news = [happened(1, event(1))];
    const after = { ...picture("end"), outcome };
    const face = { moments: () => [moment("flip"), moment("count", 1000, { ends: true })] };
    clock.push(module.framesOf(face, { fresh: [event(1)] } as unknown as Situation, clock.newest, after, news));
    expect(clock.shown.outcome).toBeNull();
    vi.advanceTimersByTime(1000);
    expect([clock.shown.outcome, clock.isBehind]).toEqual([outcome, true]);
  });

  it("begins a new game, and a first sight, without moments of the old one", () => {
    const start: News = { what: "start", n: 1, number: 2, commitment: "" };
    clock.push(frames("deal", [moment("flip")], [start, happened(2, event(0))]));
    expect([clock.isBehind, clock.shown.view]).toEqual([false, "deal"]);
  });

  it("forgets what a frame showed and told when the next one is entered", () => {
    clock.push(frames("end", [moment("flip", 1000, { event: event(1, { fades: true }), shows: "secret" })], [happened(1, event(1, { fades: true }), event(2))]));
    vi.advanceTimersByTime(1000 + module.FADE_MS);
    expect(JSON.stringify([clock.shown, clock.newest, clock.fresh, clock.passed, clock.stamps])).not.toMatch(/fades|secret/);
    expect(clock.passed).toEqual([happened(1, event(2))]);
  });

  it("lets what fades stand during talk, for a while", () => {
    clock.push(frames("end", [], [happened(1, event(1, { fades: true }))]));
    clock.push(frames("end", [], [{ what: "say", n: 2, seat: 1, text: "!" }]));
    vi.advanceTimersByTime(module.FADE_MS - 301);
    expect(clock.fresh).toHaveLength(1);
    vi.advanceTimersByTime(301);
    expect(clock.fresh).toEqual([]);
  });

  it("never has a backlog of more than six seconds", () => {
    for (let n = 1; n < 11; n++) clock.push(frames(`${n}`, [moment("long", 3000)], [happened(n, event(n))]));
    let milliseconds = 0;
    for (; clock.isBehind && milliseconds < 60_000; milliseconds += 10) vi.advanceTimersByTime(10);
    // The first was on the screen already when the others came.
    expect(milliseconds).toBeLessThanOrEqual(6600);
    expect(clock.passed).toHaveLength(10);
  });

  it("shows a player who was away how it ended", () => {
    clock.push(frames("end", Array.from({ length: 40 }, (_, n) => moment(`${n}`)), [happened(1, event(1))]));
    expect([clock.isBehind, clock.shown.view]).toEqual([false, "end"]);
  });

  it("leaves two and a half seconds of the player's own time", () => {
    around.deadline = performance.now() + 4000;
    clock.push(frames("end", [moment("a", 3000), moment("b", 3000)], [happened(1, event(1))]));
    vi.advanceTimersByTime(1500);
    expect(clock.isBehind).toBe(false);
  });

  it("hurries what is on the screen, too, when time begins to run", () => {
    clock.push(frames("one", [moment("a", 3000)], [happened(1, event(1))]));
    around.deadline = performance.now() + 3000;
    clock.push(frames("two", [moment("b", 3000)], [happened(2, event(2))]));
    vi.advanceTimersByTime(1000);
    expect(clock.isBehind).toBe(false);
  });

  it("enters every frame at once where nothing may move, and leaves the stamps as text until the player acts", () => {
    around.moves = false;
    clock.push(frames("end", [moment("flip", 1800, { stamp: "Gana Tito", shows: "secret" }), moment("land", 300)], [happened(1, event(1))]));
    expect([clock.isBehind, entered]).toEqual([false, ["start", "start", "end"]]);
    vi.advanceTimersByTime(60_000);
    clock.push(frames("later", [moment("lift", 800)], [happened(2, event(2))]));
    expect(clock.stamps).toEqual([{ kind: "flip", stamp: "Gana Tito", tone: "plain" }]);
    clock.acted();
    expect(clock.stamps).toEqual([]);
  });

  it("waits while something private is looked at, and neither time nor a press ends that", () => {
    clock.push(frames("end", [moment("a"), moment("b")], [happened(1, event(1))]));
    vi.advanceTimersByTime(600);
    const release = clock.hold();
    vi.advanceTimersByTime(60_000);
    expect(clock.takes(performance.now())).toBe(true);
    expect(clock.shown.moment?.kind).toBe("a");
    release();
    release();
    vi.advanceTimersByTime(399);
    expect(clock.shown.moment?.kind).toBe("a");
    vi.advanceTimersByTime(1);
    expect(clock.shown.moment?.kind).toBe("b");
  });

  it("does not begin while something private is looked at, and begins when it is put away", () => {
    const [one, other] = [clock.hold(), clock.hold()];
    clock.push(frames("end", [moment("a")], [happened(1, event(1))]));
    one();
    expect(clock.shown.moment).toBeNull();
    other();
    expect(clock.shown.moment?.kind).toBe("a");
  });

  it("shows a tab that was not looked at the latest update, and enters what came before", () => {
    clock.sleep();
    clock.push(frames("one", [moment("a")], [happened(1, event(1))]));
    clock.push(frames("two", [moment("b")], [happened(2, event(2))]));
    vi.advanceTimersByTime(60_000);
    expect([clock.shown.view, clock.newest.view]).toEqual(["one", "two"]);
    clock.wake();
    vi.advanceTimersByTime(300);
    expect(clock.shown.moment?.kind).toBe("b");
  });

  it("shows a moment for its time to somebody who is said to look, and looked already", () => {
    clock.push(frames("end", [moment("a", 2000)], [happened(1, event(1))]));
    vi.advanceTimersByTime(300);
    clock.wake();
    vi.advanceTimersByTime(1000);
    expect(clock.shown.moment?.kind).toBe("a");
  });

  it("takes back: a jump shows nothing in between", () => {
    clock.push(frames("end", [moment("a"), moment("b")], [happened(1, event(1))]));
    clock.reset(picture("before"), []);
    expect([clock.isBehind, clock.shown.view, clock.passed, clock.fresh]).toEqual([false, "before", [], []]);
    vi.advanceTimersByTime(60_000);
    expect(clock.shown.view).toBe("before");
  });
});

describe("a press", () => {
  it("ends what is shown of one update, and answers nothing", () => {
    clock.push(frames("one", [moment("a"), moment("b")], [happened(1, event(1))]));
    clock.push(frames("two", [moment("c")], [happened(2, event(2))], MOVES["a"]));
    expect(clock.takes(performance.now())).toBe(true);
    expect([clock.shown.view, clock.shown.moment]).toEqual(["one", null]);
    expect(clock.takes(performance.now())).toBe(true);
    expect([clock.shown.view, clock.isBehind]).toEqual(["two", false]);
  });

  it("is no answer when it began before the question was there", () => {
    clock.push(frames("end", [moment("a")], [happened(1, event(1))], MOVES["a"]));
    const pressed = performance.now() + 999;
    vi.advanceTimersByTime(1000);
    expect([clock.takes(pressed), clock.takes(performance.now())]).toEqual([true, false]);
  });

  it("is no answer as the second tap of a double tap", () => {
    clock.push(frames("end", [moment("a")], [happened(1, event(1))], MOVES["a"]));
    expect(clock.takes(performance.now())).toBe(true);
    vi.advanceTimersByTime(200);
    expect(clock.takes(performance.now())).toBe(true);
    vi.advanceTimersByTime(100);
    expect(clock.takes(performance.now())).toBe(false);
  });

  it("answers a question that others only talk beside, or that somebody else has answered, too", () => {
    clock.amend(picture("start", MOVES["a"]));
    vi.advanceTimersByTime(500);
    const pressed = performance.now();
    vi.advanceTimersByTime(500);
    clock.push(frames("start", [], [{ what: "say", n: 1, seat: 1, text: "!" }], MOVES["a"]));
    clock.push(frames("sealed", [], [happened(2, event(1))], MOVES["a"]));
    expect(clock.takes(pressed)).toBe(false);
  });
});

describe("any course of updates, presses and looks", () => {
  it("tells everything once and in order, never asks while behind, and comes to rest", () => {
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % below;
    for (let round = 0; round < 300; round++) {
      clock.reset(picture("start"), []);
      around = { moves: random(10) > 0, pace: [0.5, 1, 1.5][random(3)]!, deadline: null };
      const releases: (() => void)[] = [];
      let told = 0;
      for (let step = 0; step < 40; step++) {
        const chance = random(12);
        if (chance < 5) {
          const events = Array.from({ length: 1 + random(3) }, () => event(told++));
          const moments = events.filter(() => random(2)).map((one) => moment("m", 200 + random(2000), { event: one }));
          clock.push(frames(`${told}`, moments, [happened(told, ...events)], MOVES["a"]));
        } else if (chance < 7) clock.takes(performance.now());
        else if (chance === 7) releases.push(clock.hold());
        else if (chance === 8) releases.pop()?.();
        else if (chance === 9) clock.sleep();
        else if (chance === 10) clock.wake();
        else vi.advanceTimersByTime(random(3000));
        if (clock.isBehind) expect([clock.shown.moves, clock.shown.prompt, clock.shown.toAct]).toEqual([[], null, []]);
        expect(module.eventsOf(clock.passed).map((one) => one.number)).toEqual(module.eventsOf(clock.passed).map((_, n) => n));
      }
      clock.wake();
      releases.forEach((release) => release());
      vi.advanceTimersByTime(10_000);
      expect(clock.isBehind).toBe(false);
      expect(module.eventsOf(clock.passed)).toHaveLength(told);
    }
  });
});
