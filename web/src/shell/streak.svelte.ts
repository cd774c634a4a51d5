/** The days on which this device has played a deal of the day. */
import { Kept } from "./kept.svelte";

const DAY_MS = 86_400_000;
const MOST = 400;

/** The day of the deals, which begins at midnight in UTC. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** How many days in a row until this one; until the day before, while this one may still be played. */
export function daysInARow(days: readonly string[], now: number): number {
  let count = 0;
  let at = days.includes(dayOf(now)) ? now : now - DAY_MS;
  for (; days.includes(dayOf(at)); at -= DAY_MS) count += 1;
  return count;
}

class Streak {
  private readonly kept = new Kept<readonly string[]>("sobremesa.days", []);

  /** Whether a deal was played here before. */
  get isBegun(): boolean {
    return this.kept.value.length > 0;
  }

  has(now: number): boolean {
    return this.kept.value.includes(dayOf(now));
  }

  length(now: number): number {
    return daysInARow(this.kept.value, now);
  }

  add(day: string): void {
    if (!this.kept.value.includes(day)) this.kept.value = [day, ...this.kept.value].sort().reverse().slice(0, MOST);
  }
}

export const streak = new Streak();
