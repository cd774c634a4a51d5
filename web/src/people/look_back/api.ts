/** What a server tells of a finished game besides its steps. */
import { requestJson } from "../../connection/api";
import type { Language } from "../../connection/connection";
import type { Advised, LookBack } from "../../generated/wire";

/** A finished game of a table: the number of it, or the latest, and the key or invitation that opens it. */
export interface Door {
  readonly table: string;
  readonly key: string;
  readonly game: number | undefined;
}

function ask<T>(language: Language, door: Door, what: string, wish: Record<string, string>): Promise<T> {
  const query = new URLSearchParams({ ...wish, ...(door.game !== undefined && { game: String(door.game) }) });
  return requestJson(language, "GET", `/api/tables/${encodeURIComponent(door.table)}/${what}?${query}`, undefined, door.key);
}

/** What a seat could believe; with no seat, how the chances stood with all cards open. */
export function lookBack(language: Language, door: Door, seat: number | null): Promise<LookBack> {
  return ask(language, door, "look-back", seat === null ? {} : { seat: String(seat) });
}

/** What the strongest bot would have done at a step. */
export function advice(language: Language, door: Door, step: number): Promise<Advised> {
  return ask(language, door, "advice", { step: String(step) });
}
