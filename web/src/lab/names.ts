/** The names of fields and their values; one without a text is called as in the deck's file. */
import type { Words } from "../text/words";

export function columnName(words: Words, field: string): string {
  const key = `lab-column-${field.replaceAll(/[._]/g, "-")}`;
  return words.has(key) ? words.say(key) : field;
}

export function choiceName(words: Words, value: string): string {
  const key = `lab-choice-${value.replaceAll("_", "-")}`;
  return words.has(key) ? words.say(key) : value;
}

/** A value in a sentence: lists as words, nothing as a dash. */
export function valueName(words: Words, value: unknown): string {
  if (value === undefined || value === null || value === "") return "—";
  if (Array.isArray(value)) return value.length ? value.map((one) => choiceName(words, String(one))).join(", ") : "—";
  return choiceName(words, String(value));
}
