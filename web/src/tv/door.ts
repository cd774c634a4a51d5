/** How a big screen comes in: as a spectator, whatever seats the device has. */
import type { Credentials } from "../connection/connection";

export function doorOf(table: string, invite: string): Credentials {
  return { table, key: "", invite };
}
