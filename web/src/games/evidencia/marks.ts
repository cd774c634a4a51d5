/** The outlines of the three marks, in a square of 32: for the page's drawings and for the picture of an ending. */
import type { Faction } from "./cards";

export interface Stroke {
  readonly path: string;
  readonly how: "solid" | "line" | "heavy" | "hole";
}

export const MARKS: Readonly<Record<Faction, readonly Stroke[]>> = {
  gnomos: [
    { path: "M16.5 1.5C12 8 9 14 8 20h17C24 14 21 7 16.5 1.5z", how: "solid" },
    { path: "M5 20.5c6 2.5 17 2.5 22.5 0l1.5 3.5c-7 3.5-19 3.5-25.5 0z", how: "solid" },
    { path: "M10 26.5c0 6 12 6 12 0", how: "line" },
  ],
  extraterrestres: [
    { path: "M9.5 14C9.5 4 22.5 4 22.5 14z", how: "solid" },
    { path: "M1.5 17.5C1.5 13 30.5 13 30.5 17.5S1.5 22 1.5 17.5z", how: "solid" },
    { path: "M9 24.5l-3 5M16 25v5.5M23 24.5l3 5", how: "line" },
  ],
  illuminati: [
    { path: "M16 3l14 25H2z", how: "heavy" },
    { path: "M7.5 20.5C12 14.5 20 14.5 24.5 20.5 20 26 12 26 7.5 20.5z", how: "solid" },
    { path: "M18.8 20.3a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z", how: "hole" },
  ],
};
