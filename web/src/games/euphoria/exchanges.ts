/** Exchanged recruits change places in sight of everybody, hidden or not (EU-35): which places, never which recruits. */
import type { Event } from "../../generated/wire";

export function keyOf(seat: number, place: number): string {
  return `recruit-${seat}-${place}`;
}

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
