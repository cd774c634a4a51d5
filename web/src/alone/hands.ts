/** The seats of people who share this device, with the key of each. They are kept here and not with the other seats of
 * the device: those are one to a table. */
import { KeptList } from "../shell/kept_list.svelte";

export interface Hand {
  readonly seat: number;
  readonly name: string;
  readonly key: string;
}

interface Shared {
  readonly table: string;
  readonly hands: readonly Hand[];
}

const kept = new KeptList<"table", Shared>("sobremesa.hands", "table", 20);

export function handsAt(table: string): readonly Hand[] {
  return kept.of(table)?.hands ?? [];
}

/** Whether the device goes from hand to hand at this table: then the page names the seat that is asked. */
export function isShared(table: string): boolean {
  return handsAt(table).length > 1;
}

export function keepHands(table: string, hands: readonly Hand[]): void {
  kept.keep({ table, hands });
}
