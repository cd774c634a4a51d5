/** How a running game stands for the seat that this device has in it. */
import type { TableDetails } from "../generated/wire";
import type { KeptSeat } from "./seats.svelte";

export interface RunningGame {
  readonly kept: KeptSeat;
  /** Null until the server has told. */
  readonly told: TableDetails | null;
  /** Who else sits there by name, bots too. */
  readonly others: readonly string[];
  readonly againstBots: boolean;
  readonly isYours: boolean;
  /** Who else is to act, by name. */
  readonly waitedFor: readonly string[];
}

export function runningGame(kept: KeptSeat, told: TableDetails | null): RunningGame {
  const all = told?.room.seats ?? [];
  const rest = all.filter((_, seat) => seat !== kept.seat);
  const toAct = told?.summary.status === "playing" ? told.to_act : [];
  return {
    kept,
    told,
    others: rest.map((seat) => seat.name).filter((name) => name !== ""),
    againstBots: rest.length > 0 && rest.every((seat) => seat.level !== "" && !seat.away),
    isYours: toAct.includes(kept.seat),
    waitedFor: toAct.filter((seat) => seat !== kept.seat).map((seat) => all[seat]?.name ?? "").filter((name) => name !== ""),
  };
}

/** How long ago, in the largest unit that fits; with the two the other way round, how long until then. */
export function ago(then: number, now: number): { unit: "now" | "minute" | "hour" | "day"; count: number } {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return { unit: "now", count: 0 };
  if (minutes < 60) return { unit: "minute", count: minutes };
  if (minutes < 24 * 60) return { unit: "hour", count: Math.floor(minutes / 60) };
  return { unit: "day", count: Math.floor(minutes / (24 * 60)) };
}
