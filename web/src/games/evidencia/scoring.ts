/** What a row is worth (EV-50 to EV-61), to show while it is ordered and when it is presented. The server decides the
 * points; this finds which cards earn them. */
import { FACTIONS, type Card, type Faction } from "./cards";

export interface Use {
  readonly reached: number;
  /** Places in the row, from 0. */
  readonly places: readonly number[];
}

export interface Line extends Use {
  readonly points: number;
}

export type CriterionName = "final" | "series" | "symbol" | "base" | "middle" | "top";

export interface Criterion {
  readonly name: CriterionName;
  readonly lines: readonly [Line, Line];
}

/** The readings of the score that a table may choose (EV-54, EV-55, EV-57). */
export interface Counting {
  readonly anyCopy: boolean;
  readonly bothLongest: boolean;
  readonly equalPairs: boolean;
}

export function countingOf(options: Readonly<Record<string, string>>): Counting {
  return {
    anyCopy: options["repeats"] !== "adjacent",
    bothLongest: options["equal_series"] === "both",
    equalPairs: options["pairs"] === "equal",
  };
}

/** A row as the criteria see it. */
export interface Shown {
  readonly values: readonly number[];
  readonly signs: readonly ReadonlySet<Faction>[];
  /** The visible symbol of each slot, from the base's left to the top; null where nothing lies yet. */
  readonly pyramid: readonly (Faction | null)[];
  readonly counting: Counting;
}

/** The six symbols that the pyramid shows: backs, and Gnomos where Revelación lies face up (EV-42, EV-50). */
export function pyramidSymbols(seen: readonly string[]): (Faction | null)[] {
  return seen.map((card) => (card.startsWith("?") ? (card.slice(1) as Faction) : card ? "gnomos" : null));
}

/** El ojo shows the top's symbol, unless it is among those `obtained` by an exchange (EV-43, EV-51). */
export function showRow(
  row: readonly Card[],
  pyramid: readonly (Faction | null)[],
  counting: Counting,
  obtained: readonly string[],
): Shown {
  const top = pyramid[5];
  const signs = row.map((card) => new Set(card.special === "ojo" && top && !obtained.includes(card.id) ? [top] : card.symbols));
  return { values: row.map((card) => card.value), signs, pyramid, counting };
}

function* stretches(length: number): Generator<number[]> {
  for (let start = 0; start < length; start++) {
    for (let end = start + 1; end <= length; end++) yield Array.from({ length: end - start }, (_, n) => start + n);
  }
}

function product<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>((found, next) => found.flatMap((head) => next.map((item) => [...head, item])), [[]]);
}

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((found, item) => [...found, ...found.map((some) => [...some, item])], [[]]);
}

function* series(row: Shown): Generator<Use> {
  for (const stretch of stretches(row.values.length)) {
    const ordered = row.counting.anyCopy ? [...stretch].sort((a, b) => row.values[a]! - row.values[b]!) : stretch;
    const copies: number[][] = [];
    for (const place of ordered) {
      const last = copies.at(-1);
      if (last && row.values[last[0]!] === row.values[place]) last.push(place);
      else copies.push([place]);
    }
    for (const kept of product(copies)) {
      const places = [...kept].sort((a, b) => a - b);
      const steps = new Set(places.slice(1).map((place, n) => row.values[place]! - row.values[places[n]!]!));
      if (steps.size === 0 || (steps.size === 1 && (steps.has(1) || steps.has(-1)))) yield { reached: places.length, places };
    }
  }
}

function* symbol(row: Shown): Generator<Use> {
  yield { reached: 0, places: [] };
  for (const stretch of stretches(row.signs.length)) {
    if (FACTIONS.some((one) => stretch.every((place) => row.signs[place]!.has(one)))) {
      yield { reached: stretch.length, places: stretch };
    }
  }
}

/** One symbol of the card, or both in either order; a card without symbol is a break (EV-52, EV-56). */
function readings(sign: ReadonlySet<Faction>): (Faction | null)[][] {
  const [one, two] = [...sign];
  if (!one) return [[null]];
  return two ? [[one], [two], [one, two], [two, one]] : [[one]];
}

function* base(row: Shown): Generator<Use> {
  const wanted = row.pyramid.slice(0, 3);
  yield { reached: 0, places: [] };
  if (wanted.some((one) => one === null)) return;
  for (const reading of product(row.signs.map(readings))) {
    const told = reading.flatMap((symbols, place) => symbols.map((one) => ({ one, place })));
    const starts = told.map((_, at) => at).filter((at) => wanted.every((one, n) => told[at + n]?.one === one));
    for (const chosen of subsets(starts)) {
      if (!chosen.every((start, n) => n === 0 || start - chosen[n - 1]! >= 3)) continue;
      const places = new Set(chosen.flatMap((start) => told.slice(start, start + 3).map((part) => part.place)));
      yield { reached: chosen.length, places: [...places].sort((a, b) => a - b) };
    }
  }
}

