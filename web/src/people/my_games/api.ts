/** The server's interface for the holder of a person's key. */
import { request } from "../../connection/api";
import type { Language } from "../../connection/connection";
import type { MyGames, Notices, NoticeWish } from "../../generated/wire";

export class MineApi {
  constructor(
    private readonly language: Language,
    private readonly key: string,
  ) {}

  async games({ search = "", before = 0 } = {}): Promise<MyGames> {
    const query = new URLSearchParams({ ...(search && { search }), ...(before && { before: String(before) }) });
    return (await (await this.ask("GET", `/api/mine?${query}`)).json()) as MyGames;
  }

  async records(): Promise<Blob> {
    return (await this.ask("GET", "/api/mine/records")).blob();
  }

  async forget(): Promise<void> {
    await this.ask("DELETE", "/api/mine");
  }

  async notices(): Promise<Notices> {
    return (await (await this.ask("GET", "/api/mine/notices")).json()) as Notices;
  }

  async wish(wish: NoticeWish): Promise<Notices> {
    return (await (await this.ask("PUT", "/api/mine/notices", wish)).json()) as Notices;
  }

  async confirm(kind: string, code: string): Promise<Notices> {
    return (await (await this.ask("POST", "/api/mine/notices/codes", { kind, code })).json()) as Notices;
  }

  private ask(method: string, path: string, body?: object): Promise<Response> {
    return request(this.language, method, path, body, this.key);
  }
}
