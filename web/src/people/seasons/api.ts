/** The server's interface for a season: of the whole server, with your own row if you have a person's key; or of a group. */
import { request } from "../../connection/api";
import type { Language } from "../../connection/connection";
import type { SeasonPage } from "../../generated/wire";

export interface Door {
  readonly group: string;
  readonly key: string;
}

export async function seasonOf(language: Language, game: string, season: string, person: string, door?: Door): Promise<SeasonPage> {
  const query = season ? `?${new URLSearchParams({ season })}` : "";
  const place = door ? `/api/groups/${encodeURIComponent(door.group)}/season/` : "/api/season/";
  const told = await request(language, "GET", `${place}${encodeURIComponent(game)}${query}`, undefined, door ? door.key : person);
  return (await told.json()) as SeasonPage;
}
