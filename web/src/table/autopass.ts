/** The switch "pass by itself when I cannot react": it changes nothing that others can notice (EU-38).
 *
 * Among people nothing is sent: no answer is a pass, and the window lasts as long as ever. Alone with bots the window
 * waits for an answer; the page gives it at once at a table without spectators, and asks where a spectator could measure the time. */
import type { Situation } from "./situation";

export type Autopass = "asked" | "silent" | "passes";

export function autopassOf(at: Pick<Situation, "inWindow" | "moves" | "seat" | "seats">, isOn: boolean, isWatched: boolean): Autopass {
  const cannotReact = at.moves.length === 1 && at.moves[0]!.verb === "pass";
  if (!isOn || !at.inWindow || !cannotReact) return "asked";
  const isAlone = at.seats.every((seat, n) => n === at.seat || (seat.level !== "" && !seat.away));
  if (!isAlone) return "silent";
  return isWatched ? "asked" : "passes";
}
