import { describe, expect, it } from "vitest";
import { drawHistory, months, Scale } from "./scale";

describe("the scale of a table", () => {
  it("goes from the lowest to the highest end", () => {
    const scale = new Scale([
      { low: 1000, high: 1600 },
      { low: 1200, high: 2000 },
    ]);
    expect([scale.at(1000), scale.at(1500), scale.at(2000)]).toEqual([0, 50, 100]);
  });

  it("does not mind a single point", () => {
    expect(new Scale([{ low: 5, high: 5 }]).at(5)).toBe(0);
  });
});

describe("a season", () => {
  it("is three months", () => {
    const [first, last] = months("2026-4");
    expect([first.getMonth(), last.getMonth(), last.getFullYear()]).toEqual([9, 11, 2026]);
  });
});

describe("a history", () => {
  it("is a line within its band, from left to right", () => {
    const days = [
      { season: "2026-4", day: 10, rating: 1500, low: 1000, high: 2000 },
      { season: "2026-4", day: 20, rating: 1750, low: 1500, high: 2000 },
    ];
    expect(drawHistory(days, 100, 50)).toEqual({ line: "0.0,25.0 100.0,12.5", band: "0.0,0.0 100.0,0.0 100.0,25.0 0.0,50.0" });
  });
});
