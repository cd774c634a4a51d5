/** The three seals of the backs, in a square of 64. */
import { imageOf } from "../../../ink/image";
import { cut, gouges, outlines, type Drawing } from "../../../ink/pen";
import type { Faction } from "../cards";

/** The wax, which runs a little differently each time. */
export const WAX: Readonly<Record<Faction, Drawing>> = {
  gnomos: [cut("accent", "32,2 42,4 49,9 58,12 60,22 63,32 60,42 57,52 48,56 40,62 31,61 21,62 14,54 5,49 4,39 1,31 6,21 8,12 18,9 24,3")],
  extraterrestres: [cut("accent", "30,1 40,5 51,6 57,15 62,24 61,34 62,45 54,51 47,60 37,60 27,63 18,57 8,53 5,43 2,34 3,23 9,14 16,6")],
  illuminati: [cut("accent", "33,2 43,2 50,10 59,16 60,27 62,37 57,46 52,56 42,58 33,62 23,60 13,57 8,48 2,40 4,29 4,18 13,12 22,4")],
};

/** What is pressed into it. */
export const MARKS: Readonly<Record<Faction, Drawing>> = {
  gnomos: [
    cut("paper", "33,11* 38,21 43,31 46,39 32,42 18,39 22,30 27,20"),
    cut("paper", "14,41 32,45 50,41* 52,47 32,52 12,47*"),
    gouges("accent", 1.8, "25,37 28,28 32,20", "33,38 34,31"),
  ],
  extraterrestres: [
    cut("paper", "21,29* 22,19 32,14 42,19 43,29* 32,31"),
    cut("paper", "8,34 20,30.5 32,33 44,30.5 56,34 44,39 32,40.5 20,39"),
    gouges("paper", 3, "22,43 19,47 17,52", "32,44 32,49 32,54", "42,43 45,47 47,52"),
  ],
  illuminati: [
    cut("paper", "32,9* 55,49* 9,49*"),
    cut("accent", "32,16.5* 48,45.5* 16,45.5*"),
    cut("paper", "19,39 25,33.5 32,31.5 39,33.5 45,39 39,43 32,44.5 25,43"),
    cut("accent", "32,34.5 35.5,37 35,40.5 32,42 29,40.5 28.5,37"),
  ],
};

/** The wax, and where it lies in its own shade. */
export const COLOURS: Readonly<Record<Faction, { readonly accent: string; readonly deep: string }>> = {
  gnomos: { accent: "#2c6433", deep: "#1f4a26" },
  extraterrestres: { accent: "#5f3592", deep: "#45256e" },
  illuminati: { accent: "#8a5a08", deep: "#664204" },
};
const PRESSED = "#fff3dd";

/** The address of a seal's picture: wax with its shade below, a rim, light on it, and the mark. */
export function sealOf(back: Faction): string {
  const { accent, deep } = COLOURS[back];
  const wax = outlines(WAX[back]);
  return imageOf(
    MARKS[back],
    "0 0 64 66",
    { accent, paper: PRESSED },
    (mark) =>
      `<g transform="translate(0 2)" opacity=".4">${wax.replaceAll('class="pen-accent"', 'fill="#281405"')}</g>${wax}` +
      `<circle cx="32" cy="32" r="25.5" fill="none" stroke="${deep}" stroke-width="2.5"/>` +
      `<path d="M12 24C15 15 22 10 31 9" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.5" stroke-linecap="round"/>${mark}`,
  );
}
