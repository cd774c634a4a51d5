/** The server's interface for the holder of a group's key. */
import { request } from "../../connection/api";
import type { Language } from "../../connection/connection";
import type { GroupOpened, GroupPage } from "../../generated/wire";

export class GroupApi {
  constructor(private readonly language: Language) {}

  async found(name: string, person: string): Promise<GroupOpened> {
    return (await (await request(this.language, "POST", "/api/groups", { name }, person)).json()) as GroupOpened;
  }

  async show(group: string, key: string): Promise<GroupPage> {
    return (await (await request(this.language, "GET", this.path(group), undefined, key)).json()) as GroupPage;
  }

  async rename(group: string, key: string, name: string): Promise<GroupPage> {
    return (await (await request(this.language, "PUT", this.path(group), { name }, key)).json()) as GroupPage;
  }

  /** At a table of the group, before its game begins. */
  async free(table: string, seat: number, key: string): Promise<void> {
    await request(this.language, "DELETE", `/api/tables/${encodeURIComponent(table)}/seats/${seat}`, undefined, key);
  }

  /** By the founder's own key; the group's new one comes back. */
  async remove(group: string, member: string, person: string): Promise<GroupOpened> {
    return (await (await request(this.language, "DELETE", `${this.path(group)}/members/${member}`, undefined, person)).json()) as GroupOpened;
  }

  private path(group: string): string {
    return `/api/groups/${encodeURIComponent(group)}`;
  }
}
