import { expect, test } from "vitest";
import { cut, gouge, hatch, pen, place } from "./pen";

const numbers = (outline: string): number[] => outline.match(/-?[\d.]+/g)!.map(Number);

test("a corner keeps its place and its straight sides", () => {
  expect(cut("ink", "0,0* 9,0* 9,9*")[1]).toBe("M0,0C3,0 6,0 9,0C9,3 9,6 9,9C6,6 3,3 0,0z");
});

test("a pen stroke is thin at its ends and as wide as it says in between", () => {
  const heights = numbers(pen("ink", 4, "0,0 20,0")[1]).filter((_, n) => n % 2 === 1);
  const upper = heights.slice(0, heights.length / 2).map(Math.abs);
  expect(Math.max(...upper)).toBeGreaterThan(1.8);
  expect(Math.max(...upper)).toBeLessThanOrEqual(2.2);
  expect(Math.max(upper[0]!, upper.at(-1)!)).toBeLessThan(1);
});

test("a gouge goes in at once and ends in a point", () => {
  const heights = numbers(gouge("paper", 4, "0,0 20,0")[1]).filter((_, n) => n % 2 === 1);
  expect(Math.abs(heights[0]!)).toBeGreaterThan(1.5);
  expect(Math.abs(heights[heights.length / 2 - 1]!)).toBeLessThan(0.3);
});

test("no two strokes of a hatch are alike, and a drawing is always the same", () => {
  const drawn = hatch("ink", 2, 5, "0,0 40,0", "0,20 40,20")[1];
  const strokes = drawn.split("z").filter(Boolean);
  expect(strokes).toHaveLength(5);
  expect(new Set(strokes.map((one) => numbers(one).length + numbers(one)[1]!)).size).toBe(5);
  expect(hatch("ink", 2, 5, "0,0 40,0", "0,20 40,20")[1]).toBe(drawn);
});

test("a drawing can be put elsewhere", () => {
  expect(place([["ink", "M1,0L0,2z"]], 10, 10, 2, 90)).toEqual([["ink", "M10,12L6,10z"]]);
});

test("a point that cannot be read is refused aloud", () => {
  expect(() => pen("ink", 2, "1,2 3")).toThrow("no point: 3 in 1,2 3");
});
