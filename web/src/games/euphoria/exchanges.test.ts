import { expect, test } from "vitest";
import type { Event } from "../../generated/wire";
import { portraitOf } from "./drawings/portraits";
import { lyingAfter, originOf, startsIn } from "./exchanges";
import { at } from "./fixture";

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

// N24.
const origin = (history: Event[], seat: number, place: number): object => {
  const { seat: from, place: where } = originOf(at({}, { history }), seat, place);
  return { from, where };
};
const mixed = (seat: number): Event => ({ number: 2, kind: "mixed", facts: { seat } });
const exposed = (seat: number, place: number): Event => ({ number: 2, kind: "exposed", facts: { seat, place, recruit: "subterra" } });

test("a recruit keeps its face when it changes places, and back again", () => {
  expect(origin([exchanged(0, 1, 3, 2)], 3, 1)).toEqual({ from: 0, where: 0 });
  expect(origin([exchanged(0, 1, 3, 2), exchanged(3, 2, 1, 3)], 1, 2)).toEqual({ from: 0, where: 0 });
  expect(origin([exchanged(0, 1, 3, 2), exchanged(0, 1, 3, 2)], 0, 0)).toEqual({ from: 0, where: 0 });
});

test("after a shuffle the hidden ones have faces of their new places, and the exposed ones keep theirs", () => {
  const history = [exchanged(0, 1, 3, 2), exchanged(1, 1, 3, 3), exposed(3, 2), mixed(3)];
  expect([0, 1, 2].map((place) => origin(history, 3, place))).toEqual([{ from: 3, where: 0 }, { from: 0, where: 0 }, { from: 3, where: 2 }]);
});

test("a face is made of what every viewer sees", () => {
  // What one viewer alone learns makes no difference.
  const secrets: Event[] = [
    { number: 3, kind: "received", facts: { seat: 0, place: 1, recruit: "lider_subterra" } },
    { number: 4, kind: "mixed", facts: { seat: 1, recruit_1: "subterra", recruit_2: "euphoriano", recruit_3: "subterra" } },
    { number: 5, kind: "laid", facts: { seat: 0, place: 2, recruit: "euphoriano" } },
    { number: 6, kind: "looked", facts: { seat: 0, target: 2, place: 3, recruit: "subterra" } },
  ];
  const told = secrets.map(({ number, kind, facts }) => ({ number, kind, facts: Object.fromEntries(Object.entries(facts!).filter(([name]) => !name.startsWith("recruit"))) }) as Event);
  const open = [exchanged(0, 1, 3, 2)];
  expect(lyingAfter([...open, ...secrets], 4)).toEqual(lyingAfter([...open, ...told], 4));
});

test("the followers of one side look different at every seat and in every place, and alike ones do not tell themselves apart before they lie", () => {
  for (const recruit of ["euphoriano", "subterra"]) {
    const faces = Array.from({ length: 24 }, (_, n) => JSON.stringify(portraitOf(recruit, { seat: Math.floor(n / 3), place: n % 3 })));
    expect(new Set(faces).size).toBe(24);
    // The same person before and after it is laid.
    const [unlaid, laid] = [portraitOf(recruit, { seat: 5, place: null })!, portraitOf(recruit, { seat: 5, place: 2 })!];
    expect([unlaid.face, unlaid.hair, unlaid.fair]).toEqual([laid.face, laid.hair, laid.fair]);
  }
});
