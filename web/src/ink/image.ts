/** Drawings as images. What a page shows often is read and laid out once, as an image of its own, and not once for each card
 * that it is on. */
import { outlines, type Drawing, type Tone } from "./pen";

export type Tones = Readonly<Partial<Record<Tone, string>>>;

const made = new WeakMap<Drawing, Map<string, HTMLImageElement>>();

/** The address of an image of a drawing in these colours; `around` may put more into it. */
export function imageOf(drawing: Drawing, box: string, tones: Tones, around: (outlines: string) => string = (text) => text): string {
  const known = made.get(drawing) ?? new Map<string, HTMLImageElement>();
  made.set(drawing, known);
  const key = Object.values(tones).join(" ");
  let image = known.get(key);
  if (!image) {
    const rules = Object.entries(tones).map(([tone, colour]) => `.pen-${tone}{fill:${colour}}`);
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${rules.join("")}</style>${around(outlines(drawing))}</svg>`;
    // Kept, so that the next use finds it decoded.
    image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    known.set(key, image);
  }
  return image.src;
}
