/** How a deal of the day went, in words and figures. */
import type { DailyDeal, DailyTally, DailyPuzzle } from "../../generated/wire";
import type { Say } from "../../text/words";
import { PUZZLE } from "./api";

const BOXES = 5;

/** The player's own result in words; `daily-text` words it for sharing. */
export function outcomeOf(say: Say, deal: DailyDeal, puzzle: DailyPuzzle | null, of: "daily" | "daily-text" = "daily"): string {
  const you = deal.you;
  if (!you) return "";
  if (deal.what === PUZZLE) {
    const short = (puzzle?.best_lead ?? you.lead) - you.lead;
    return short > 0 ? say(`${of}-solved-less`, { short }) : say(`${of}-solved`);
  }
  const how = you.won ? "won" : "lost";
  return you.lead ? say(`${of}-${how}-by`, { lead: Math.abs(you.lead) }) : say(`${of}-${how}`);
}

/** How many of five boxes are full: the share of players who did no better, your own result included. */
export function boxesOf(deal: DailyDeal): number {
  const you = deal.you;
  if (!you || !you.place || !you.players) return 0;
  return Math.max(1, Math.round((BOXES * (you.players - you.place + 1)) / you.players));
}

export function boxText(full: number): string {
  return "🟧".repeat(full) + "⬜".repeat(BOXES - full);
}

export interface Bar {
  readonly label: string;
  readonly count: number;
  readonly own: boolean;
}

/** The bars of the spread, worst first; a game without points has two. */
export function barsOf(say: Say, deal: DailyDeal, puzzle: DailyPuzzle | null): Bar[] {
  const tallies = deal.tallies ?? [];
  const counts = (fits: (tally: DailyTally) => boolean) => tallies.filter(fits).reduce((sum, tally) => sum + tally.count, 0);
  const you = deal.you?.place ? deal.you : null;
  if (tallies.every((tally) => tally.lead === 0)) {
    return [false, true].map((won) => ({ label: say(won ? "daily-spread-won" : "daily-spread-lost"), count: counts((tally) => tally.won === won), own: you?.won === won }));
  }
  const best = deal.what === PUZZLE ? (puzzle?.best_lead ?? 0) : 0;
  const leads = tallies.map((tally) => tally.lead);
  const [low, high] = [Math.min(...leads), Math.max(...leads, best)];
  return Array.from({ length: high - low + 1 }, (_, n) => low + n).map((lead) => ({
    label: signedText(lead - best),
    count: counts((tally) => tally.lead === lead),
    own: you?.lead === lead,
  }));
}

export function signedText(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
