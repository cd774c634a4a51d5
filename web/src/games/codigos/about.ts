import type { About } from "../about";

export const about: About = {
  bestSeats: 3,
  quickOptions: {},
  timings: { facil: [2, 16, 4, 39], normal: [2, 45, 4, 117], dificil: [2, 718, 4, 1008] },
};
