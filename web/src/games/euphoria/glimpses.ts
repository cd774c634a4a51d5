/** Recruits that an event showed and the next view hides again. */
import type { Event } from "../../generated/wire";
import type { At } from "./cards";

export interface Glimpse {
  readonly seat: number;
  readonly place: number;
  readonly recruit: string;
}

/** Recruits that the viewer was shown, and those that one shot exposed and hid again (EU-51). */
export function glimpsesIn(at: Pick<At, "view" | "seat">, fresh: readonly Event[]): Glimpse[] {
  const found: Glimpse[] = [];
  for (const { kind, facts } of fresh) {
    if (kind === "looked" && facts?.["recruit"] && facts["seat"] === at.seat) {
      found.push({ seat: Number(facts["target"]), place: Number(facts["place"]) - 1, recruit: String(facts["recruit"]) });
    }
    if (kind === "exposed" && at.view.phase !== "over") {
      const [seat, place] = [Number(facts?.["seat"]), Number(facts?.["place"]) - 1];
      if (!at.view.exposed[seat]?.[place]) found.push({ seat, place, recruit: String(facts?.["recruit"]) });
    }
  }
  // Shown twice in one update, it counts once.
  return found.filter((one, n) => !found.slice(n + 1).some((later) => later.seat === one.seat && later.place === one.place));
}
