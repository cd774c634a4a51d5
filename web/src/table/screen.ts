/** The way from a table to a big screen that shows it without secrets. */
import { isAlone } from "../connection/alone";
import { tableLink } from "../shell/router.svelte";
import type { LiveTable } from "./live.svelte";

/** The address; "" for a table without spectators or on this device. */
export function screenOf(live: LiveTable, invite: string): string {
  const told = live.room?.settings;
  const { table } = live.credentials;
  if (!told || told.spectators === false || isAlone(table) || !(told.public || invite)) return "";
  return tableLink(table, { page: "tv", invite });
}
