import type { About } from "../about";

export const about: About = {
  bestSeats: 2,
  quickOptions: {},
  timings: { facil: [2, 6, 2, 6], normal: [2, 9, 2, 9], dificil: [2, 46, 2, 46] },
};
