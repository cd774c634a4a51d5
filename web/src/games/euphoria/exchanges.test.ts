import { expect, test } from "vitest";
import type { Event } from "../../generated/wire";
import { startsIn } from "./exchanges";

const exchanged = (seat: number, place: number, target: number, target_place: number): Event => ({
  number: 1, kind: "exchanged", facts: { seat, place, target, target_place },
});
const starts = (...fresh: Event[]): object => Object.fromEntries(startsIn(fresh));

test("eu-35 exchanged recruits start in each other's place", () => {
  expect(starts(exchanged(0, 1, 3, 2))).toEqual({ "recruit-0-0": "recruit-3-1", "recruit-3-1": "recruit-0-0" });
});

test("of two exchanges in one breath the first start counts", () => {
  expect(starts(exchanged(0, 1, 1, 1), exchanged(1, 1, 2, 1))).toEqual({
    "recruit-0-0": "recruit-1-0", "recruit-1-0": "recruit-2-0", "recruit-2-0": "recruit-0-0",
  });
});

test("after a shuffle nothing is followed", () => {
  const mixed: Event = { number: 2, kind: "mixed", facts: { seat: 3 } };
  expect(starts(exchanged(0, 1, 3, 2), mixed)).toEqual({ "recruit-0-0": "recruit-3-1" });
});

test("knowledge of the recruits themselves makes no difference", () => {
  const received: Event = { number: 2, kind: "received", facts: { seat: 0, place: 1, recruit: "lider_subterra" } };
  expect(starts(exchanged(0, 1, 3, 2), received)).toEqual(starts(exchanged(0, 1, 3, 2)));
});
