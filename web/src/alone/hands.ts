/** The seats of people who share this device, with the key of each. They are kept here and not with the other seats of
 * the device: those are one to a table. */
import { Kept } from "../shell/kept.svelte";

const MOST = 20;

export interface Hand {
  readonly seat: number;
  readonly name: string;
  readonly key: string;
}

interface Shared {
  readonly table: string;
  readonly hands: readonly Hand[];
}

const kept = new Kept<readonly Shared[]>("sobremesa.hands", []);

export function handsAt(table: string): readonly Hand[] {
  return kept.value.find((one) => one.table === table)?.hands ?? [];
}

/** Whether the device goes from hand to hand at this table: then the page names the seat that is asked. */
export function isShared(table: string): boolean {
  return handsAt(table).length > 1;
}

export function keepHands(table: string, hands: readonly Hand[]): void {
  kept.value = [{ table, hands }, ...kept.value.filter((one) => one.table !== table)].slice(0, MOST);
}
