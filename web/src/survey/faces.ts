/** Five faces in ink, from "not at all" to "very much": 48 wide and high. The same head and eyes; mouth and brows tell them
 * apart, so that colour is not needed. */
import { cut, dots, pen, pens, type Drawing } from "../ink/pen";

const head = [
  cut("ink", "24,3 37,6.500 44.500,18 44,31 36,42 24,45 12,42 4,31 3.500,18 11,6.500"),
  cut("paper", "24,5.600 36,8.800 42,19 41.500,30.500 34.500,40 24,42.600 13.500,40 6.500,30.500 6,19 12,8.800"),
];
const eyes = dots("ink", 2.5, "16.500,20 31.500,20");

const awful: Drawing = [...head, pens("ink", 2.2, "11.500,14.500 16,15.500 20,18.500", "36.500,14.500 32,15.500 28,18.500"), dots("ink", 2.5, "16.500,22 31.500,22"), pen("ink", 3, "14.500,36 18,31.500 24,29.800 30,31.500 33.500,36")];
const poor: Drawing = [...head, eyes, pen("ink", 2.6, "16,34.500 20,32 25,31.300 32,33.200"), pens("ink", 1.8, "12.500,14.500 16.500,13.400 20.500,14.800")];
const fair: Drawing = [...head, eyes, pen("ink", 2.7, "15.500,32.500 24,32.100 32.500,32.600")];
const good: Drawing = [...head, eyes, pen("ink", 3, "14.500,29.800 18.500,33.600 24,35 29.500,33.600 33.500,29.800")];
const great: Drawing = [
  ...head,
  pens("ink", 2.6, "12.500,21 16,17 20.500,20.500", "27.500,20.500 32,17 35.500,21"),
  cut("ink", "12.500,27.500* 24,29.400 35.500,27.500* 33,34.500 24,38.800 15,34.500"),
  cut("accent", "18.500,34.200 24,32.200 29.500,34.200 24,37"),
];

export const FACES: readonly Drawing[] = [awful, poor, fair, good, great];
export const RATINGS = [1, 2, 3, 4, 5] as const;
