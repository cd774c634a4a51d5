/** Which seats of a running game can change hands, as everybody sees it. */
import { isAlone } from "../connection/alone";
import type { LiveTable } from "../table/live.svelte";

type At = Pick<LiveTable, "seats" | "seat" | "isPlaying" | "room" | "credentials" | "takeover" | "proposal">;

/** Not where other tables play the same cards, and not on a device by itself. */
function mayChange(at: At): boolean {
  return at.isPlaying && !at.room?.shared_deal && !isAlone(at.credentials.table);
}

/** The seats that a spectator may ask for: a bot plays there, or they are offered. */
export function askable(at: At): number[] {
  if (at.seat !== null || !mayChange(at) || at.takeover || at.proposal) return [];
  // At least one player must be there to agree.
  if (!at.seats.some((seat) => seat.name && !seat.level)) return [];
  return at.seats.flatMap((seat, number) => (seat.level || seat.offered ? [number] : []));
}

export function mayGive(at: At): boolean {
  return at.seat !== null && mayChange(at);
}

/** Those whose players are gone, where no clock lets a bot play for them. */
export function missedSeats(at: At): number[] {
  if (at.seat === null || !mayChange(at) || at.takeover || at.proposal || (at.room?.settings.clock?.kind ?? "none") !== "none") return [];
  return at.seats.flatMap((seat, number) => (seat.gone && !seat.away && number !== at.seat ? [number] : []));
}
