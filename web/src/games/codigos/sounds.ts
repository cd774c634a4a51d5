/** The field telegraph: keys, tape, envelopes, boots. */
import { stamp } from "../../sound/shared";
import { Take, type Mode, type Sounds } from "../../sound/take";

const KEY: readonly Mode[] = [[1780, 0.035, 1], [3120, 0.03, 0.7], [4900, 0.02, 0.4], [260, 0.05, 0.8]];
const BELL: readonly Mode[] = [[1568, 0.6, 1], [3210, 0.4, 0.7], [4770, 0.25, 0.5], [6330, 0.15, 0.3]];

function step(take: Take, at: number, level: number): Take {
  return take
    .strike(at, level, [[74, 0.13, 1], [128, 0.08, 0.5]])
    .noise({ at, seconds: 0.09, level: level * 1.3, from: 640, to: 320, width: 1.2, attack: 0.002 })
    .noise({ at: at + 0.02, seconds: 0.08, level: level * 0.35, from: 2900, width: 0.9, attack: 0.01, grain: 0.9 });
}

export const sounds: Sounds = {
  stamp,
  key: (chance) =>
    new Take(0.13, chance)
      .strike(0, 0.6, KEY)
      .strike(0.022 + 0.006 * chance(), 1, KEY)
      .noise({ at: 0.022, seconds: 0.03, level: 0.8, from: 2400, to: 1200, width: 1, attack: 0.001 })
      .to(0.45),
  tick: (chance) =>
    new Take(0.07, chance)
      .strike(0, 1, [[2650, 0.02, 1], [5100, 0.012, 0.6], [940, 0.025, 0.5]])
      .strike(0.018, 0.5, [[2100, 0.02, 1]])
      .to(0.4),
  envelope: (chance) =>
    new Take(0.38, chance)
      .noise({ seconds: 0.2, level: 1, from: 1700, to: 3600, width: 0.8, attack: 0.06, grain: 0.3 })
      .noise({ at: 0.22, seconds: 0.07, level: 1.6, from: 900, to: 450, width: 1.1, attack: 0.003 })
      .strike(0.22, 0.4, [[140, 0.1, 1]])
      .to(0.46),
  boots: (chance) => [0, 0.21, 0.42].reduce((take, at, n) => step(take, at + 0.012 * chance(), 1 - 0.18 * n), new Take(0.62, chance)).to(0.55),
  bell: (chance) => [0, 0.075, 0.15].reduce((take, at) => take.strike(at, 1, BELL), new Take(0.85, chance)).to(0.42),
  morse: (chance) =>
    [[0, 0.05], [0.09, 0.05], [0.18, 0.14], [0.36, 0.05]]
      .reduce((take, [at, seconds]) => take.strike(at!, 0.5, KEY).tone({ at: at!, seconds: seconds!, level: 0.5, from: 760, attack: 0.004 }), new Take(0.46, chance))
      .to(0.32),
};
