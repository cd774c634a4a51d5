/** The code that a seat has just shown, only as long as its event is fresh (CO-26). Where things move its telegram is read
 * out, and then it is gone. */
import { cardOf } from "./cards";
import type { At } from "./cards";

export interface ShownCode {
  /** The symbols of the code that was completed or turned over. */
  readonly code: readonly string[];
  /** How the reveal went, "" for a code that was completed. */
  readonly how: string;
}

export function shownCodeOf(at: At, seat: number): ShownCode | null {
  if (at.motion) return null;
  const mine = at.fresh.filter((event) => event.facts?.["seat"] === seat);
  const laid = mine.findLast((event) => event.kind === "completed" || event.kind === "shown");
  if (!laid) return null;
  const how = mine.findLast((event) => event.kind === "revealed")?.facts?.["how"] ?? "";
  return {
    code: cardOf(at, String(laid.facts?.["card"]))?.code ?? [],
    how: laid.kind === "shown" ? String(how) : "",
  };
}
