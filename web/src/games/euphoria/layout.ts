/** The places of the seats: an oval that fills the available room. All in pixels of the ring. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  /** Whether a seat has room for a line of words at its foot. */
  readonly wordy: boolean;
  readonly width: number;
  readonly height: number;
  readonly seatWidth: number;
  readonly seatHeight: number;
  /** How wide a recruit is drawn in a seat. */
  readonly recruit: number;
  /** The middle of each seat. Yours lies on the lower edge, where your row begins. */
  readonly spots: readonly Spot[];
  readonly centre: Spot;
}

const GAP = 5;
/** How wide a recruit is at least where its seat has words, and at most anywhere. */
const WORDS_FROM = 29;
const LARGEST = 96;
/** Beside three recruits a seat has its icons, or below them its words; above them the name. */
const BRIEF = { beside: 34, above: 24, least: 55 };
const WORDY = { beside: 24, above: 58 };
const WIDEST_GAP = 90;
/** How far the upper and the lower seats move in from the sides: that makes an oval of three columns. */
const BULGE = 0.55;

/** The others, clockwise from your left: columns 0 to 2, rows from the top. */
const RING: Record<number, readonly (readonly [number, number])[]> = {
  3: [[0, 1], [1, 0], [2, 1]],
  4: [[0, 1], [0.48, 0], [1.52, 0], [2, 1]],
  5: [[0, 1], [0, 0], [1, 0], [2, 0], [2, 1]],
  6: [[0, 2], [0, 1], [0.48, 0], [1.52, 0], [2, 1], [2, 2]],
  7: [[0, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2]],
};

/** All seats, for spectators. */
const WHOLE_RING: Record<number, readonly (readonly [number, number])[]> = {
  4: [[1, 2], [0, 1], [1, 0], [2, 1]],
  5: [[1, 2], [0, 1], [0.48, 0], [1.52, 0], [2, 1]],
  6: [[1, 2], [0, 1.5], [0, 0.5], [1, 0], [2, 0.5], [2, 1.5]],
  7: [[0.48, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [1.52, 2]],
  8: [[1, 2], [0, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2]],
};

/** The seats from the viewer's left around the table, without the viewer; all of them for spectators. */
export function around(count: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? count : count - 1 }, (_, n) => (first + n) % count);
}

/** How high the ring is at least. */
export function leastHeight(count: number, me: number | null): number {
  const rows = lastRow(slotsOf(count, me));
  return (rows + 1) * BRIEF.least + rows * GAP;
}

type Slots = readonly (readonly [number, number])[];

function slotsOf(count: number, me: number | null): Slots {
  return (me === null ? WHOLE_RING : RING)[me === null ? count : count - 1] ?? [];
}

function lastRow(slots: Slots): number {
  return Math.max(...slots.map(([, row]) => row));
}

/** Uses all the width and height, and at least the height it needs. */
export function layoutOf(count: number, me: number | null, width: number, room: number): Layout {
  const seats = around(count, me);
  const slots = slotsOf(count, me);
  const rows = lastRow(slots);
  const column = (width - 2 * GAP) / 3;
  const row = (room - rows * GAP) / (rows + 1);
  const fit = ({ beside, above }: { beside: number; above: number }): number =>
    Math.floor(Math.min(LARGEST, (column - beside) / 3, (row - above) * 0.8));
  const wordy = fit(WORDY) >= WORDS_FROM;
  const kind = wordy ? WORDY : BRIEF;
  const recruit = Math.max(fit(kind), Math.floor((BRIEF.least - BRIEF.above) * 0.8));
  const seatWidth = Math.min(column, Math.max(3.3 * recruit + kind.beside, 140));
  const seatHeight = Math.max(BRIEF.least, recruit * 1.25 + kind.above);
  const gap = Math.max(GAP, Math.min(WIDEST_GAP, (room - (rows + 1) * seatHeight) / rows));
  const step = seatHeight + gap;
  const height = Math.max(room, rows * step + seatHeight);
  const top = (height - rows * step - seatHeight) / 2;
  const slack = Math.max(0, (width - 3 * seatWidth) / 2 - GAP) * BULGE;
  const spots: Spot[] = [];
  for (const [n, seat] of seats.entries()) {
    const [across, down] = slots[n]!;
    const inset = slack * (rows === 1 ? 1 - down : Math.abs((2 * down) / rows - 1));
    spots[seat] = { x: width / 2 + (across - 1) * ((width - seatWidth) / 2 - inset), y: top + seatHeight / 2 + down * step };
  }
  if (me !== null) spots[me] = { x: width / 2, y: height + GAP };
  // Below the upper seats, and above the lower ones where there are any.
  const floor = me === null ? top + rows * step - gap : height;
  const centre = { x: width / 2, y: (top + seatHeight + gap + floor) / 2 };
  return { wordy, width, height, seatWidth, seatHeight, recruit, spots, centre };
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
