import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at, event } from "./fixture";
import { GlimpseTimer } from "./glimpse_timer.svelte";

const looked = (seat: number): ReturnType<typeof event> => event("looked", { seat, target: 2, place: 3, ...(seat === 0 && { recruit: "subterra" }) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what one has looked at", () => {
  it("is seen in its place, and nothing goes on behind it until its time is over", () => {
    const release = vi.fn();
    const holdMoments = vi.fn(() => release);
    const glimpses = new GlimpseTimer();
    glimpses.follow(at({}, { fresh: [looked(0)], holdMoments }));
    expect(glimpses.of(2)).toEqual(["", "", "subterra"]);
    expect(holdMoments).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2999);
    expect(release).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([glimpses.of(2), release.mock.calls.length]).toEqual([["", "", ""], 1]);
  });

  it("is put away by a tap, and what waited behind it goes on", () => {
    const release = vi.fn();
    const glimpses = new GlimpseTimer();
    glimpses.follow(at({}, { fresh: [looked(0)], holdMoments: () => release }));
    glimpses.close();
    expect([glimpses.in(2), release.mock.calls.length]).toEqual([false, 1]);
  });

  it("shows nothing to a seat that only saw that another looked, and holds nothing up for it", () => {
    const holdMoments = vi.fn(() => () => undefined);
    const glimpses = new GlimpseTimer();
    glimpses.follow(at({}, { fresh: [looked(1)], holdMoments }));
    expect([glimpses.in(2), holdMoments.mock.calls.length]).toEqual([false, 0]);
  });
});
