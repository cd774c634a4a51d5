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

/** How long until then, in the largest unit that fits. */
export function until(then: number, now: number): { unit: "now" | "minute" | "hour" | "day"; count: number } {
  const minutes = Math.floor((then - now) / 60_000);
  if (minutes < 1) return { unit: "now", count: 0 };
  if (minutes < 60) return { unit: "minute", count: minutes };
  if (minutes < 24 * 60) return { unit: "hour", count: Math.floor(minutes / 60) };
  return { unit: "day", count: Math.floor(minutes / (24 * 60)) };
}
