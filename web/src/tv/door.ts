/** How a big screen comes in: as a spectator, even if the device has seats. */
import type { Credentials } from "../connection/connection";

export function doorOf(table: string, invite: string): Credentials {
  return { table, key: "", invite };
}
