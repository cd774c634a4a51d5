/** How long a simulation takes on one core, from measurements of the bots. A guess that is said as one. */
import { aboutOf, type Timing } from "../games/about";

const UNKNOWN: Timing = [2, 30, 8, 120];
/** Some games are searched again for the report, however many were played. */
const REPORT_SECONDS = 8;

export function secondsFor(game: string, level: string, seats: number, games: number): number {
  const [low, fewest, high, most] = aboutOf(game)?.timings[level] ?? UNKNOWN;
  const share = high === low ? 0 : (seats - low) / (high - low);
  const each = Math.max(fewest * 0.5, fewest + (most - fewest) * share);
  return REPORT_SECONDS + (each * games) / 1000;
}

/** A time as people say it: seconds up to a minute and a half, then minutes, then hours. */
export function roundTime(seconds: number): { unit: "second" | "minute" | "hour"; count: number } {
  if (seconds < 90) return { unit: "second", count: Math.max(1, seconds < 10 ? Math.round(seconds) : 5 * Math.round(seconds / 5)) };
  if (seconds < 90 * 60) return { unit: "minute", count: Math.round(seconds / 60) };
  return { unit: "hour", count: Math.round(seconds / 3600) };
}
