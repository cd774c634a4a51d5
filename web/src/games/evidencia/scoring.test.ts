import { describe, expect, it } from "vitest";
import deck from "../../generated/evidencia.cards.json";
import lesson from "../../generated/evidencia.lesson.json";
import type { Card } from "./cards";
import { pyramidSymbols, reachOf, sheetOf, shown } from "./scoring";

const cards = new Map((deck.card as Card[]).map((card) => [card.id, card]));
const row = (...ids: string[]): Card[] => ids.map((id) => cards.get(id)!);
const PYRAMID = pyramidSymbols(["?gnomos", "?extraterrestres", "?illuminati", "?gnomos", "?gnomos", "?illuminati"]);
const reach = (ids: string[], anyCopy = true) =>
  Object.fromEntries(reachOf(shown(row(...ids), PYRAMID, anyCopy, [])).map(({ name, use }) => [name, use]));

describe("a row of Evidencia", () => {
  it("keeps one copy of each value in a series (EV-54)", () => {
    // 3 4 4 5 ...
    expect(reach(["i3", "g4", "abduccion", "e5", "g1", "i9"])["series"]).toEqual({ reached: 3, places: [0, 1, 3] });
  });

  it("skips only neighbouring copies under the option adjacent (EV-54)", () => {
    // 3 4 3 5: without the free choice of copies, 4 to 3 to 5 breaks.
    const ids = ["i3", "g4", "gi3", "e5", "i9", "g1"];
    expect(reach(ids)["series"]!.reached).toBe(3);
    expect(reach(ids, false)["series"]!.reached).toBe(2);
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
    const out = reachOf(shown(row("ojo", "i3", "g1", "g4", "e2", "e5"), PYRAMID, true, ["g4", "ojo"]));
    expect(out.at(-1)!.use.reached).toBe(1);
  });

  it("finds the cards that earned the points that the table counted, the Final Challenge included", () => {
    const end = lesson.frames.at(-1)!.view;
    const rows = end.rows.map((one) => row(...one)) as [Card[], Card[]];
    const sheet = sheetOf(rows, pyramidSymbols(end.pyramid), true, end.obtained, end.points as [number, number]);
    expect([0, 1].map((seat) => sheet.reduce((sum, one) => sum + one.lines[seat]!.points, 0))).toEqual([10, 2]);
    expect(sheet.map((one) => one.name)).toEqual(["final", "series", "symbol", "base", "middle", "top"]);
    expect(sheet[0]!.lines[0].points).toBe(1);
    expect(sheet[3]!.lines[0].places).toEqual([0, 1, 2]);
  });

  it("knows no sheet for points that nobody can have counted", () => {
    const rows = [row("g1", "e2", "i3", "g4", "e5", "eg6"), row("i9", "e8", "i7", "ig2", "ei1", "gi3")] as const;
    expect(sheetOf(rows, PYRAMID, true, [], [0, 0])).toEqual([]);
  });
});
