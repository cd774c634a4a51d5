/** The stamps of the medals, on a field of 40 by 53: as many rays as points, and more ribbon for more of them. */
export interface Stamped {
  /** The outline of the star; null where a plain disc is worn. */
  readonly star: string | null;
  /** Where the ribbon's stripes begin. */
  readonly stripes: readonly number[];
}

const MIDDLE = 20;
const OUTER = 18;
export const MOST_RAYS = 16;

export function medalOf(points: number): Stamped {
  const rays = Math.max(3, Math.min(Math.abs(points), MOST_RAYS));
  // Many rays are short.
  const inner = OUTER * (0.52 + 0.03 * rays);
  const corners = Array.from({ length: rays * 2 }, (_, n) => {
    const [reach, angle] = [n % 2 ? inner : OUTER, (Math.PI * n) / rays - Math.PI / 2];
    return `${(MIDDLE + reach * Math.cos(angle)).toFixed(1)} ${(MIDDLE + 14 + reach * Math.sin(angle)).toFixed(1)}`;
  });
  const stripes = points >= 8 ? [13, 18.7, 24.4] : points >= 4 ? [15, 22.5] : [18.7];
  return { star: points < 3 ? null : `M${corners.join("L")}z`, stripes };
}
