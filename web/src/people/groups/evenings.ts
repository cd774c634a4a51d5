/** The games of a group by evening: one that goes on after midnight is still the same. */
import type { GroupGame } from "../../generated/wire";

const NIGHT_MS = 6 * 3_600_000;

export interface Evening {
  readonly day: string;
  readonly at: number;
  readonly games: readonly GroupGame[];
}

/** The latest evening first, as the games come. */
export function evenings(games: readonly GroupGame[]): Evening[] {
  const found = new Map<string, { at: number; games: GroupGame[] }>();
  for (const game of games) {
    const at = game.result.ended_at - NIGHT_MS;
    const day = new Date(at).toDateString();
    const evening = found.get(day) ?? { at, games: [] };
    evening.games.push(game);
    found.set(day, evening);
  }
  return [...found].map(([day, { at, games }]) => ({ day, at, games }));
}

export function winners({ result }: GroupGame): string[] {
  return result.winners.map((seat) => result.names[seat] ?? "").filter((name) => name !== "");
}
