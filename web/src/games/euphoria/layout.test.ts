import { describe, expect, it } from "vitest";
import { around, beam, enlarged, leastHeight, layoutOf, type Layout } from "./layout";

const SIZES = [[344, 190], [374, 337], [640, 500], [860, 420], [1036, 390], [1280, 640], [590, 240]] as const;

function touching(seats: Layout, me: number | null): [number, number][] {
  const found: [number, number][] = [];
  for (const [a, one] of seats.spots.entries()) {
    for (const [b, other] of seats.spots.entries()) {
      if (a >= b || a === me || b === me) continue;
      const apart = Math.abs(one.x - other.x) >= seats.seatWidth - 0.5 || Math.abs(one.y - other.y) >= seats.seatHeight - 0.5;
      if (!apart) found.push([a, b]);
    }
  }
  return found;
}

describe("the seats around the table", () => {
  it("begin at your left and go round", () => {
    expect(around(5, 3)).toEqual([4, 0, 1, 2]);
    expect(around(4, null)).toEqual([0, 1, 2, 3]);
  });

  for (const [width, room] of SIZES) {
    for (const count of [4, 5, 6, 7, 8]) {
      for (const me of [0, count - 1, null]) {
        it(`lie apart and inside: ${count} on ${width} by ${room} px, seen by ${me ?? "a watcher"}`, () => {
          const seats = layoutOf(count, me, width, Math.max(room, leastHeight(count, me)));
          expect(touching(seats, me)).toEqual([]);
          for (const [seat, spot] of seats.spots.entries()) {
            if (seat === me) continue;
            expect(spot.x - seats.seatWidth / 2).toBeGreaterThanOrEqual(-0.5);
            expect(spot.x + seats.seatWidth / 2).toBeLessThanOrEqual(width + 0.5);
            expect(spot.y - seats.seatHeight / 2).toBeGreaterThanOrEqual(-0.5);
            expect(spot.y + seats.seatHeight / 2).toBeLessThanOrEqual(seats.height + 0.5);
          }
        });
      }
    }
  }

  it("take the height there is, and grow with it", () => {
    expect(layoutOf(8, 0, 344, 175)).toMatchObject({ height: 175, facts: "beside", isFlat: false });
    expect(layoutOf(8, 0, 374, 337)).toMatchObject({ height: 337 });
    expect(layoutOf(8, 0, 1280, 640)).toMatchObject({ facts: "foot", isFlat: false });
    expect(layoutOf(8, 0, 1280, 640).recruit).toBeGreaterThan(1.2 * layoutOf(8, 0, 860, 420).recruit);
  });

  // N21.
  it("stand in two columns on an upright phone, with large recruits and nothing empty between the rows", () => {
    const seats = layoutOf(5, 0, 344, 300);
    expect(seats).toMatchObject({ isFlat: true, facts: "foot" });
    expect(seats.recruit).toBeGreaterThanOrEqual(43);
    expect(seats.seatWidth).toBeGreaterThan(165);
    const [upper, lower] = [seats.spots[2]!, seats.spots[1]!];
    expect(lower.y - upper.y - seats.seatHeight).toBeLessThan(75);
    // The middle of the table lies between the rows.
    expect(Math.abs(seats.centre.y - (upper.y + lower.y) / 2)).toBeLessThan(3);
  });

  for (const [count, me] of [[4, 0], [6, 0], [8, 0], [5, null], [7, null]] as const) {
    it(`leave the middle of the table free: ${count} on a phone, seen by ${me ?? "a watcher"}`, () => {
      const seats = layoutOf(count, me, 344, 400);
      expect(seats.isFlat).toBe(true);
      for (const [seat, spot] of seats.spots.entries()) if (seat !== me) expect(Math.abs(spot.y - seats.centre.y)).toBeGreaterThan(seats.seatHeight / 2 + 24);
    });
  }

  it("need no more than a small phone has", () => {
    expect(leastHeight(8, 0)).toBeLessThan(175);
    expect(leastHeight(4, 0)).toBeLessThan(116);
  });
});

describe("a laser", () => {
  const seats = layoutOf(8, 0, 1280, 640);

  it("goes from the edge of one seat to the edge of another", () => {
    const line = beam(seats, 2, 6, 0);
    expect(line.x1).toBeCloseTo(seats.spots[2]!.x + seats.seatWidth / 2 + 2, 0);
    expect(line.x2).toBeCloseTo(seats.spots[6]!.x - seats.seatWidth / 2 - 2, 0);
  });

  it("that answers another runs beside it", () => {
    const [there, back] = [beam(seats, 2, 6, 0, 4), beam(seats, 6, 2, 0, 4)];
    expect(there.y1 - back.y1).toBeCloseTo(8);
  });

  it("at your seat ends at your row", () => {
    expect(beam(seats, 4, 0, 0).y2).toBe(seats.spots[0]!.y);
  });
});

it("on a big screen all of the table is as much larger as its letters", () => {
  const [small, large] = [layoutOf(5, null, 700, 500), enlarged(layoutOf(5, null, 700, 500), 2)];
  expect([large.width, large.height, large.recruit, large.seatWidth]).toEqual([1400, 2 * small.height, 2 * small.recruit, 2 * small.seatWidth]);
  expect(large.spots[3]).toEqual({ x: 2 * small.spots[3]!.x, y: 2 * small.spots[3]!.y });
  expect(large.centre.y).toBe(2 * small.centre.y);
});
