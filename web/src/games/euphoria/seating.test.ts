import { describe, expect, it } from "vitest";
import { around, beam, seating, type Seating } from "./seating";

const WIDTHS = [344, 374, 640, 860];

function touching(seats: Seating, me: number | null): [number, number][] {
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

  for (const width of WIDTHS) {
    for (const count of [4, 5, 6, 7, 8]) {
      for (const me of [0, count - 1, null]) {
        it(`lie apart and inside: ${count} on ${width} px, seen by ${me ?? "a watcher"}`, () => {
          const seats = seating(count, me, width, 300);
          expect(touching(seats, me)).toEqual([]);
          for (const [seat, spot] of seats.spots.entries()) {
            if (seat === me) continue;
            expect(spot.x - seats.seatWidth / 2).toBeGreaterThanOrEqual(-0.5);
            expect(spot.x + seats.seatWidth / 2).toBeLessThanOrEqual(width + 0.5);
            expect(spot.y + seats.seatHeight / 2).toBeLessThanOrEqual(seats.height + 0.5);
          }
        });
      }
    }
  }

  it("spread on a tall phone and stay close on a short one", () => {
    expect(seating(8, 0, 344, 0).height).toBe(3 * 64 + 2 * 5);
    expect(seating(8, 0, 344, 400).height).toBeGreaterThan(3 * 80);
  });
});

describe("a laser", () => {
  const seats = seating(8, 0, 344);

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
