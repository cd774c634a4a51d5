import type { About } from "../about";

export const about: About = {
  bestSeats: 3,
  // A player can look again at cards that were seen.
  quickOptions: { memory_aid: "on" },
  timings: { facil: [2, 16, 4, 39], normal: [2, 45, 4, 117], dificil: [2, 718, 4, 1008] },
};
