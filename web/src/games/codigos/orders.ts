/** What can be done with a thing on the table, of the moves that are offered. */
import type { Move } from "../../generated/wire";
import { findOffered } from "../../table/offer";
import { coverageOf, missing } from "./coverage";
import type { At } from "./cards";

/** The verbs that mean a card of the collection. */
const ORDERS = ["add", "lay", "expose", "discard"];

/** The orders for the card at a place of your collection, the ones that lead to a code first. */
export function ordersFor(at: At, place: number): readonly Move[] {
  return ORDERS.map((verb) => findOffered(at, verb, { place })).filter((move) => move !== undefined);
}

/** While symbols are picked there is one thing to do with a card: a tap does it. */
export function picks(at: At): boolean {
  return at.view.phase === "add" || at.view.phase === "whole";
}

/** The bar keeps the end of an action of several cards; all else is done on the table. */
export function draws(at: At, move: Move): boolean {
  return !(picks(at) && move.verb === "done");
}

/** The cards of the whole code being laid, where the rest of it can be laid in one way only: every card that is offered
 * is needed (CO-25). */
export function forcedPicks(at: At): readonly Move[] {
  const { phase, laying, picked } = at.view;
  if (phase !== "whole" || !laying) return [];
  const filling = coverageOf(at, { card: laying, symbols: picked });
  return missing(filling).length - filling.jokers.length === at.moves.length ? at.moves : [];
}

/** What has to be lifted for the move that a hint recommends; "" for a move of one tap. */
export function hintedThing(at: At): string {
  const move = at.moves.find(({ code }) => code === at.hints[0]?.code);
  if (!move || picks(at)) return "";
  if (move.verb === "move_soldier") return "soldier";
  if (move.verb === "give_up") return "exposed";
  return ORDERS.includes(move.verb) ? `held-${move.arguments?.["place"]}` : "";
}
