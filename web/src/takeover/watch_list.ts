/** The tables that this device watches by more than a link: because it asked for a seat there, or gave one away. */
import { KeptList } from "../shell/kept_list.svelte";

export interface Watched {
  readonly table: string;
  /** What opens the door: an invitation, or the key of the seat that was given away. */
  readonly invite: string;
  /** The key with which a seat was asked for; empty where none is. */
  readonly asks: string;
}

export const watchList = new KeptList<"table", Watched>("sobremesa.watching", "table", 20);
