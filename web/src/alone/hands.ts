/** The seats of people who share this device, with the key of each. They are kept here and not with the other seats of
 * the device: those are one to a table. */

const PLACE = "sobremesa.hands";
const MOST = 20;

export interface Hand {
  readonly seat: number;
  readonly name: string;
  readonly key: string;
}

interface Kept {
  readonly table: string;
  readonly hands: readonly Hand[];
}

function all(): readonly Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Kept[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function handsAt(table: string): readonly Hand[] {
  return all().find((kept) => kept.table === table)?.hands ?? [];
}

/** Whether the device goes from hand to hand at this table: then the page names the seat that is asked. */
export function isShared(table: string): boolean {
  return handsAt(table).length > 1;
}

export function keepHands(table: string, hands: readonly Hand[]): void {
  const others = all().filter((kept) => kept.table !== table);
  localStorage.setItem(PLACE, JSON.stringify([{ table, hands }, ...others].slice(0, MOST)));
}
