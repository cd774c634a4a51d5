/** Games of this device as files, and back. */
import { NotKept, asideOf, forget, journalOf, keep, keptTable, FORMAT, type Kept } from "./saves";
import { device } from "./device.svelte";
import { handsAt, keepHands, type Hand } from "./hands";
import { saveFile } from "../shell/save_file";
import { seats, type KeptSeat } from "../shell/seats.svelte";

const HEADING = "sobremesa saved game 1";

interface SavedGame {
  readonly sobremesa: typeof HEADING;
  readonly table: string;
  readonly format: number;
  readonly details: Kept["details"];
  readonly entries: readonly string[];
  /** The keys of its seats. */
  readonly seat: KeptSeat | null;
  readonly hands: readonly Hand[];
}

/** The text is not a saved game. */
export class NotASave extends Error {}

export function download(name: string, text: string, type: string): void {
  saveFile(new Blob([text], { type }), name);
}

/** A running game, with everything that is hidden in it: for the same players, on another device or another day. */
export async function saveGame(table: string): Promise<void> {
  // The Worker may have entries that could not be stored.
  const journal = (await device.journal(table)) ?? (await journalOf(table));
  const kept = await keptTable(table).catch(() => undefined);
  const game = kept?.details.summary.game ?? seats.of(table)?.game ?? "partida";
  const saved = {
    sobremesa: HEADING, table, format: journal.format, details: kept?.details ?? null, entries: journal.entries,
    seat: seats.of(table) ?? null, hands: handsAt(table),
  };
  download(`${game}-${table}.json`, JSON.stringify(saved), "application/json");
}

/** Saves entries that were put aside as unreadable. */
export async function saveAside(table: string): Promise<void> {
  const [journal, aside] = [await journalOf(table), await asideOf(table)];
  download(`${table}-dañada.json`, JSON.stringify({ table, entries: journal.entries, aside }), "application/json");
}

/** The name of the table that the file brings back; a table that is here already is left as it is. */
export async function takeGame(text: string): Promise<string> {
  let saved: SavedGame;
  try {
    saved = JSON.parse(text) as SavedGame;
  } catch {
    throw new NotASave("unreadable");
  }
  const isOurs = saved.sobremesa === HEADING && /^alone-[0-9a-z]{8,40}$/.test(saved.table) && Array.isArray(saved.entries);
  if (!isOurs || !saved.details || !saved.entries.every((entry) => typeof entry === "string")) throw new NotASave("unreadable");
  if (saved.format > FORMAT) throw new NotASave("newer");
  if (!(await keptTable(saved.table))) await keep(saved.table, 0, saved.entries, saved.details);
  if (saved.seat && saved.seat.table === saved.table) seats.keep(saved.seat);
  if (saved.hands?.length) keepHands(saved.table, saved.hands);
  return saved.table;
}

export async function forgetGame(table: string): Promise<void> {
  await forget(table).catch((problem: unknown) => {
    if (!(problem instanceof NotKept)) throw problem;
  });
  seats.forget(table);
}
