/** A seat's hidden codes: places and nothing else (CO-26), or what lies in them where the table helps to remember and
 * the player wants to see it. */
import type { Code } from "../../generated/codigos";
import type { At } from "./cards";

const SEALED: Code = { card: "", symbols: [] };

/** Whether the table helps to remember: in a notebook beside the view, or by a rule that lays all codes open. */
export function helps(at: Pick<At, "memory" | "options">): boolean {
  return at.memory !== null || at.options["memory_aid"] === "on";
}

export function hiddenOf(at: At, seat: number, remembers: boolean): readonly Code[] {
  // The aid is for players: a spectator sees the least.
  const remembered = at.seat === null ? undefined : at.memory?.hidden[seat];
  const codes = remembered ?? at.view.hidden[seat] ?? [];
  return remembers ? codes : codes.map(() => SEALED);
}
