/** A letter for every envelope, for as long as it lies there: its place in the row changes when another is opened. */
import type { Event } from "../../generated/wire";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function letter(number: number): string {
  return LETTERS[number] ?? `${number + 1}`;
}

/** The letters of a seat's hidden codes, in the order of the row, from the events that every viewer receives and that
 * stay in the history: one was hidden, the one at a place was revealed. */
export function lettersOf(history: readonly Event[] | undefined, seat: number, count: number): readonly string[] {
  let row: string[] = [];
  let next = 0;
  for (const { kind, facts } of history ?? []) {
    if (facts?.["seat"] !== seat) continue;
    if (kind === "hid") row.push(letter(next++));
    if (kind === "revealed") row = row.filter((_, n) => n !== Number(facts["place"]) - 1);
  }
  // A viewer without the whole history counts on from what it has.
  while (row.length < count) row.push(letter(next++));
  return row.slice(0, count);
}
