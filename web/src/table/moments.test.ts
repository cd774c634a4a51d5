import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import type { Event } from "../generated/wire";
import type { Moment } from "./moments.svelte";
import type { Situation } from "./situation";

let Queue: typeof import("./moments.svelte").Moments;
let FEW = 0;
let AGAIN = 0;
let moves = true;
let pace = 1;
let moments: InstanceType<typeof Queue>;

const moment = (kind: string, hold = 1000, stamp: string | null = null): Moment => ({ kind, event: null, stamp, hold });
const told = (...events: Partial<Event>[]): readonly Event[] => events.map((event, number) => ({ number, kind: "drew", ...event }) as Event);
const at = (view: unknown, fresh: readonly Event[]): Situation => ({ view, fresh }) as Situation;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["es"] });
  ({ Moments: Queue, FEW, AGAIN } = await import("./moments.svelte"));
});

beforeEach(() => {
  vi.useFakeTimers();
  [moves, pace] = [true, 1];
  moments = new Queue(() => moves, () => pace);
});

afterEach(() => void vi.useRealTimers());

describe("moments", () => {
  it("are shown one after the other, each for its time", () => {
    moments.tell([moment("flip"), moment("land", 400)]);
    expect(moments.shown?.kind).toBe("flip");
    vi.advanceTimersByTime(999);
    expect(moments.shown?.kind).toBe("flip");
    vi.advanceTimersByTime(1);
    expect(moments.shown?.kind).toBe("land");
    vi.advanceTimersByTime(400);
    expect(moments.shown).toBeNull();
    expect(moments.isIdle).toBe(true);
  });

  it("take as long as the pace says", () => {
    pace = 1.5;
    moments.tell([moment("flip")]);
    vi.advanceTimersByTime(1499);
    expect(moments.shown).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(moments.shown).toBeNull();
  });

  it("are skipped one by one, and dropped together", () => {
    moments.tell([moment("a"), moment("b"), moment("c")]);
    moments.skip();
    expect(moments.shown?.kind).toBe("b");
    moments.drop();
    expect(moments.shown).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(moments.shown).toBeNull();
  });

  it("wait while something private is looked at, and neither time nor a tap ends that", () => {
    moments.tell([moment("a"), moment("b")]);
    vi.advanceTimersByTime(600);
    const release = moments.hold();
    vi.advanceTimersByTime(60_000);
    moments.skip();
    expect(moments.shown?.kind).toBe("a");
    release();
    release();
    vi.advanceTimersByTime(399);
    expect(moments.shown?.kind).toBe("a");
    vi.advanceTimersByTime(1);
    expect(moments.shown?.kind).toBe("b");
  });

  it("do not begin while something private is looked at, and begin when it is put away", () => {
    const [one, other] = [moments.hold(), moments.hold()];
    moments.tell([moment("a")]);
    expect(moments.shown).toBeNull();
    one();
    expect(moments.shown).toBeNull();
    other();
    expect(moments.shown?.kind).toBe("a");
  });

  it("never fall far behind: what waits is shortened, and the oldest left out", () => {
    moments.tell([moment("first")]);
    for (let n = 0; n < 30; n++) moments.tell([moment(`m${n}`)]);
    vi.advanceTimersByTime(1000);
    expect(moments.shown?.kind).toBe(`m${30 - 2 * FEW}`);
    let milliseconds = 0;
    for (; moments.shown; milliseconds += 100) vi.advanceTimersByTime(100);
    expect(milliseconds).toBeLessThan(2 * FEW * 1000);
  });

  it("of one series are shorter after the first, also with other moments between them", () => {
    const lasts = (kind: string, series?: string): number => {
      moments.tell([{ ...moment(kind), ...(series ? { series } : {}) }]);
      let milliseconds = 0;
      for (; moments.shown; milliseconds += 100) vi.advanceTimersByTime(100);
      moments.drop();
      return milliseconds;
    };
    expect([lasts("look", "1"), lasts("look", "1"), lasts("shot"), lasts("shot"), lasts("aim", "1"), lasts("look", "1"), lasts("look", "2")]).toEqual([
      1000, 1000 * AGAIN, 1000, 1000, 1000, 1000 * AGAIN, 1000,
    ]);
  });

  it("of one telling are all shown, in their own time", () => {
    moments.tell(Array.from({ length: 9 }, (_, n) => moment(`line ${n}`)));
    vi.advanceTimersByTime(8999);
    expect(moments.shown?.kind).toBe("line 8");
  });

  it("of an update too long to follow are the last ones: a player who comes back sees how it ended", () => {
    moments.tell(Array.from({ length: 80 }, (_, n) => moment(`m${n}`)));
    expect(moments.shown?.kind).toBe(`m${80 - 2 * FEW}`);
    moments.drop();
    moves = false;
    moments.tell(Array.from({ length: 80 }, (_, n) => moment(`m${n}`, 1000, `stamp ${n}`)));
    expect(moments.stamps.map((one) => one.stamp)).toEqual(["stamp 77", "stamp 78", "stamp 79"]);
  });

  it("stand as text where nothing moves, until the next move", () => {
    moves = false;
    moments.tell([moment("flip", 1800, "Gana Tito"), moment("land", 300)]);
    expect(moments.shown).toBeNull();
    vi.advanceTimersByTime(60_000);
    moments.tell([moment("lift", 800)]);
    expect(moments.stamps.map((one) => one.stamp)).toEqual(["Gana Tito"]);
    moments.drop();
    expect(moments.stamps).toEqual([]);
  });

  it("are made once for every update that told something, with the view before it", () => {
    const seen: unknown[][] = [];
    const face = { moments: (now: Situation, before: unknown) => (seen.push([now.view, before]), [moment("one")]) };
    const first = told({});
    moments.follow(at("deal", first), face);
    expect(seen).toEqual([]);
    const second = told({});
    moments.follow(at("play", second), face);
    moments.follow(at("talk", second), face);
    moments.follow(at("talk", []), face);
    expect(seen).toEqual([["play", "deal"]]);
    moments.follow(at("end", told({})), face);
    expect(seen.at(-1)).toEqual(["end", "talk"]);
  });

  it("are only noted after a jump", () => {
    const face = { moments: () => [moment("one")] };
    moments.follow(at("a", told({})), face);
    moments.follow(at("b", told({})), face);
    moments.follow(at("z", told({})), face, true);
    expect(moments.shown).toBeNull();
  });
});
