/** The places of the seats: an oval that fills the available room, in two columns or three. All in pixels of the ring. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a seat says how many artifacts it holds, and whether it has a laser: at its foot with a line of words, beside its name,
 * or beside its recruits. */
export type Facts = "foot" | "name" | "beside";

export interface Layout {
  readonly facts: Facts;
  readonly width: number;
  readonly height: number;
  readonly seatWidth: number;
  readonly seatHeight: number;
  /** How wide a recruit is drawn in a seat. */
  readonly recruit: number;
  /** The middle of each seat. Yours lies on the lower edge, where your row begins. */
  readonly spots: readonly Spot[];
  readonly centre: Spot;
  /** The middle of the table lies between two rows of seats, and is low. */
  readonly isFlat: boolean;
}

const GAP = 5;
const SMALLEST = 22;
const LARGEST = 96;
/** How much wider and higher than its three recruits a seat is; and how large a recruit would have to be to weigh as much
 * as one in a seat that says more. */
const SEATS: Readonly<Record<Facts, { readonly beside: number; readonly above: number; readonly worth: number }>> = {
  foot: { beside: 24, above: 60, worth: 1.35 },
  name: { beside: 24, above: 40, worth: 1.15 },
  beside: { beside: 34, above: 27, worth: 1 },
};
/** From this width on names are larger, which a low seat has to make room for. */
const LARGE_NAMES = { from: 640, higher: 9 };
/** A name, a laser and a number stand beside each other from this width on. */
const NAMED_FROM = 140;
const LEAST = SEATS.beside.above + 1.25 * SMALLEST;
/** The middle of the table between two rows. */
const FLAT = 50;
const WIDEST_GAP = 90;
/** How far the upper and the lower seats move in from the sides: that makes an oval of three columns. */
const BULGE = 0.55;

type Slots = readonly (readonly [number, number])[];

/** The others, clockwise from your left: columns 0 to 2, rows from the top. */
const RING: Record<number, Slots> = {
  3: [[0, 1], [1, 0], [2, 1]],
  4: [[0, 1], [0.48, 0], [1.52, 0], [2, 1]],
  5: [[0, 1], [0, 0], [1, 0], [2, 0], [2, 1]],
  6: [[0, 2], [0, 1], [0.48, 0], [1.52, 0], [2, 1], [2, 2]],
  7: [[0, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2]],
};

/** All seats, for spectators. */
const WHOLE_RING: Record<number, Slots> = {
  4: [[1, 2], [0, 1], [1, 0], [2, 1]],
  5: [[1, 2], [0, 1], [0.48, 0], [1.52, 0], [2, 1]],
  6: [[1, 2], [0, 1.5], [0, 0.5], [1, 0], [2, 0.5], [2, 1.5]],
  7: [[0.48, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [1.52, 2]],
  8: [[1, 2], [0, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2]],
};

/** The same in two columns, up on the left and down on the right. An odd one sits between them: at the top, or where a
 * spectator's first seat is. */
function twoColumns(count: number, isWhole: boolean): Slots {
  const side = Math.floor(count / 2);
  const odd = count % 2;
  const first = odd && !isWhole ? 1 : 0;
  const rows = Array.from({ length: side }, (_, n) => first + n);
  const [left, right] = [rows.toReversed().map((row) => [0, row] as const), rows.map((row) => [1, row] as const)];
  if (!odd) return [...left, ...right];
  return isWhole ? [[0.5, side], ...left, ...right] : [...left, [0.5, 0], ...right];
}

/** The seats from the viewer's left around the table, without the viewer; all of them for spectators. */
export function around(count: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? count : count - 1 }, (_, n) => (first + n) % count);
}

/** How high the ring is at least. */
export function leastHeight(count: number, me: number | null): number {
  const rows = lastRow(threeColumns(count, me));
  return (rows + 1) * LEAST + rows * GAP;
}

function threeColumns(count: number, me: number | null): Slots {
  return (me === null ? WHOLE_RING : RING)[me === null ? count : count - 1] ?? [];
}

function lastRow(slots: Slots): number {
  return Math.max(...slots.map(([, row]) => row));
}

interface Arrangement {
  readonly slots: Slots;
  readonly columns: 2 | 3;
  readonly facts: Facts;
  readonly recruit: number;
}

function aboveRecruits(facts: Facts, width: number): number {
  return SEATS[facts].above + (facts === "beside" && width >= LARGE_NAMES.from ? LARGE_NAMES.higher : 0);
}

