/** Exchanged recruits change places in sight of everybody, hidden or not (EU-35): which places, never which recruits. */
import type { Event } from "../../generated/wire";
import { PLACES, type At } from "./cards";
import type { Origin } from "./drawings/portraits";

export function keyOf(seat: number, place: number): string {
  return `recruit-${seat}-${place}`;
}

export const NOWHERE: ReadonlyMap<string, string> = new Map();

/** For the places whose recruit came from another one with these events: the key of the place where it lay before. */
export function startsIn(fresh: readonly Event[]): ReadonlyMap<string, string> {
  const starts = new Map<string, string>();
  for (const { kind, facts } of fresh) {
    const place = (whose: string, which: string): string => keyOf(Number(facts?.[whose]), Number(facts?.[which]) - 1);
    if (kind === "exchanged") {
      const [one, other] = [place("seat", "place"), place("target", "target_place")];
      const [here, there] = [starts.get(one) ?? one, starts.get(other) ?? other];
      starts.set(one, there).set(other, here);
    }
    // After a shuffle no viewer knows what lies where.
    if (kind === "mixed") for (const n of [0, 1, 2]) starts.delete(keyOf(Number(facts?.["seat"]), n));
  }
  return starts;
}

interface Lying extends Origin {
  readonly exposed: boolean;
}

/** By seat and place: where the recruit that lies there now was laid out, and whether it lies exposed. All viewers see which
 * recruits change places. After a shuffle none sees which of the hidden ones came from where: each counts as laid out anew. */
export function lyingAfter(history: readonly Event[], seats: number): readonly (readonly Lying[])[] {
  const rows: Lying[][] = Array.from({ length: seats }, (_, seat) => PLACES.map((place) => ({ seat, place, exposed: false })));
  for (const { kind, facts } of history) {
    const [seat, place, target, there] = ["seat", "place", "target", "target_place"].map((name) => Number(facts?.[name])) as [number, number, number, number];
    const row = rows[seat]!;
    if (kind === "exposed" || kind === "hid") row[place - 1] = { ...row[place - 1]!, exposed: kind === "exposed" };
    if (kind === "exchanged") [row[place - 1], rows[target]![there - 1]] = [rows[target]![there - 1]!, row[place - 1]!];
    if (kind === "mixed") rows[seat] = row.map((one, n) => (one.exposed ? one : { seat, place: n, exposed: false }));
  }
  return rows;
}

const known = new WeakMap<readonly Event[], ReturnType<typeof lyingAfter>>();

/** Where the recruit at this place was laid out: its face depends on that. */
export function originOf({ history, view }: Pick<At, "history" | "view">, seat: number, place: number): Origin {
  if (!history) return { seat, place };
  const rows = known.get(history) ?? lyingAfter(history, view.recruits.length);
  known.set(history, rows);
  return rows[seat]![place]!;
}
