import { describe, expect, it } from "vitest";
import { smaller, type Tried } from "./fit";

/** A table of which `shrinks` pixels follow from its size, and the rest does not. */
function tryFits(shrinks: number, rest: number, field: number): Tried[] {
  const found: Tried[] = [];
  for (let size = 1; found.length < 9; ) {
    const over = Math.max(0, shrinks * size + rest - field);
    found.push({ size, over });
    if (over <= 1) break;
    size = smaller(found.at(-1)!, found.at(-2) ?? null, shrinks * size + rest);
  }
  return found;
}

describe("a table that does not fit", () => {
  it.each([[600, 20, 560], [420, 200, 560], [260, 340, 560]])("fits by the third look: %i px that shrink, %i that do not, in %i", (shrinks, rest, field) => {
    const all = tryFits(shrinks, rest, field);
    expect(all.length).toBeLessThanOrEqual(3);
    expect(all.at(-1)!.over).toBeLessThanOrEqual(1);
  });

  it("is drawn hardly smaller than it has to be", () => {
    const [size, needed] = [tryFits(420, 200, 560).at(-1)!.size, 360 / 420];
    expect(size).toBeLessThanOrEqual(needed + 0.003);
    expect(size).toBeGreaterThan(needed - 0.015);
  });

  it("is never drawn so small that it cannot be read", () => {
    expect(tryFits(100, 900, 560).at(-1)!.size).toBe(0.6);
  });
});
