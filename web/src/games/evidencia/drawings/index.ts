/** The picture of each card, by its id. Cards of other decks have none. */
import { imageOf } from "../../../ink/image";
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

const INK = "#231812";

/** The address of a card's picture on its stock; nothing where there is none. */
export function linocutOf(card: string, stock: string): string | undefined {
  const drawing = drawingOf(card);
  return drawing && imageOf(drawing, "0 0 120 90", { ink: INK, paper: stock });
}

/** What the picture shows, for screen readers; "" without a picture. */
export function pictureOf(card: string, words: Words): string {
  return card in DRAWINGS ? words.say(`evidencia-picture-${card}`) : "";
}
