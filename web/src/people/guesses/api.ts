/** Guesses of watchers, at the server. */
import { requestJson } from "../../connection/api";
import type { Language } from "../../connection/connection";
import type { Guesser, GuessList, GuessWish } from "../../generated/wire";

const place = (table: string): string => `/api/tables/${encodeURIComponent(table)}/guesses`;

/** What a watcher thinks of the teams, kept until the end; a word for the watcher at this table. */
export async function guess(language: Language, table: string, wish: GuessWish): Promise<string> {
  return (await requestJson<Guesser>(language, "PUT", place(table), wish)).watcher;
}

export function guesses(language: Language, table: string, door: string, game: number): Promise<GuessList> {
  return requestJson(language, "GET", `${place(table)}?game=${game}`, undefined, door);
}
