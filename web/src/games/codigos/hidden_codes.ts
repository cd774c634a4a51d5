/** A seat's hidden codes: places and nothing else (CO-26), or what lies in them while a player peeks. */
import type { Code } from "../../generated/codigos";
import type { At } from "./cards";

const SEALED: Code = { card: "", symbols: [] };

/** Whether the rules let players peek at hidden codes, at the price of the extra points. */
export function isAided(at: Pick<At, "options">): boolean {
  return at.options["memory_aid"] === "on";
}

export function hiddenOf(at: Pick<At, "view">, seat: number, peeks: boolean): readonly Code[] {
  const codes = at.view.hidden[seat] ?? [];
  return peeks ? codes : codes.map(() => SEALED);
}
