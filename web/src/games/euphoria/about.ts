import type { About } from "../about";

export const about: About = {
  bestSeats: 5,
  // Each side has a team of its own size.
  quickOptions: { deal: "even" },
  timings: { facil: [4, 23, 8, 86], normal: [4, 36, 8, 196], dificil: [4, 115, 8, 547] },
};
