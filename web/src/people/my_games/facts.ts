/** What a list says of a game, in facts for its words. */
import type { MyFinishedGame, MyRunningGame } from "../../generated/wire";

export function rivals(names: readonly string[], seat: number): string[] {
  return names.filter((name, at) => at !== seat && name !== "");
}

/** Who else has something to do, by name. */
export function waitedFor({ standing, seat }: MyRunningGame): string[] {
  return standing.to_act.filter((other) => other !== seat).map((other) => standing.names[other] ?? "").filter((name) => name !== "");
}

export function how({ result, seat }: MyFinishedGame): "won" | "lost" | "nobody" {
  if (!result.winners.length) return "nobody";
  return result.winners.includes(seat) ? "won" : "lost";
}

/** Your points and the rival's, where two played for points. */
export function scores({ result, seat }: MyFinishedGame): { mine: number; theirs: number } | null {
  return result.scores.length === 2 && result.names.length === 2 ? { mine: result.scores[seat]!, theirs: result.scores[1 - seat]! } : null;
}
