/** Pen, brush and knife: drawings are written as points, and become filled outlines whose lines swell and thin out.
 *
 * Points stand in a row, `x,y` each. `x,y,w` presses the pen w times as hard there; a `*` after a point makes it a corner,
 * any other point is passed in a smooth curve.
 */

/** What an outline is filled with: the ink, the bare paper, or the one colour a drawing has. */
export type Tone = "ink" | "paper" | "accent";
export type Stroke = readonly [tone: Tone, outline: string];
export type Drawing = readonly Stroke[];

interface Point {
  readonly x: number;
  readonly y: number;
  readonly press: number;
  readonly isCorner: boolean;
}
type Spot = readonly [x: number, y: number];

const STEP = 1.6;

const written = new WeakMap<Drawing, string>();

/** The drawing as the text of its outlines. */
export function outlines(drawing: Drawing): string {
  let text = written.get(drawing);
  if (text === undefined) written.set(drawing, (text = drawing.map(([tone, outline]) => `<path class="pen-${tone}" d="${outline}"/>`).join("")));
  return text;
}

/** A shape cut out of one tone. */
export function cut(tone: Tone, points: string): Stroke {
  const [first, ...rest] = bends(read(points), true);
  if (!first) throw new Error(`no shape: ${points}`);
  const path = [first, ...rest].map(([, one, other, end]) => `C${[one, other, end].map(spot).join(" ")}`);
  return [tone, `M${spot(first[0])}${path.join("")}z`];
}

/** A line that begins thin, swells to its width and thins out again. */
export function pen(tone: Tone, width: number, points: string): Stroke {
  return [tone, swelling(width, points, [0.35, 0.25])];
}

/** A gouge: the knife goes in at once and comes up slowly. */
export function gouge(tone: Tone, width: number, points: string): Stroke {
  return [tone, swelling(width, points, [0.9, 0.05])];
}

/** Several strokes of one tone as one: `rows` are lines of points, one stroke each. */
export function pens(tone: Tone, width: number, ...rows: string[]): Stroke {
  return [tone, rows.map((points) => pen(tone, width, points)[1]).join("")];
}

export function gouges(tone: Tone, width: number, ...rows: string[]): Stroke {
  return [tone, rows.map((points) => gouge(tone, width, points)[1]).join("")];
}

/** `count` gouges that begin along one line and end along the other, no two quite alike. */
export function hatch(tone: Tone, width: number, count: number, from: string, to: string): Stroke {
  const begins = along(from, count);
  const ends = along(to, count);
  const rows = begins.map((begin, n) => {
    const end = ends[n]!;
    const late = 0.16 * uneven(n + width);
    const early = 0.22 * uneven(n * 3 + width + 5);
    const middle = between(begin, end, 0.5);
    const sway = 0.05 * (uneven(n + 11) - 0.5);
    const bent: Spot = [middle[0] + (end[1] - begin[1]) * sway, middle[1] - (end[0] - begin[0]) * sway];
    return [between(begin, end, late), bent, between(end, begin, early)].map(spot).join(" ");
  });
  return [tone, rows.map((points, n) => gouge(tone, width * (0.7 + 0.6 * uneven(n + 3)), points)[1]).join("")];
}

/** A round spot, as a brush leaves it: never quite round. */
export function dot(tone: Tone, x: number, y: number, radius: number): Stroke {
  const spots = [0, 1, 2, 3, 4, 5].map((n) => {
    const r = radius * (0.93 + 0.14 * uneven(n + x + y));
    return `${x + r * Math.cos(n * 1.047)},${y + r * Math.sin(n * 1.047)}`;
  });
  return cut(tone, spots.join(" "));
}

export function dots(tone: Tone, radius: number, spots: string): Stroke {
  return [tone, read(spots).map(({ x, y, press }) => dot(tone, x, y, radius * press)[1]).join("")];
}

