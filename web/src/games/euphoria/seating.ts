/** Where everybody sits: an oval with room enough, a ring of compact seats on a phone. All in pixels of the ring. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Seating {
  readonly roomy: boolean;
  readonly width: number;
  readonly height: number;
  readonly seatWidth: number;
  readonly seatHeight: number;
  /** The middle of each seat. Yours lies on the lower edge, where your row begins. */
  readonly spots: readonly Spot[];
  readonly centre: Spot;
}

const ROOMY = 640;
const COMPACT = { most: 132, height: 64, tallest: 82, gap: 5, widest: 26 };
const WIDE = { width: 180, height: 104 };

/** The others on a phone, clockwise from your left: columns 0 to 2, rows from the top. */
const RING: Record<number, readonly (readonly [number, number])[]> = {
  3: [[0, 1], [1, 0], [2, 1]],
  4: [[0, 1], [0.48, 0], [1.52, 0], [2, 1]],
  5: [[0, 1], [0, 0], [1, 0], [2, 0], [2, 1]],
  6: [[0, 2], [0, 1], [0.48, 0], [1.52, 0], [2, 1], [2, 2]],
  7: [[0, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2]],
};

/** All seats on a phone, for spectators. */
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

/** `room` is how high the ring may become without pushing your seat out of sight; a ring spreads to use it. */
export function seating(count: number, me: number | null, width: number, room = 0): Seating {
  return width >= ROOMY ? oval(count, me, width) : ring(count, me, width, room);
}

function ring(count: number, me: number | null, width: number, room: number): Seating {
  const seats = around(count, me);
  const slots = (me === null ? WHOLE_RING : RING)[seats.length] ?? [];
  const seatWidth = Math.min(COMPACT.most, (width - 2 * COMPACT.gap) / 3);
  const rows = Math.max(...slots.map(([, row]) => row));
  const seatHeight = Math.max(COMPACT.height, Math.min(COMPACT.tallest, (room - rows * COMPACT.gap) / (rows + 1)));
  const gap = Math.max(COMPACT.gap, Math.min(COMPACT.widest, (room - (rows + 1) * seatHeight) / rows));
  const step = seatHeight + gap;
  const height = rows * step + seatHeight;
  const spots: Spot[] = [];
  for (const [n, seat] of seats.entries()) {
    const [column, row] = slots[n]!;
    spots[seat] = { x: seatWidth / 2 + (column / 2) * (width - seatWidth), y: seatHeight / 2 + row * step };
  }
  if (me !== null) spots[me] = { x: width / 2, y: height + COMPACT.gap };
  // Below the upper seats, and above the lower ones where somebody sits there.
  const floor = me === null ? height - seatHeight - gap : height;
  const centre = { x: width / 2, y: (seatHeight + gap + floor) / 2 };
  return { roomy: false, width, height, seatWidth, seatHeight, spots, centre };
}

function oval(count: number, me: number | null, width: number): Seating {
  const seats = around(count, me);
  const places = me === null ? seats.length : seats.length + 1;
  const seatWidth = Math.min(WIDE.width, (width - 5 * COMPACT.gap) / 5);
  const across = (width - seatWidth) / 2;
  // Neighbours on the flanks must not touch.
  const steepest = Math.sin((2 * Math.PI) / places);
  const down = Math.max(130, Math.min(190, (WIDE.height + COMPACT.gap) / Math.max(steepest, 0.6)));
  const spots: Spot[] = [];
  let lowest = 0;
  for (const [n, seat] of seats.entries()) {
    const angle = Math.PI / 2 + (2 * Math.PI * (me === null ? n : n + 1)) / places;
    const y = WIDE.height / 2 + down + down * Math.sin(angle);
    spots[seat] = { x: width / 2 + across * Math.cos(angle), y };
    lowest = Math.max(lowest, y);
  }
  const height = lowest + WIDE.height / 2;
  if (me !== null) spots[me] = { x: width / 2, y: height + COMPACT.gap };
  const top = WIDE.height + COMPACT.gap;
  const centre = { x: width / 2, y: me === null ? WIDE.height / 2 + down : (top + height) / 2 };
  return { roomy: true, width, height, seatWidth, seatHeight: WIDE.height, spots, centre };
}

export interface Beam {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A line from one seat to another, from edge to edge, a little to its right: two that aim at each other do not merge. */
export function beam(seats: Seating, from: number, to: number, me: number | null, aside = 0): Beam {
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
function reach(seats: Seating, dx: number, dy: number, own: boolean): number {
  if (own) return 0;
  const [half, tall] = [seats.seatWidth / 2 + 2, seats.seatHeight / 2 + 2];
  const within = Math.min(half / Math.abs(dx || 1e-9), tall / Math.abs(dy || 1e-9));
  return Math.min(within, 0.45);
}
