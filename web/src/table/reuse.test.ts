import { expect, test } from "vitest";
import { reuseParts } from "./reuse";

test("parts that did not change stay the same objects", () => {
  const known = { round: 1, hands: [["g1", "?gnomos"], ["?gnomos"]], piles: [{ top: "g", count: 2 }] };
  const told = { round: 2, hands: [["g1", "?gnomos"], ["?gnomos", "?gnomos"]], piles: [{ top: "g", count: 2 }] };
  const now = reuseParts(known, structuredClone(told));
  expect(now).toEqual(told);
  expect(now.hands[0]).toBe(known.hands[0]);
  expect(now.hands[1]).not.toBe(known.hands[1]);
  expect(now.piles).toBe(known.piles);
  expect(reuseParts(known, structuredClone(known))).toBe(known);
});

test("nothing is taken for the same that is not", () => {
  const pairs: [unknown, unknown][] = [
    [{ a: undefined }, {}], [{}, { a: undefined }], [[], {}], [{}, []], [[1, 2], [1]], [[1], [1, 2]], [null, {}], [{}, null], [1, "1"], [{ a: 1 }, { b: 1 }], [[undefined], [null]],
  ];
  for (const [known, told] of pairs) expect(reuseParts(known, told)).toBe(told);
});