/** The same drawing elsewhere: turned about the origin, sized, and put at a place. */
export function place(drawing: Drawing, x: number, y: number, size = 1, degrees = 0): Drawing {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180) * size, Math.cos((degrees * Math.PI) / 180) * size];
  const move = (_: string, a: string, b: string): string => spot([x + Number(a) * cos - Number(b) * sin, y + Number(a) * sin + Number(b) * cos]);
  return drawing.map(([tone, outline]) => [tone, outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, move)]);
}

function read(points: string): Point[] {
  return points.split(" ").map((one) => {
    const [x, y, press] = one.replace("*", "").split(",").map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`no point: ${one} in ${points}`);
    return { x, y, press: press ?? 1, isCorner: one.endsWith("*") };
  });
}

type Bend = readonly [start: Spot, one: Spot, other: Spot, end: Spot];

/** The curve through the points, as cubic pieces. */
function bends(points: readonly Point[], isClosed: boolean): Bend[] {
  const count = points.length;
  const at = (n: number): Point | undefined => (isClosed ? points[(n + count) % count] : points[n]);
  return points.slice(0, isClosed ? count : count - 1).map((start, n) => {
    const end = at(n + 1)!;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const one = handle(start, at(n - 1), end, length);
    const other = handle(end, at(n + 2), start, length);
    return [[start.x, start.y], one, other, [end.x, end.y]];
  });
}

/** Where the curve heads from `here` towards `next`, coming from `before`. */
function handle(here: Point, before: Point | undefined, next: Point, length: number): Spot {
  const from = here.isCorner || !before ? here : before;
  const [x, y] = [next.x - from.x, next.y - from.y];
  const reach = length / 3 / (Math.hypot(x, y) || 1);
  return [here.x + x * reach, here.y + y * reach];
}

/** Places on the curve with the pressure there, close enough to each other to look bent. */
function steps(points: readonly Point[]): (Point & { readonly share: number })[] {
  const pieces = bends(points, false);
  const found: Point[] = [];
  pieces.forEach(([a, b, c, d], n) => {
    const count = Math.max(2, Math.ceil(Math.hypot(d[0] - a[0], d[1] - a[1]) / STEP));
    for (let k = n ? 1 : 0; k <= count; k++) {
      const t = k / count;
      const u = 1 - t;
      const mix = (i: 0 | 1): number => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
      found.push({ x: mix(0), y: mix(1), press: points[n]!.press * u + points[n + 1]!.press * t, isCorner: false });
    }
  });
  return found.map((one, n) => ({ ...one, share: n / (found.length - 1) }));
}

function swelling(width: number, points: string, [start, end]: readonly [number, number]): string {
  const path = steps(read(points));
  const sides = path.map((here, n) => {
    const [a, b] = [path[Math.max(0, n - 1)]!, path[Math.min(path.length - 1, n + 1)]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const swell = here.share < 0.5 ? start + (1 - start) * ease(here.share * 2.4) : end + (1 - end) * ease((1 - here.share) * 2.4);
    const half = (width / 2) * here.press * swell * (0.94 + 0.12 * uneven(n * 0.7 + here.x));
    const [x, y] = [((b.y - a.y) / length) * half, ((a.x - b.x) / length) * half];
    return [spot([here.x + x, here.y + y]), spot([here.x - x, here.y - y])] as const;
  });
  return `M${sides.map(([left]) => left).join("L")}L${sides.map(([, right]) => right).reverse().join("L")}z`;
}

function along(points: string, count: number): Spot[] {
  const path = steps(read(points));
  return Array.from({ length: count }, (_, n) => {
    const place = path[Math.round(((path.length - 1) * n) / Math.max(1, count - 1))]!;
    return [place.x, place.y];
  });
}

const between = (a: Spot, b: Spot, share: number): Spot => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
const ease = (share: number): number => Math.sin((Math.min(1, share) * Math.PI) / 2);
const spot = ([x, y]: Spot): string => `${round(x)},${round(y)}`;
const round = (length: number): number => Math.round(length * 10) / 10;

/** Between 0 and 1, the same for the same number: a hand is uneven, a drawing must not change. */
function uneven(seed: number): number {
  const wave = Math.sin(seed * 12.9898 + 4.1) * 43758.5453;
  return wave - Math.floor(wave);
}
