/** What several of the blocks have in common. A picture is 120 wide and 90 high; the block is inked, and what is cut away
 * stays paper. */
import { cut, dot, dots, gouges, hatch, pen, type Drawing, type Stroke } from "../../../ink/pen";

/** The inked block, cut by hand: no corner is square. */
export const block = cut("ink", "1.5,2.5* 40,1.2 80,2.2 118.5,1* 119,45 118,89* 70,88.4 30,89.2 1,88.2* 1.8,45");

export function star(x: number, y: number, size: number): Stroke {
  const waist = size * 0.24;
  const corners = [[0, -size], [waist, -waist], [size, 0], [waist, waist], [0, size], [-waist, waist], [-size, 0], [-waist, -waist]];
  return cut("paper", corners.map(([dx, dy]) => `${x + dx!},${y + dy!}*`).join(" "));
}

/** A gnome down to the tip of the beard, with the nose at the origin. */
export const GNOME: Drawing = [
  cut("ink", "1,-37* 6,-23 12,-12 18,-5 9,-2 0,-1 -9,-2 -18,-5 -11,-12 -5,-24"),
  gouges("paper", 1.9, "-9,-7 -6,-16 -1,-26", "-2,-5 0,-14 2,-22", "6,-6 6,-12 5,-17"),
  cut("paper", "-15,-4 -8,-1 0,0 8,-1 15,-4 19,7 14,20 7,25 1,33* -6,26 -13,20 -18,7"),
  hatch("ink", 1.9, 7, "-14,10 0,14 14,10", "-6,23 1,31 7,23"),
  dots("ink", 1.7, "-7,1 7,1"),
  gouges("ink", 1.4, "-11,-2.5 -7,-3.5 -3,-2", "11,-2.5 7,-3.5 3,-2"),
  cut("ink", "0,6 -8,5 -17,11* -8,12 0,9.5 8,12 17,11* 8,5"),
  dot("paper", 0, 4, 4.6),
  pen("ink", 1.3, "-4,2 -4.4,6 0,8.6 4.4,6 4,2"),
];
