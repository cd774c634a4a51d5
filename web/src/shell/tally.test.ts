// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { keepHands } from "../alone/hands";
import { seats, type Ended } from "./seats.svelte";
import { dayOf, daysInARow, streak } from "./streak.svelte";
import { scoresAfter, tally } from "./tally.svelte";

const NELIDA = { persona: "nelida", won: true };
const lostTo = (...faced: NonNullable<Ended["faced"]>): Omit<Ended, "at"> => ({ rivals: ["Nélida"], how: "lost", scores: [], faced });
let count = 0;

function sit(more: object = {}): string {
  const table = `table-${(count += 1)}`;
  seats.keep({ table, game: "evidencia", key: "k", invite: "", name: "Ana", seat: 0, at: 0, over: false, ...more });
  return table;
}

beforeEach(() => vi.useRealTimers());

it("gives a point to whoever beat the other, and none where both won or neither did", () => {
  const tito = (won: boolean) => ({ persona: "tito", won });
  expect(scoresAfter({}, false, [NELIDA, tito(false)])).toEqual({ nelida: { mine: 0, theirs: 1 } });
  expect(scoresAfter({ tito: { mine: 2, theirs: 4 } }, true, [NELIDA, tito(false)])).toEqual({ tito: { mine: 3, theirs: 4 } });
});

it("counts a game once, however often its page is opened, and a rematch again", () => {
  const table = sit();
  for (let look = 0; look < 3; look += 1) seats.mark(table, true, lostTo(NELIDA));
  expect(tally.of("nelida")).toEqual({ mine: 0, theirs: 1 });
  seats.mark(table, false);
  seats.mark(table, true, { ...lostTo({ persona: "nelida", won: false }), how: "won" });
  expect(tally.of("nelida")).toEqual({ mine: 1, theirs: 1 });
  expect(JSON.parse(localStorage.getItem("sobremesa.tally")!)).toEqual({ nelida: { mine: 1, theirs: 1 } });
});

it("counts a game that ended while nobody looked when its end is seen", () => {
  const before = tally.of("nelida")!;
  const table = sit();
  seats.mark(table, true);
  seats.mark(table, true, lostTo(NELIDA));
  expect(tally.of("nelida")).toEqual({ ...before, theirs: before.theirs + 1 });
  expect(seats.of(table)?.ended?.how).toBe("lost");
});

it("counts nothing where the device goes from hand to hand", () => {
  const before = tally.of("nelida");
  const table = sit();
  keepHands(table, [{ seat: 0, name: "Ana", key: "a" }, { seat: 1, name: "Beto", key: "b" }]);
  seats.mark(table, true, lostTo(NELIDA));
  expect(tally.of("nelida")).toEqual(before);
});

it("counts the days in a row until today, or until yesterday while today may still be played", () => {
  const noon = Date.parse("2026-03-10T12:00:00Z");
  const days = ["2026-03-10", "2026-03-09", "2026-03-08", "2026-03-06"];
  expect(daysInARow(days, noon)).toBe(3);
  expect(daysInARow(days.slice(1), noon)).toBe(2);
  expect(daysInARow(days.slice(2), noon)).toBe(0);
  expect(daysInARow([], noon)).toBe(0);
});

it("adds the day of a deal whose end is seen on that day, and not after midnight", () => {
  vi.useFakeTimers({ now: Date.parse("2026-03-10T23:59:00Z") });
  const today = dayOf(Date.now());
  const [one, late] = [sit({ day: today }), sit({ day: "2026-03-09" })];
  seats.mark(late, true, lostTo(NELIDA));
  expect([streak.length(Date.now()), streak.isBegun]).toEqual([0, false]);
  seats.mark(one, true, lostTo(NELIDA));
  expect([streak.length(Date.now()), streak.has(Date.now())]).toEqual([1, true]);
});