/** The arrangement with the largest recruits. */
function arrange(count: number, me: number | null, width: number, room: number): Arrangement {
  const others = around(count, me).length;
  const all = ([[3, threeColumns(count, me)], [2, twoColumns(others, me === null)]] as const).flatMap(([columns, slots]) => {
    const rows = lastRow(slots);
    const column = (width - (columns - 1) * GAP) / columns;
    const row = (room - rows * GAP - (columns === 2 ? FLAT + GAP : 0)) / (rows + 1);
    return (["foot", "name", "beside"] as const).flatMap((facts): Arrangement[] => {
      const { beside } = SEATS[facts];
      const above = aboveRecruits(facts, width);
      if (facts !== "beside" && column < NAMED_FROM) return [];
      return [{ slots, columns, facts, recruit: Math.floor(Math.min(LARGEST, (column - beside) / 3.3, (row - above) * 0.8)) }];
    });
  });
  // One that is too high for the room is the last choice.
  const worth = ({ recruit, facts }: Arrangement): number => (recruit < SMALLEST && facts !== "beside" ? 0 : recruit * SEATS[facts].worth);
  return all.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** Uses all the width and height, and at least the height it needs. */
export function layoutOf(count: number, me: number | null, width: number, room: number): Layout {
  const { slots, columns, facts, recruit: fits } = arrange(count, me, width, room);
  const isFlat = columns === 2;
  const rows = lastRow(slots);
  const recruit = Math.max(fits, SMALLEST);
  const { beside } = SEATS[facts];
  const above = aboveRecruits(facts, width);
  const column = (width - (columns - 1) * GAP) / columns;
  const seatWidth = isFlat ? column : Math.min(column, Math.max(3.3 * recruit + beside, NAMED_FROM));
  const seatHeight = Math.max(LEAST, recruit * 1.25 + above);
  const middle = isFlat ? FLAT + GAP : 0;
  const gap = Math.max(GAP, Math.min(WIDEST_GAP, (room - middle - (rows + 1) * seatHeight) / Math.max(1, rows)));
  const step = seatHeight + gap;
  const height = Math.max(room, rows * step + seatHeight + middle);
  const top = (height - rows * step - seatHeight - middle) / 2;
  /** The middle of the table lies below this row. */
  const upper = Math.max(0, Math.ceil(rows / 2) - 1);
  const slack = isFlat ? 0 : Math.max(0, (width - 3 * seatWidth) / 2 - GAP) * BULGE;
  const spots: Spot[] = [];
  for (const [n, seat] of around(count, me).entries()) {
    const [across, down] = slots[n]!;
    const inset = slack * (rows === 1 ? 1 - down : Math.abs((2 * down) / rows - 1));
    const x = width / 2 + ((2 * across) / (columns - 1) - 1) * ((width - seatWidth) / 2 - inset);
    spots[seat] = { x, y: top + seatHeight / 2 + down * step + (down > upper ? middle : 0) };
  }
  if (me !== null) spots[me] = { x: width / 2, y: height + GAP };
  // Below the upper seats, and above the lower ones where there are any.
  const floor = me === null ? top + rows * step - gap : height;
  const y = isFlat ? top + (upper + 1) * step + (FLAT + GAP - gap) / 2 : (top + seatHeight + gap + floor) / 2;
  return { facts, width, height, seatWidth, seatHeight, recruit, spots, centre: { x: width / 2, y }, isFlat };
}

/** The same seats, all of them larger: on a big screen, as its letters are. */
export function enlarged(seats: Layout, by: number): Layout {
  return {
    ...seats,
    width: seats.width * by,
    height: seats.height * by,
    seatWidth: seats.seatWidth * by,
    seatHeight: seats.seatHeight * by,
    recruit: seats.recruit * by,
    spots: seats.spots.map(({ x, y }) => ({ x: x * by, y: y * by })),
    centre: { x: seats.centre.x * by, y: seats.centre.y * by },
  };
}

export interface Beam {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A line from one seat to another, from edge to edge, a little to its right: two that aim at each other do not merge. */
export function beam(seats: Layout, from: number, to: number, me: number | null, aside = 0): Beam {
  const [a, b] = [seats.spots[from]!, seats.spots[to]!];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * aside, (dx / length) * aside];
  const start = reach(seats, dx, dy, from === me);
  const end = reach(seats, dx, dy, to === me);
  return {
    x1: a.x + dx * start + nx,
    y1: a.y + dy * start + ny,
    x2: b.x - dx * end + nx,
    y2: b.y - dy * end + ny,
  };
}

/** Which part of the way from the middle of a seat lies within it. */
function reach(seats: Layout, dx: number, dy: number, own: boolean): number {
  if (own) return 0;
  const [half, tall] = [seats.seatWidth / 2 + 2, seats.seatHeight / 2 + 2];
  const within = Math.min(half / Math.abs(dx || 1e-9), tall / Math.abs(dy || 1e-9));
  return Math.min(within, 0.45);
}
