/** The server's interface for spectators who ask for a seat. */
import { request, requestJson } from "../connection/api";
import type { Language } from "../connection/connection";
import type { AskedSeat, AskSeat } from "../generated/wire";

const place = (table: string): string => `/api/tables/${encodeURIComponent(table)}/takeovers`;

export function askSeat(language: Language, table: string, wish: AskSeat): Promise<AskedSeat> {
  return requestJson(language, "POST", place(table), wish);
}

export async function withdraw(language: Language, table: string, key: string): Promise<void> {
  await request(language, "DELETE", place(table), undefined, key);
}
