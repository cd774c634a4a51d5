/** The picture of each card, by its id. A deck of somebody else's has none. */
import type { Drawing } from "../../../ink/pen";
import type { Words } from "../../../text/words";
import { EXTRATERRESTRES } from "./extraterrestres";
import { GNOMOS } from "./gnomos";
import { ILLUMINATI } from "./illuminati";

export const DRAWINGS: Readonly<Record<string, () => Drawing>> = { ...GNOMOS, ...EXTRATERRESTRES, ...ILLUMINATI };
const drawn = new Map<string, Drawing>();

/** Drawn when it is first wanted: eighteen at once would keep a slow phone waiting. */
export function drawingOf(card: string): Drawing | undefined {
  const draw = DRAWINGS[card];
  if (draw && !drawn.has(card)) drawn.set(card, draw());
  return drawn.get(card);
}

/** What is to be seen on it, for whoever does not see it; nothing where there is no picture. */
export function pictureOf(card: string, words: Words): string {
  return card in DRAWINGS ? words.say(`evidencia-picture-${card}`) : "";
}
