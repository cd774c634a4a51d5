/** The server's HTTP side. */
import type {
  Game, GameList, GamePack, Open, Opened, Refusal, Replay, Seated, Sit, TableDetails, TableList, TableSummary,
} from "../generated/wire";
import { answersAlone, device, isBundle } from "./alone";
import { Refused, type Language } from "./connection";

/** What a device found out about a record (`alone/played_record.py`). */
export interface Checked {
  readonly table: string;
  readonly proof: "good" | "bad" | "none";
  readonly why: string;
}

export class Api {
  /** `alone`: this device answers, whether there is a server or not. */
  constructor(
    private readonly language: Language,
    private readonly alone = isBundle,
  ) {}

  async games(): Promise<readonly Game[]> {
    return (await this.json<GameList>("GET", "/api/games")).games;
  }

  pack(game: string): Promise<GamePack> {
    return this.json("GET", `/api/games/${encodeURIComponent(game)}`);
  }

  async tables(): Promise<readonly TableSummary[]> {
    return (await this.json<TableList>("GET", "/api/tables")).tables;
  }

  /** `group`: the table is of a group, whose key opens it. */
  open(wish: Open, group?: { group: string; key: string }): Promise<Opened> {
    return this.json("POST", group ? `/api/groups/${group.group}/tables` : "/api/tables", wish, group?.key);
  }

  show(table: string, door: string): Promise<TableDetails> {
    return this.json("GET", `/api/tables/${encodeURIComponent(table)}`, undefined, door);
  }

  sit(table: string, wish: Sit): Promise<Seated> {
    return this.json("POST", `/api/tables/${encodeURIComponent(table)}/seats`, wish);
  }

  replay(table: string, door: string, seat: number | null, game?: number): Promise<Replay> {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    if (game !== undefined) query.set("game", String(game));
    return this.json("GET", `/api/tables/${encodeURIComponent(table)}/replay?${query}`, undefined, door);
  }

  /** The record of a finished game from elsewhere is kept on this device, and replayed. */
  take(record: string): Promise<Checked> {
    return this.json("POST", "/api/records", { record });
  }

  async record(table: string, door: string): Promise<string> {
    return (await this.ask("GET", `/api/tables/${encodeURIComponent(table)}/record`, undefined, door)).text();
  }

  /** A link as a drawing; the link goes in the body, where no log keeps it. */
  async qr(text: string): Promise<Blob> {
    return (await this.ask("POST", "/api/qr", { text })).blob();
  }

  private json<T>(method: string, path: string, body?: object, door = ""): Promise<T> {
    return requestJson(this.language, method, path, body, door, this.alone);
  }

  private ask(method: string, path: string, body?: object, door = ""): Promise<Response> {
    return request(this.language, method, path, body, door, this.alone);
  }
}

/** Throws `Refused` for an error status, with the code `offline` where no answer came at all. */
export async function request(language: Language, method: string, path: string, body?: object, door = "", alone = isBundle): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body) headers["content-type"] = "application/json";
  if (door) headers["authorization"] = `Bearer ${door}`;
  let answer: Response;
  try {
    answer = alone || answersAlone(path)
      ? await (await device()).answer(language, method, path, body, door)
      : await fetch(path, { method, headers, body: body ? JSON.stringify(body) : undefined });
  } catch {
    throw new Refused("offline", "");
  }
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => ({ code: String(answer.status), text: "" }))) as Refusal;
    throw new Refused(refusal.code, refusal.text);
  }
  return answer;
}

export async function requestJson<T>(...asked: Parameters<typeof request>): Promise<T> {
  return (await request(...asked)).json() as Promise<T>;
}
