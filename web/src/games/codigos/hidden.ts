/** A seat's hidden codes: places and nothing else (CO-26), or what lies in them where the table helps to remember. */
import type { Code } from "../../generated/codigos";
import type { At } from "./cards";

export function hiddenOf(at: At, seat: number): readonly Code[] {
  // The aid is for those who play: whoever watches gets the least.
  const remembered = at.seat === null ? undefined : at.memory?.hidden[seat];
  return remembered ?? at.view.hidden[seat] ?? [];
}
