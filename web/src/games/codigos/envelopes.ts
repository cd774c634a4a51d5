/** A letter for every envelope, for as long as it lies there: its place in the row changes when another is opened. */
import type { At } from "./cards";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function letter(number: number): string {
  return LETTERS[number] ?? `${number + 1}`;
}

/** The letters of a seat's hidden codes, in the order of the row, from the events that every viewer receives and that
 * stay in the history: one was hidden, the one at a place was revealed. While a recital is read, its envelope still lies there. */
export function lettersOf({ history, moment }: Pick<At, "history" | "moment">, seat: number, count: number): readonly string[] {
  let row: string[] = [];
  let next = 0;
  for (const event of history ?? []) {
    const { kind, facts } = event;
    if (facts?.["seat"] !== seat || event === moment?.event) continue;
    if (kind === "hid") row.push(letter(next++));
    if (kind === "revealed") row = row.filter((_, n) => n !== Number(facts["place"]) - 1);
  }
  // A viewer without the whole history counts on from what it has.
  while (row.length < count) row.push(letter(next++));
  return row.slice(0, count);
}
