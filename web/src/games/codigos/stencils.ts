/** The stencils: one outline for each symbol, on a square of 48, with the bridges that hold the sheet together. */
const DRAWN: Readonly<Record<string, string>> = {
  granada:
    "M23 19v6.3H12.2Q13.5 20.8 18.5 18.6zM25 19v6.3h10.8Q34.5 20.8 29.5 18.6zM23 27.3v7.4H11.5Q10.8 31 11.5 27.3zM25 27.3v7.4h11.5Q37.2 31 36.5 27.3zM23 36.7v8.3h-3.5Q13.5 42 12.2 36.7zM25 36.7v8.3h3.5Q34.5 42 35.8 36.7zM18.5 10.5h11v6h-11zM18.5 4h13.5l8 8.5v13l-4-3.6v-7.6l-5.5-6H18.5zM10.5 3a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 0 0 0-11.4zm0 2.8a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8z",
  casco:
    "M5 27.5C5 15.5 11.5 8.2 20.5 7v20.5zM22.8 6.8C34.5 6 42.5 13 43 25.5l.2 2H22.8zM2.5 30h43l1.5 2.5c-1.5 3.4-4 4.3-8 4.3H9c-4 0-6-2-6.5-4.8zM11.5 39h3.6l4.4 4h8.5l4.4-4h3.6l-6.4 7h-11.7z",
  tanque:
    "M16.5 8.5h8.5v3.2h-8.5zM12.5 13.7h16l3.5 4v5.6H9v-4.1zM34 16.3h13.5v3.9H34zM5.5 25.5h36.5l3.5 5.3H2zM9.3 33h29.4a5.6 5.6 0 0 1 0 11.2H9.3a5.6 5.6 0 0 1 0-11.2zm1.4 3a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm8.9 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm8.9 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm8.9 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
  avion:
    "M24 1.5c2.6 0 4 4.7 4 9.5v22c0 4.5-1.8 9.5-4 13.5-2.2-4-4-9-4-13.5V11c0-4.8 1.4-9.5 4-9.5zM18 14.5v10.3L1.5 29.5v-5.3zM30 14.5v10.3l16.5 4.7v-5.3zM18.3 36.5l1 5-8.8 3v-3.4zM29.7 36.5l-1 5 8.8 3v-3.4z",
  joker:
    "M23 3.5v12.2l-5 1.9H3zM25 3.5v12.2l5 1.9h15zM3.6 19.6h14l3.8 3.2-5 9-2.7 10.2zM44.4 19.6h-14l-3.8 3.2 5 9 2.7 10.2zM24 26.5l7.5 7.2 2.5 10.8-10-7.2-10 7.2 2.5-10.8z",
};
// A designer's own symbols: plain shapes, in the order of their deck.
const SHAPES = [
  "M23 3v42A21 21 0 0 1 23 3zM25 3v42A21 21 0 0 0 25 3z",
  "M23 5v37H3zM25 5v37h20z",
  "M5 5h18v38H5zM25 5h18v38H25z",
  "M23 2v44L5 24zM25 2v44l18-22z",
  "M4 6l20 16L44 6v12L24 34 4 18zM4 24l20 16 20-16v9L24 47 4 33z",
  "M18 3h12v14H18zM3 19h42v11H3zM18 32h12v13H18z",
  "M23 5v38L12 43 2 24 12 5zM25 5v38l11 0 10-19L36 5z",
  "M30 3a21 21 0 1 0 0 42 26 26 0 0 1 0-42z",
];

/** The outline of a symbol, by its place among the deck's symbols; "" is the joker's star. */
export function outlineOf(symbol: string, order: number): string {
  return DRAWN[symbol || "joker"] ?? SHAPES[order % SHAPES.length]!;
}
