/** Cards as rows of a sheet: what a cell shows, what was typed into it, and what differs from the printed deck. */
import type { Change, Column, Problem } from "../generated/workshop";

export type Row = Readonly<Record<string, unknown>>;
export type Rows = readonly Row[];

/** One cell: a card by its id, a field by its column. */
export interface Spot {
  readonly card: string;
  readonly field: string;
}

export const cardOf = (row: Row): string => String(row["id"] ?? "");

/** What a cell shows: lists as words with spaces between, nothing where the card has no such field. */
export function showValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** What was typed, as the field would have it; undefined where the card then has no such field. What cannot be read stays
 * as it was typed: the check says what is wrong with it. */
export function parseCell(text: string, column: Column, before: unknown): unknown {
  const words = text.trim();
  if (column.kind === "list") {
    if (!words) return Array.isArray(before) ? [] : undefined;
    return words.split(/[\s,]+/).filter((word) => word !== "");
  }
  if (!words) return undefined;
  if (column.kind === "int") return /^-?\d{1,9}$/.test(words) ? Number(words) : words;
  if (column.kind === "bool") return words === "true" ? true : words === "false" ? false : words;
  return text;
}

/** The rows with one cell changed; fields stand in the order of the columns. The same rows where nothing changes. */
export function withCell(rows: Rows, columns: readonly Column[], { card, field }: Spot, value: unknown): Rows {
  return rows.map((row) => {
    if (cardOf(row) !== card || same(row[field], value)) return row;
    const changed: Record<string, unknown> = { ...row, [field]: value };
    const names = [...columns.map(({ name }) => name), ...Object.keys(row)];
    return Object.fromEntries([...new Set(names)].filter((name) => changed[name] !== undefined && changed[name] !== null).map((name) => [name, changed[name]]));
  });
}

/** Cells copied from a spreadsheet, put down from one cell on; what reaches beyond the sheet is left out. */
export function pasteCells(rows: Rows, columns: readonly Column[], from: Spot, text: string): Rows {
  const first = rows.findIndex((row) => cardOf(row) === from.card);
  const left = columns.findIndex(({ name }) => name === from.field);
  const cells = text.replace(/\r/g, "").replace(/\n$/, "").split("\n").map((line) => line.split("\t"));
  let found = rows;
  cells.forEach((line, down) =>
    line.forEach((cell, right) => {
      const row = rows[first + down];
      const column = columns[left + right];
      if (!row || !column || column.name === "id") return;
      found = withCell(found, columns, { card: cardOf(row), field: column.name }, parseCell(cell, column, row[column.name]));
    }),
  );
  return found;
}

export const isSeveralCells = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ""));

export function same(one: unknown, other: unknown): boolean {
  return showValue(one) === showValue(other) && Array.isArray(one) === Array.isArray(other) && typeof one === typeof other;
}

export function sameRows(one: Rows, other: Rows): boolean {
  return one.length === other.length && one.every((row, n) => {
    const names = new Set([...Object.keys(row), ...Object.keys(other[n]!)]);
    return [...names].every((name) => same(row[name], other[n]![name]));
  });
}

const keyOf = ({ card, field }: Spot): string => `${card}\n${field}`;

/** By cell: what the printed deck has there. */
export function printedCells(changes: readonly Change[]): ReadonlyMap<string, unknown> {
  return new Map(changes.filter(({ card, field }) => card && field).map((change) => [keyOf(change), change.before]));
}

export function problemCells(problems: readonly Problem[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const problem of problems) found.set(keyOf(problem), [found.get(keyOf(problem)), problem.text].filter(Boolean).join(" "));
  return found;
}

/** What is known of a cell. A problem may name the whole field (`challenge`) where the sheet has its parts (`challenge.kind`). */
export function at<T>(cells: ReadonlyMap<string, T>, spot: Spot): T | undefined {
  return cells.get(keyOf(spot)) ?? cells.get(keyOf({ card: spot.card, field: spot.field.split(".")[0]! }));
}

export const has = (cells: ReadonlyMap<string, unknown>, spot: Spot): boolean => cells.has(keyOf(spot));

/** The column that a problem means: its own, or the first part of it. */
export function columnFor(columns: readonly Column[], field: string): string {
  return (columns.find(({ name }) => name === field) ?? columns.find(({ name }) => name.startsWith(`${field}.`)))?.name ?? "";
}

/** What a card is called in the sheet: its name in this language, else its id. */
export function titleOf(row: Row, language: string): string {
  return String(row[`name.${language}`] ?? row["name.es"] ?? row["name"] ?? cardOf(row));
}
