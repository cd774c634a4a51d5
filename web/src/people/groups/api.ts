/** The server's interface for the holder of a group's key. */
import { request, requestJson } from "../../connection/api";
import type { Language } from "../../connection/connection";
import type { GroupOpened, GroupPage } from "../../generated/wire";

const place = (group: string): string => `/api/groups/${encodeURIComponent(group)}`;

export class GroupApi {
  constructor(private readonly language: Language) {}

  found = (name: string, person: string): Promise<GroupOpened> => requestJson(this.language, "POST", "/api/groups", { name }, person);
  show = (group: string, key: string): Promise<GroupPage> => requestJson(this.language, "GET", place(group), undefined, key);
  rename = (group: string, key: string, name: string): Promise<GroupPage> => requestJson(this.language, "PUT", place(group), { name }, key);
  /** By the founder's own key; the group's new one comes back. */
  remove = (group: string, member: string, person: string): Promise<GroupOpened> =>
    requestJson(this.language, "DELETE", `${place(group)}/members/${member}`, undefined, person);

  /** At a table of the group, before its game begins. */
  async free(table: string, seat: number, key: string): Promise<void> {
    await request(this.language, "DELETE", `/api/tables/${encodeURIComponent(table)}/seats/${seat}`, undefined, key);
  }
}