function* middle(row: Shown): Generator<Use> {
  const [left, right] = [row.pyramid[3], row.pyramid[4]];
  yield { reached: 0, places: [] };
  if (!left || !right) return;
  if (left === right) {
    const showing = row.signs.flatMap((sign, place) => (sign.has(left) ? [place] : []));
    for (const places of subsets(showing)) if (places.length % 2 === 0) yield { reached: places.length / 2, places };
    return;
  }
  for (const given of product(row.signs.map((sign) => subsets([left, right].filter((one) => sign.has(one)))))) {
    const symbols = given.flat();
    const lefts = symbols.filter((one) => one === left).length;
    const rights = symbols.length - lefts;
    if (row.counting.equalPairs ? lefts % 2 || rights % 2 : lefts !== rights) continue;
    yield { reached: symbols.length / 2, places: given.flatMap((gift, place) => (gift.length ? [place] : [])) };
  }
}

function* top(row: Shown): Generator<Use> {
  const one = row.pyramid[5];
  const places = row.signs.flatMap((sign, place) => (one && sign.has(one) ? [place] : []));
  yield { reached: places.length, places };
}

/** The use that reaches most; of equal ones the places furthest left, a prefix first (EV-61). */
function best(uses: Iterable<Use>): Use {
  let found: Use = { reached: -1, places: [] };
  for (const use of uses) {
    if (use.reached > found.reached || (use.reached === found.reached && before(use.places, found.places))) found = use;
  }
  return found;
}

function before(one: readonly number[], other: readonly number[]): boolean {
  for (const [n, place] of one.entries()) {
    if (other[n] === undefined) return false;
    if (place !== other[n]) return place < other[n];
  }
  return one.length < other.length;
}

type Points = (mine: number, theirs: number, counting: Counting) => number;
const forLength: Points = (mine, theirs, { bothLongest }) =>
  mine < 3 ? 0 : mine > theirs || (bothLongest && mine === theirs) ? 2 : 1;
const forShowings: Points = (mine, theirs) => (mine > 0 ? 2 : 0) + (mine > theirs ? 1 : 0);
const forMajority: Points = (mine, theirs) => (mine > theirs ? 2 : 0) + (mine >= theirs + 2 ? 1 : 0);

type Kind = { name: CriterionName; uses: (row: Shown) => Iterable<Use>; points: Points };
const KINDS: readonly Kind[] = [
  { name: "series", uses: series, points: forLength },
  { name: "symbol", uses: symbol, points: forLength },
  { name: "base", uses: base, points: forShowings },
  { name: "middle", uses: middle, points: forMajority },
  { name: "top", uses: top, points: forMajority },
];

export interface Reach {
  readonly name: CriterionName;
  readonly use: Use;
}

/** What one row reaches in each criterion, against any other row. */
export function reachOf(row: Shown): Reach[] {
  return KINDS.map(({ name, uses }) => ({ name, use: best(uses(row)) }));
}

/** What a row earns: against the strongest row of the other, and against the weakest; the same where that row lies open. */
export function worthOf({ name, use }: Reach, counting: Counting, open?: readonly Reach[]): { sure: number; most: number } {
  const { points } = KINDS.find((kind) => kind.name === name)!;
  const theirs = open?.find((one) => one.name === name)!.use.reached;
  return { sure: points(use.reached, theirs ?? Infinity, counting), most: points(use.reached, theirs ?? 0, counting) };
}

/** The sheet of two rows. Who won the Final Challenge follows from the points that the table counted. */
export function sheetOf(
  rows: readonly [readonly Card[], readonly Card[]],
  pyramid: readonly (Faction | null)[],
  counting: Counting,
  obtained: readonly string[],
  points: readonly [number, number],
): Criterion[] {
  const criteria = criteriaOf(rows, pyramid, counting, obtained);
  const left = [0, 1].map((seat) => points[seat]! - criteria.reduce((sum, one) => sum + one.lines[seat]!.points, 0));
  if (!left.every((rest) => rest === 0 || rest === 1) || left[0]! + left[1]! > 1) return [];
  const final = left.map((rest): Line => ({ points: rest, reached: rest, places: [] })) as [Line, Line];
  return [{ name: "final", lines: final }, ...criteria];
}

/** What the two rows earn against each other, without the final challenge. */
export function criteriaOf(
  rows: readonly [readonly Card[], readonly Card[]],
  pyramid: readonly (Faction | null)[],
  counting: Counting,
  obtained: readonly string[],
): Criterion[] {
  const reach = rows.map((row) => reachOf(showRow(row, pyramid, counting, obtained)));
  return KINDS.map(({ name, points: count }, n): Criterion => {
    const uses = [reach[0]![n]!.use, reach[1]![n]!.use] as const;
    const line = (mine: Use, theirs: Use): Line => {
      const earned = count(mine.reached, theirs.reached, counting);
      return { points: earned, reached: mine.reached, places: earned ? mine.places : [] };
    };
    return { name, lines: [line(uses[0], uses[1]), line(uses[1], uses[0])] };
  });
}
