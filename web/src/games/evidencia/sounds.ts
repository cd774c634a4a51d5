/** The conspiracy board: cork, paper, thread, wax. */
import { stamp } from "../../sound/shared";
import { Take, type Sounds } from "../../sound/take";

const CORK = [[165, 0.07, 1], [290, 0.05, 0.6], [520, 0.03, 0.3]] as const;

export const sounds: Sounds = {
  stamp,
  pin: (chance) =>
    new Take(0.15, chance)
      .strike(0, 0.5, [[4300, 0.03, 0.5], [6800, 0.02, 0.3]])
      .noise({ seconds: 0.035, level: 1.4, from: 750, to: 350, width: 1.2, attack: 0.001 })
      .strike(0.006, 1, CORK)
      .to(0.55),
  paper: (chance) =>
    new Take(0.3, chance)
      .noise({ seconds: 0.22, level: 1, from: 2200, to: 5200, width: 0.9, attack: 0.07, grain: 0.35 })
      .noise({ at: 0.2, seconds: 0.05, level: 1.3, from: 1300, to: 700, width: 1.1, attack: 0.002 })
      .to(0.4),
  tear: (chance) =>
    new Take(0.46, chance)
      .noise({ seconds: 0.44, level: 1, from: 1500, to: 4600, width: 1, attack: 0.05, grain: 0.95 })
      .noise({ seconds: 0.4, level: 0.5, from: 700, to: 1700, width: 0.8, attack: 0.08, grain: 0.8 })
      .to(0.5),
  thread: (chance) =>
    new Take(0.5, chance)
      .noise({ seconds: 0.3, level: 0.7, from: 1800, to: 3900, width: 0.45, attack: 0.12, grain: 0.3 })
      .strike(0.26, 0.5, [[196, 0.3, 1], [392, 0.22, 0.5], [588, 0.14, 0.3], [784, 0.1, 0.2]])
      .to(0.38),
  wax: (chance) =>
    new Take(0.42, chance)
      .strike(0, 0.7, [[96, 0.16, 1], [150, 0.1, 0.5]])
      .noise({ at: 0.01, seconds: 0.3, level: 1, from: 420, to: 190, width: 0.9, attack: 0.05 })
      .noise({ at: 0.12, seconds: 0.24, level: 0.22, from: 3200, width: 0.7, attack: 0.02, grain: 0.9 })
      .to(0.5),
};
