/** A code filling up: which of its symbols are covered, and by which card (CO-23, CO-24). */
import type { Code } from "../../generated/codigos";
import type { Situation } from "../../table/situation";
import { cardOf, isJoker } from "./cards";

export interface Place {
  readonly symbol: string;
  /** The card that covers it, the code card itself for its own symbol, "" while it is missing. */
  readonly by: string;
}

export interface Coverage {
  readonly places: readonly Place[];
  /** A joker has no symbol of its own: it stands for any that is missing in the end. */
  readonly jokers: readonly string[];
}

export function coverageOf(at: Pick<Situation, "deck">, code: Code): Coverage {
  const card = cardOf(at, code.card);
  const places = (card?.code ?? []).map((symbol) => ({ symbol, by: "" }));
  const cover = (symbol: string | undefined, by: string): void => {
    const place = places.find((one) => one.symbol === symbol && !one.by);
    if (place) place.by = by;
  };
  cover(card?.symbol, code.card);
  for (const laid of code.symbols) cover(cardOf(at, laid)?.symbol, laid);
  return { places, jokers: code.symbols.filter(isJoker) };
}

/** The symbols that are still missing; a joker takes none of them off. */
export function missing(filling: Coverage): readonly string[] {
  return filling.places.filter((place) => !place.by).map((place) => place.symbol);
}
