/** The server's interface for the deals of a day. */
import { request } from "../../connection/api";
import type { Language } from "../../connection/connection";
import { freshKey } from "../../connection/keys";
import type { DailyDeal, DailyPage, DailyWish, PuzzleAnswer, Seated } from "../../generated/wire";
import { person } from "../../shell/person";
import { drawerOf, seats } from "../../shell/seats.svelte";
import { streak } from "../../shell/streak.svelte";
import { Witness } from "../../table/witness";

export const PUZZLE = "orden";

/** Without a day, today's. */
export async function dailyOf(language: Language, day: string): Promise<DailyPage> {
  const query = day ? `?${new URLSearchParams({ day })}` : "";
  const page = counted((await (await request(language, "GET", `/api/daily${query}`, undefined, person.key)).json()) as DailyPage);
  // What this device has begun is in the server's lists a moment later.
  return { ...page, deals: page.deals.map((deal) => (page.ends_in && deal.status === "new" && seats.of(deal.table) ? { ...deal, status: "playing" } : deal)) };
}

/** What this person has played that day counts for the streak of this device too. */
function counted(page: DailyPage): DailyPage {
  if (page.deals.some((deal) => deal.you)) streak.add(page.day);
  return page;
}

/** Sits down at the table of the deal, where it begins or goes on; asking again changes nothing. */
export async function begin(language: Language, day: string, deal: DailyDeal, name: string): Promise<void> {
  const { what, table, game } = deal;
  const wish: DailyWish = { day, what, name, key: seats.of(table)?.key ?? freshKey() };
  const seated = (await (await request(language, "POST", `/api/tables/${table}/daily`, wish, person.key)).json()) as Seated;
  const drawer = drawerOf(table);
  const kept = seats.of(table);
  seats.keep({ over: false, at: Date.now(), ...kept, table, game, key: seated.key, invite: "", name, seat: seated.seat, day });
  new Witness(drawer).publish(1, deal.commitment);
}

export async function present(language: Language, day: string, table: string, row: readonly string[]): Promise<DailyPage> {
  const answer: PuzzleAnswer = { day, row };
  return counted((await (await request(language, "POST", `/api/tables/${table}/puzzle`, answer, person.key)).json()) as DailyPage);
}

/** The replay of a table that this device has not sat at opens by the person's own key. */
export function keepSeat({ table, game }: DailyDeal): void {
  if (!seats.of(table)) seats.keep({ table, game, key: person.key, invite: "", name: "", seat: 0, at: Date.now(), over: true });
}
