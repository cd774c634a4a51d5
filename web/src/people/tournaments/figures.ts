/** Points of tournaments, as people write them. */

/** Halves as one writes them: 3 is 1½. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ""}½` : `${whole}`;
}

/** Quarters likewise. */
export function quartersText(quarters: number): string {
  const whole = Math.floor(quarters / 4);
  const rest = ["", "¼", "½", "¾"][quarters % 4]!;
  return rest ? `${whole || ""}${rest}` : `${whole}`;
}
