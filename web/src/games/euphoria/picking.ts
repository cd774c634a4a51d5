/** Which move means which thing on the table. */
import type { Move } from "../../generated/wire";
import type { At } from "./cards";

const SEAT_PHASES = ["give_to", "seat", "next_seat", "new_aim", "aim"];

/** The seat that a move points at. */
export function seatIn(move: Move): number | null {
  const found = /^jugador (\d)$/.exec(move.text);
  return found ? Number(found[1]) - 1 : null;
}

/** The place in a row that a move points at. */
export function placeIn(move: Move): number | null {
  const found = /^recluta (\d)$/.exec(move.text);
  return found ? Number(found[1]) - 1 : null;
}

export function offered(at: At, text: string): Move | undefined {
  return at.moves.find((move) => move.text === text);
}

/** Whose row a move like `recluta 2` means now. */
export function pickedSeat(at: At): number {
  const { phase, announced } = at.view;
  const whose = { place: announced.target, next_place: announced.next_target }[phase];
  return whose ?? at.seat ?? at.view.turn;
}

/** The other seat whose recruits are to be chosen from, which the table brings close. */
export function spotlit(at: At): number | null {
  const seat = pickedSeat(at);
  return at.moves.some((move) => placeIn(move) !== null) && seat !== at.seat ? seat : null;
}

export function asksForSeat(at: At): boolean {
  return SEAT_PHASES.includes(at.view.phase) && at.moves.some((move) => seatIn(move) !== null);
}

/** Phases 1 to 3 of a turn (EU-20 to EU-27); 0 before the first and after the last. */
export function turnPhase(phase: string): 0 | 1 | 2 | 3 {
  if (phase === "lay" || phase === "over") return 0;
  if (phase === "start" || phase === "give_to" || phase === "give_what") return 1;
  return phase === "aim" ? 3 : 2;
}
