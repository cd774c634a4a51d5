import { describe, expect, it } from "vitest";
import deck from "../../generated/evidencia.cards.json";
import sheets from "../../../../tests/golden/evidencia/sheets.json";
import lesson from "../../generated/evidencia.lesson.json";
import type { Card } from "./cards";
import { countingOf, pyramidSymbols, reachOf, sheetOf, showRow, worthOf } from "./scoring";

const cards = new Map((deck.card as Card[]).map((card) => [card.id, card]));
const row = (...ids: string[]): Card[] => ids.map((id) => cards.get(id)!);
const PYRAMID = pyramidSymbols(["?gnomos", "?extraterrestres", "?illuminati", "?gnomos", "?gnomos", "?illuminati"]);
const PRINTED = countingOf({});
const reach = (ids: string[], options = {}) =>
  Object.fromEntries(reachOf(showRow(row(...ids), PYRAMID, countingOf(options), [])).map(({ name, use }) => [name, use]));

describe("a row of Evidencia", () => {
  it("keeps one copy of each value in a series (EV-54)", () => {
    // 3 4 4 5 ...
    expect(reach(["i3", "g4", "abduccion", "e5", "g1", "i9"])["series"]).toEqual({ reached: 3, places: [0, 1, 3] });
  });

  it("skips only neighbouring copies under the option adjacent (EV-54)", () => {
    // 3 4 3 5: without the free choice of copies, 4 to 3 to 5 breaks.
    const ids = ["i3", "g4", "gi3", "e5", "i9", "g1"];
    expect(reach(ids)["series"]!.reached).toBe(3);
    expect(reach(ids, { repeats: "adjacent" })["series"]!.reached).toBe(2);
  });

  it("counts neighbours that share a symbol (EV-55)", () => {
    expect(reach(["g1", "g4", "ge9", "e2", "e5", "i3"])["symbol"]).toEqual({ reached: 3, places: [0, 1, 2] });
  });

  it("reads the base in order, and a double card both ways (EV-52, EV-56)", () => {
    expect(reach(["ge9", "i3", "g1", "e2", "i7", "g4"])["base"]).toEqual({ reached: 2, places: [0, 1, 2, 3, 4] });
  });

  it("lets a card without symbol cut the base (EV-56)", () => {
    expect(reach(["g1", "abduccion", "e2", "i3", "g4", "i9"])["base"]!.reached).toBe(0);
  });

  it("pairs the middle's symbol with itself (EV-57)", () => {
    expect(reach(["g1", "g4", "g7", "e2", "i3", "i9"])["middle"]).toEqual({ reached: 1, places: [0, 1] });
  });

  it("counts El ojo as the top's symbol, but not if an exchange brought it (EV-43, EV-51, EV-58)", () => {
    expect(reach(["ojo", "i3", "g1", "g4", "e2", "e5"])["top"]).toEqual({ reached: 2, places: [0, 1] });
    const out = reachOf(showRow(row("ojo", "i3", "g1", "g4", "e2", "e5"), PYRAMID, PRINTED, ["g4", "ojo"]));
    expect(out.at(-1)!.use.reached).toBe(1);
  });

  it("knows the least and the most that a row earns against any other row", () => {
    const worth = Object.fromEntries(reachOf(showRow(row("ojo", "i3", "g1", "g4", "e2", "e5"), PYRAMID, PRINTED, [])).map((one) => [one.name, worthOf(one, PRINTED)]));
    // Gnomos twice for the middle's pair, El ojo and an Illuminati for the top: both need a majority.
    expect(worth).toMatchObject({ series: { sure: 0, most: 0 }, middle: { sure: 0, most: 2 }, top: { sure: 0, most: 3 } });
    expect(worthOf({ name: "base", use: { reached: 1, places: [0] } }, PRINTED)).toEqual({ sure: 2, most: 3 });
    expect(worthOf({ name: "series", use: { reached: 3, places: [0] } }, PRINTED)).toEqual({ sure: 1, most: 2 });
  });

  it("finds the cards that earned the points that the table counted, the Final Challenge included", () => {
    const end = lesson.frames.at(-1)!.view;
    const rows = end.rows.map((one) => row(...one)) as [Card[], Card[]];
    const sheet = sheetOf(rows, pyramidSymbols(end.pyramid), PRINTED, end.obtained, end.points as [number, number]);
    expect([0, 1].map((seat) => sheet.reduce((sum, one) => sum + one.lines[seat]!.points, 0))).toEqual([10, 2]);
    expect(sheet.map((one) => one.name)).toEqual(["final", "series", "symbol", "base", "middle", "top"]);
    expect(sheet[0]!.lines[0].points).toBe(1);
    expect(sheet[3]!.lines[0].places).toEqual([0, 1, 2]);
  });

  it("knows no sheet for impossible points", () => {
    const rows = [row("g1", "e2", "i3", "g4", "e5", "eg6"), row("i9", "e8", "i7", "ig2", "ei1", "gi3")] as const;
    expect(sheetOf(rows, PYRAMID, PRINTED, [], [0, 0])).toEqual([]);
  });

  it("counts as the score sheet of the rules does, under every reading", () => {
    for (const { options, rows, pyramid, obtained, points, lines } of sheets) {
      const both = rows.map((ids) => row(...ids)) as [Card[], Card[]];
      const sheet = sheetOf(both, pyramidSymbols(pyramid), countingOf(options), obtained, points as [number, number]);
      expect(sheet.flatMap((one) => one.lines.map((line) => [line.points, line.reached, line.places]))).toEqual(lines);
    }
  });
});
