import { describe, expect, it } from "vitest";
import type { Column } from "../generated/workshop";
import { at, columnFor, has, isSeveralCells, pasteCells, printedCells, problemCells, sameRows, showValue, titleOf, parseCell, withCell, type Rows } from "./rows";

const column = (name: string, kind: Column["kind"] = "text"): Column => ({ name, kind, choices: [] });
const COLUMNS = [column("id"), column("name.es"), column("value", "int"), column("symbols", "list"), column("challenge.kind"), column("challenge.faction")];
const ROWS: Rows = [
  { id: "g1", "name.es": "Gnomo", value: 1, symbols: ["gnomos"], "challenge.kind": "highest" },
  { id: "ojo", "name.es": "Ojo", value: 5, symbols: [], "challenge.kind": "has", "challenge.faction": "gnomos" },
];
const [, , VALUE, SYMBOLS, , FACTION] = COLUMNS as [Column, Column, Column, Column, Column, Column];

describe("a cell", () => {
  it("shows lists as words, and nothing for a field that the card has not", () => {
    expect([showValue(["gnomos", "illuminati"]), showValue([]), showValue(7), showValue(undefined), showValue(false)]).toEqual(["gnomos illuminati", "", "7", "", "false"]);
  });

  it("reads numbers, and leaves to the check what is none", () => {
    expect([parseCell("7", VALUE, 1), parseCell(" -3 ", VALUE, 1), parseCell("siete", VALUE, 1), parseCell("", VALUE, 1)]).toEqual([7, -3, "siete", undefined]);
  });

  it("reads lists by words or commas; an empty one stays a list where there was one", () => {
    expect(parseCell("gnomos, illuminati  ", SYMBOLS, [])).toEqual(["gnomos", "illuminati"]);
    expect([parseCell("", SYMBOLS, ["gnomos"]), parseCell("", SYMBOLS, undefined)]).toEqual([[], undefined]);
  });

  it("parses back what it shows, for every value of a row", () => {
    for (const row of ROWS) for (const one of COLUMNS) expect(parseCell(showValue(row[one.name]), one, row[one.name])).toEqual(row[one.name]);
  });
});

describe("the sheet", () => {
  it("changes one cell and leaves the other rows as they are", () => {
    const found = withCell(ROWS, COLUMNS, { card: "g1", field: "value" }, 4);
    expect(found[0]).toEqual({ ...ROWS[0], value: 4 });
    expect(found[1]).toBe(ROWS[1]);
    expect(ROWS[0]!["value"]).toBe(1);
  });

  it("adds a field in the order of the columns, and takes it out when it is emptied", () => {
    const added = withCell(ROWS, COLUMNS, { card: "g1", field: "challenge.faction" }, "gnomos");
    expect(Object.keys(added[0]!)).toEqual(COLUMNS.map(({ name }) => name));
    expect(withCell(added, COLUMNS, { card: "g1", field: "challenge.faction" }, parseCell("", FACTION, "gnomos"))).toEqual(ROWS);
  });

  it("takes cells from a spreadsheet, from one cell on, and never an id", () => {
    const found = pasteCells(ROWS, COLUMNS, { card: "g1", field: "value" }, "4\tgnomos illuminati\r\n6\tgnomos\r\nbeyond\r\n");
    expect(found.map((row) => [row["value"], row["symbols"]])).toEqual([[4, ["gnomos", "illuminati"]], [6, ["gnomos"]]]);
    expect(pasteCells(ROWS, COLUMNS, { card: "g1", field: "id" }, "x\tOtro")).toEqual([{ ...ROWS[0], "name.es": "Otro" }, ROWS[1]]);
    expect([isSeveralCells("7\n"), isSeveralCells("7\n8"), isSeveralCells("7\t8")]).toEqual([false, true, true]);
  });

  it("tells rows apart by what is in them, a number from its word", () => {
    expect(sameRows(ROWS, ROWS.map((row) => ({ ...row })))).toBe(true);
    expect(sameRows(ROWS, withCell(ROWS, COLUMNS, { card: "g1", field: "value" }, "1"))).toBe(false);
  });

  it("finds the cell of a problem that names a field by its first part", () => {
    const wrong = problemCells([{ card: "ojo", field: "challenge", text: "No." }, { card: "ojo", field: "challenge", text: "Y no." }]);
    expect(at(wrong, { card: "ojo", field: "challenge.kind" })).toBe("No. Y no.");
    expect(at(wrong, { card: "g1", field: "challenge.kind" })).toBeUndefined();
    expect([columnFor(COLUMNS, "challenge"), columnFor(COLUMNS, "value"), columnFor(COLUMNS, "jokers")]).toEqual(["challenge.kind", "value", ""]);
  });

  it("knows what the printed deck has, also where it has nothing", () => {
    const printed = printedCells([{ card: "g1", field: "challenge.faction", before: null, after: "gnomos" }, { card: "", field: "jokers", before: 5, after: 4 }]);
    expect(has(printed, { card: "g1", field: "challenge.faction" })).toBe(true);
    expect(printed.size).toBe(1);
  });

  it("calls a card by its name in the reader's language", () => {
    expect([titleOf({ id: "g1", "name.es": "Gnomo", "name.en": "Gnome" }, "en"), titleOf({ id: "g1" }, "en")]).toEqual(["Gnome", "g1"]);
  });
});
