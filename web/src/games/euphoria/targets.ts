/** Which move means which thing on the table. */
import { offers } from "../../table/offer";
import type { Scene } from "../../generated/euphoria";
import type { Event } from "../../generated/wire";
import type { At } from "./cards";

const SEAT_PHASES = ["give_to", "seat", "next_seat", "new_aim", "aim"];

/** Whose row a move that chooses a recruit means now. */
export function pickedSeat(at: At): number {
  const { phase, announced } = at.view;
  const whose = { place: announced.target, next_place: announced.next_target }[phase];
  return whose ?? at.seat ?? at.view.turn;
}

/** The other seat whose recruits are to be chosen from, which the table brings close. */
export function spotlitSeat(at: At): number | null {
  const seat = pickedSeat(at);
  return offers(at, "choose_recruit") && seat !== at.seat ? seat : null;
}

export function asksForSeat(at: At): boolean {
  return SEAT_PHASES.includes(at.view.phase) && offers(at, "choose_seat") !== undefined;
}

/** Whether the answer before this question can be taken back: until something was paid, shown or told (EU-31). */
export function canReturn(at: At): boolean {
  const { phase, announced } = at.view;
  if (!at.moves.length || !at.undo) return false;
  if (["cost", "give_to", "give_what", "place", "next_seat", "next_place"].includes(phase)) return true;
  if (phase === "seat") return announced.verb !== "use" || announced.own !== null;
  return phase === "new_aim" && announced.verb === "use";
}

/** Phases 1 to 3 of a turn (EU-20 to EU-27); 0 before the first and after the last. */
export function turnPhase(phase: string): 0 | 1 | 2 | 3 {
  if (phase === "lay" || phase === "over") return 0;
  if (phase === "start" || phase === "give_to" || phase === "give_what") return 1;
  return phase === "aim" ? 3 : 2;
}

/** The action under way, as far as it is chosen: the facts of the event that will announce it. */
export function announcedFacts({ turn, announced }: Scene): NonNullable<Event["facts"]> {
  const { verb, artifact, own, target, place, next_target, next_place, aim } = announced;
  const counted = (pair: readonly [number, number] | null): number | null => (pair ? pair[1] + 1 : null);
  // A seat that hides a recruit of its own is not its own target in the text.
  const isOwn = target === turn;
  const facts = {
    seat: turn,
    verb,
    artifact,
    own_place: counted(isOwn ? place : own),
    target: isOwn ? null : target,
    place: isOwn ? null : counted(place),
    next_target,
    next_place: counted(next_place),
    aim,
  };
  return Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string | number] => fact[1] !== null));
}
