/** Where ratings are drawn, and how a season is called. */
import type { RatedDay, RatedPlayer } from "../../generated/wire";

/** From the lowest to the highest end of the intervals: where each stands, in hundredths of the width. */
export class Scale {
  private readonly first: number;
  private readonly length: number;

  constructor(players: readonly Pick<RatedPlayer, "low" | "high">[]) {
    this.first = Math.min(...players.map((one) => one.low));
    this.length = Math.max(1, Math.max(...players.map((one) => one.high)) - this.first);
  }

  at(rating: number): number {
    return (100 * (rating - this.first)) / this.length;
  }
}

/** The first and the last month of a season like "2026-4", at noon so that every time zone agrees. */
export function months(season: string): [Date, Date] {
  const [year, quarter] = season.split("-").map(Number) as [number, number];
  return [new Date(year, 3 * quarter - 3, 1, 12), new Date(year, 3 * quarter - 1, 1, 12)];
}

export interface HistoryLine {
  readonly line: string;
  readonly band: string;
}

/** A history as points of an SVG that is this wide and high: the ratings, and the band of their intervals. */
export function drawHistory(history: readonly RatedDay[], width: number, height: number): HistoryLine {
  const scale = new Scale(history);
  const [first, last] = [history[0]!.day, history.at(-1)!.day];
  const x = (day: number) => ((day - first) / Math.max(1, last - first)) * width;
  const y = (rating: number) => height - (scale.at(rating) / 100) * height;
  const point = (day: RatedDay, rating: number) => `${x(day.day).toFixed(1)},${y(rating).toFixed(1)}`;
  return {
    line: history.map((day) => point(day, day.rating)).join(" "),
    band: [...history.map((day) => point(day, day.high)), ...[...history].reverse().map((day) => point(day, day.low))].join(" "),
  };
}
