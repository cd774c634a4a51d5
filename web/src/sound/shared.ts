/** What every table has: a bell, cups, cards, wood. */
import { Take, type Mode, type Recipe, type Sounds } from "./take";

const BELL: readonly Mode[] = [[1046.5, 1.1, 1], [2093, 0.7, 0.45], [2889, 0.45, 0.3], [4186, 0.25, 0.18]];
const CERAMIC: readonly Mode[] = [[1720, 0.16, 0.7], [2950, 0.13, 1], [4380, 0.1, 0.6], [6210, 0.06, 0.4]];
const GLASS: readonly Mode[] = [[1, 0.8, 1], [2.32, 0.5, 0.45], [4.25, 0.25, 0.25]];
const BOARD: readonly Mode[] = [[118, 0.14, 1], [205, 0.1, 0.5], [340, 0.05, 0.25]];
const BAR: readonly Mode[] = [[1, 0.42, 1], [3.93, 0.16, 0.3], [9.2, 0.05, 0.12]];

export function tune(modes: readonly Mode[], hertz: number): Mode[] {
  return modes.map(([ratio, seconds, level]) => [ratio * hertz, seconds, level]);
}

/** A rubber stamp: the palm drives it down, the wood knocks, the rubber comes off the paper. */
export const stamp: Recipe = (chance) =>
  new Take(0.34, chance)
    .strike(0, 1, [[82, 0.22, 1], [146, 0.15, 0.7], [410, 0.05, 0.3]])
    .noise({ seconds: 0.07, level: 1.6, from: 900, to: 300, width: 1.2, attack: 0.001 })
    .noise({ at: 0.17, seconds: 0.08, level: 0.22, from: 1800, to: 3200, width: 0.9, attack: 0.03 })
    .to(0.72);

export const shared: Sounds = {
  turn: (chance) => new Take(1.1, chance).strike(0, 1, BELL).noise({ seconds: 0.012, level: 0.3, from: 5200, width: 0.8, attack: 0.0008 }).to(0.42),
  cup: (chance) =>
    new Take(0.36, chance)
      .strike(0, 1, CERAMIC)
      .strike(0.045 + 0.02 * chance(), 0.55, CERAMIC)
      .strike(0, 0.5, BOARD)
      .to(0.36),
  card: (chance) =>
    new Take(0.17, chance)
      .noise({ seconds: 0.05, level: 0.9, from: 3400, to: 2100, width: 0.8, attack: 0.018 })
      .noise({ at: 0.045, seconds: 0.06, level: 1.5, from: 1100, to: 500, width: 1.1, attack: 0.001 })
      .strike(0.045, 0.5, BOARD)
      .to(0.5),
  win: (chance) =>
    [0, 0.16, 0.32, 0.36]
      .reduce((take, at, n) => take.strike(at, n === 3 ? 0.6 : 0.8, tune(GLASS, [880, 1108.7, 1318.5, 1760][n]!)), new Take(1.3, chance))
      .to(0.45),
  lose: (chance) =>
    [0, 0.2, 0.42]
      .reduce((take, at, n) => take.strike(at, 1 - 0.15 * n, tune(BAR, [293.7, 261.6, 220][n]!)).strike(at, 0.3, BOARD), new Take(1, chance))
      .to(0.5),
};
