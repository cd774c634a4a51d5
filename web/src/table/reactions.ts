/** The six quick reactions: what everybody can do at a real table without a word. Drawn in ink, in a square of 64: a device
 * may have no letters for them. */
import type { React } from "../generated/wire";
import { imageOf } from "../ink/image";
import { cut, dots, pen, pens, type Drawing } from "../ink/pen";

export type Reaction = React["reaction"];

const HEAD: Drawing = [
  cut("accent", "32,3 43,5 53,12 60,22 61,33 58,45 50,55 40,60 31,61 20,59 10,52 4,42 3,31 6,20 13,10 22,5"),
  pen("ink", 3, "32,3 43,5 53,12 60,22 61,33 58,45 50,55 40,60 31,61 20,59 10,52 4,42 3,31 6,20 13,10 22,5 32,3"),
];

const DRAWINGS: Readonly<Record<Reaction, Drawing>> = {
  surprise: [
    ...HEAD,
    dots("ink", 4.2, "22,27 42,27"),
    pens("ink", 3, "15,17 21,13 27,15", "37,15 43,13 49,17"),
    cut("ink", "32,36 38,39 40,46 37,52 32,54 27,52 24,46 26,39"),
  ],
  applause: [
    cut("accent", "10,44 8,34 14,26 26,14* 31,17 25,25* 37,14* 42,18 32,29* 44,20* 48,24 36,35* 46,29* 49,33 38,44 28,54 19,56 12,52"),
    pen("ink", 3, "12,52 9,44 9,35 14,26 26,14 30,15 30,19 22,28"),
    pens("ink", 3, "25,27 38,14 42,16 41,20 30,31", "32,29 44,20 48,22 47,26 35,36", "37,36 46,29 49,32 48,36 38,45 28,54 19,57 12,52"),
    pens("ink", 3, "52,8 50,14", "60,15 55,19", "42,4 42,9"),
  ],
  laughter: [
    ...HEAD,
    pens("ink", 3.4, "14,28 19,22 25,27", "39,27 45,22 50,28"),
    cut("ink", "15,35* 32,38 49,35* 47,46 40,54 32,56 24,54 17,46"),
    cut("paper", "19,38* 32,41 45,38* 44,42 32,44 20,42"),
    cut("paper", "7,33 11,38 9,45 4,45 2,40"),
    cut("paper", "57,33 62,40 60,45 55,45 53,38"),
    pens("ink", 2, "7,33 11,38 9,45 4,45 2,40 7,33", "57,33 62,40 60,45 55,45 53,38 57,33"),
  ],
  suspicion: [
    ...HEAD,
    pens("ink", 3.6, "13,22 20,22 28,25", "37,15 44,11 51,15"),
    pens("ink", 3, "15,31 21,29 27,31", "37,29 43,26 49,29"),
    dots("ink", 3.2, "22,32 44,30"),
    pen("ink", 3.2, "21,48 30,46 38,46 45,42"),
  ],
  hurry: [
    cut("paper", "16,9 48,9 46,20 38,28 35,32 38,36 46,44 48,55 16,55 18,44 26,36 29,32 26,28 18,20"),
    cut("accent", "21,19 32,22 43,19 37,26 32,31 27,26"),
    cut("accent", "19,53 22,46 32,40 42,46 45,53"),
    pens("ink", 3, "18,10 19,20 26,28 29,32 26,36 19,44 18,54", "46,10 45,20 38,28 35,32 38,36 45,44 46,54"),
    pens("ink", 5, "11,8 32,7 53,8", "11,56 32,57 53,56"),
    pen("ink", 2, "32,32 32,41"),
  ],
  mate: [
    cut("accent", "12,30 22,27 42,27 50,30 55,41 50,54 40,61 24,61 13,54 8,41"),
    pen("ink", 3, "14,29 8,41 13,54 24,61 40,61 50,54 55,41 50,29"),
    cut("ink", "13,28 22,23 42,23 51,28 42,33 22,33"),
    cut("paper", "19,28 26,25.500 38,25.500 45,28 38,30.500 26,30.500"),
    pen("ink", 4, "33,29 41,14 46,5 53,4"),
    pens("ink", 2, "17,45 24,49 32,50 40,49 47,45"),
    pens("ink", 2.2, "17,19 14,14 18,9 15,3", "27,17 24,12 28,7"),
  ],
};

export const REACTIONS = Object.keys(DRAWINGS) as readonly Reaction[];

/** The address of a reaction's picture. */
export function signOf(reaction: Reaction): string {
  return imageOf(DRAWINGS[reaction], "0 0 64 64", { ink: "#2a1c14", paper: "#fff8ea", accent: "#e8b45c" });
}
