/** What can be done with a thing on the table, of the moves that are offered. */
import type { Move } from "../../generated/wire";
import { findOffered } from "../../table/offer";
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

/** The move that a hint recommends. A hint during a recital would say the code (CO-26): none is shown there. */
export function hintedMove(at: At): Move | undefined {
  const best = at.view.phase === "recite" ? undefined : at.hints[0];
  return at.moves.find((move) => move.code === best?.code);
}
