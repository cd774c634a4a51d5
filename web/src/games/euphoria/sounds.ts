/** The shining city: servos, light, metal, and the hum below. */
import { Take, type Sounds } from "../../sound/take";

const PLATE = [[318, 0.55, 1], [791, 0.42, 0.7], [1268, 0.3, 0.5], [2117, 0.2, 0.35], [3390, 0.12, 0.2]] as const;

export const sounds: Sounds = {
  visor: (chance) =>
    new Take(0.34, chance)
      .tone({ seconds: 0.26, level: 0.5, from: 190, to: 430, edge: 0.8, attack: 0.03, waver: 38 })
      .noise({ seconds: 0.26, level: 0.5, from: 1400, to: 2600, width: 0.6, attack: 0.04 })
      .strike(0.25, 0.9, [[1240, 0.05, 1], [2780, 0.04, 0.6], [410, 0.06, 0.6]])
      .to(0.42),
  charge: (chance) =>
    new Take(0.85, chance)
      .tone({ seconds: 0.82, level: 0.7, from: 150, to: 1250, edge: 0.5, attack: 0.5, waver: 22 })
      .tone({ seconds: 0.82, level: 0.3, from: 303, to: 2540, attack: 0.6 })
      .noise({ seconds: 0.8, level: 0.25, from: 1800, to: 5200, width: 0.4, attack: 0.5 })
      .to(0.4),
  shot: (chance) =>
    new Take(0.62, chance)
      .tone({ seconds: 0.32, level: 1, from: 2600, to: 90, edge: 0.7, attack: 0.001 })
      .noise({ seconds: 0.5, level: 1.5, from: 3800, to: 260, width: 1.1, attack: 0.001 })
      .strike(0.01, 0.8, [[58, 0.4, 1], [97, 0.3, 0.5]])
      .to(0.72),
  chip: (chance) =>
    new Take(0.2, chance)
      .strike(0, 1, [[2410, 0.06, 1], [3870, 0.05, 0.7], [5930, 0.03, 0.4]])
      .strike(0.055 + 0.01 * chance(), 0.6, [[2680, 0.08, 1], [4320, 0.05, 0.5], [820, 0.06, 0.5]])
      .to(0.38),
  hum: (chance) =>
    new Take(1.3, chance)
      .tone({ seconds: 1.28, level: 0.7, from: 82, to: 84, edge: 0.6, attack: 0.5, waver: 5 })
      .tone({ seconds: 1.28, level: 0.4, from: 123.5, to: 125, edge: 0.4, attack: 0.6, waver: 3 })
      .noise({ seconds: 1.28, level: 0.5, from: 300, to: 900, width: 0.7, attack: 0.55 })
      .to(0.34),
  block: (chance) =>
    new Take(0.62, chance)
      .strike(0, 1, PLATE)
      .noise({ seconds: 0.04, level: 1.2, from: 2400, to: 900, width: 1.1, attack: 0.001 })
      .to(0.55),
  // You are meant: two low pulses, unlike anything that happens to others.
  alarm: (chance) =>
    new Take(0.6, chance)
      .tone({ seconds: 0.2, level: 0.9, from: 196, to: 185, edge: 0.9, attack: 0.01, waver: 6 })
      .strike(0.27, 0.8, [[147, 0.16, 1], [294, 0.12, 0.7], [588, 0.08, 0.35]])
      .noise({ seconds: 0.05, level: 0.3, from: 900, to: 500, width: 0.8, attack: 0.002 })
      .to(0.5),
  tear: (chance) =>
    new Take(0.5, chance)
      .noise({ seconds: 0.46, level: 1, from: 900, to: 2600, width: 1.2, attack: 0.03, grain: 1 })
      .strike(0, 0.5, [[70, 0.2, 1]])
      .to(0.58),
};
