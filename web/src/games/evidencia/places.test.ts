import { describe, expect, it } from "vitest";
import deck from "../../generated/evidencia.cards.json";
import { fromOf, hasChosen, slotOf, zoneOf, type At } from "./places";

const placed = (place: string, card: string) => ({ kind: "placed", facts: { seat: 1, card, place } });
const dealt = (place: string, back: string) => ({ kind: "dealt_to", facts: { place, back } });

function at(zones: readonly string[], history: readonly object[] | undefined, more: object = {}): At {
  return { deck, history, view: { zones: [[], zones], pyramid: ["", "", "", "", "", ""], base: [], ...more } } as never;
}

const backs = (table: At): string[] => zoneOf(table, 1).map(({ seen }) => seen);

describe("a rival's zone", () => {
  // N11: the view has sorted backs.
  const zone = ["?extraterrestres", "?gnomos", "?illuminati"];
  const history = [placed("zone-1", "i9"), placed("pyramid-1", "e2"), placed("zone-1", "e8"), placed("zone-1", "g4")];

  it("is in the order in which its cards came, and each keeps its key", () => {
    expect(backs(at(zone, history))).toEqual(["?illuminati", "?extraterrestres", "?gnomos"]);
    const [one, other] = [zoneOf(at(["?extraterrestres", "?illuminati"], history.slice(0, 3)), 1), zoneOf(at(zone, history), 1)];
    expect(other.slice(0, 2)).toEqual(one);
  });

  it("says which card the one that flies was, and so which back it has", () => {
    expect(zoneOf(at(zone, history), 1).at(-1)).toMatchObject({ seen: "?gnomos", from: "g4 middle" });
    expect(zoneOf(at(["?gnomos"], [dealt("zone-1", "gnomos")]), 1)).toMatchObject([{ seen: "?gnomos", from: " middle" }]);
  });

  it("is drawn as it was where the news is ahead of it, and whole where news is missing", () => {
    expect(backs(at(["?extraterrestres", "?illuminati"], history))).toEqual(["?illuminati", "?extraterrestres"]);
    expect(backs(at(zone, history.slice(2)))).toEqual(["?extraterrestres", "?gnomos", "?illuminati"]);
    expect(backs(at(zone, undefined))).toEqual(zone);
  });

  it("gives its special card away and gets another one last", () => {
    const before = [placed("zone-1", "abduccion"), placed("zone-1", "g4"), placed("pyramid-2", "i9")];
    const abducted = { kind: "abducted", facts: { seat: 1, slot: 2, card: "i9" } };
    const pyramid = { pyramid: ["", "?gnomos", "", "", "", ""] };
    const [was, is] = [at(["?gnomos", "?gnomos"], before), at(["?gnomos", "?illuminati"], [...before, abducted], pyramid)];
    expect(backs(is)).toEqual(["?gnomos", "?illuminati"]);
    expect(slotOf(is, 1).key).toBe(zoneOf(was, 1)[0]!.key);
  });
});

it("one's own card comes from where it lay face down", () => {
  const table = at([], [placed("pyramid-1", "i9"), { kind: "abducted", facts: { seat: 0, slot: 1, card: "i9" } }]);
  expect(fromOf(table, "i9")).toBe("down-0");
  expect(fromOf(table, "g4")).toBe("");
});

describe("a sealed card", () => {
  const sealed = (toAct: readonly number[], askedRound: number, played = ""): boolean[] =>
    [0, 1].map((seat) => hasChosen({ view: { phase: "play", round: 2, played: [played, played] }, toAct } as never, seat, askedRound));

  it("lies where a seat has chosen, until both are turned over", () => {
    expect(sealed([0, 1], 2)).toEqual([false, false]);
    expect(sealed([0], 1)).toEqual([false, true]);
    expect(sealed([], 2)).toEqual([true, true]);
    expect(sealed([], 2, "i9")).toEqual([false, false]);
  });

  it("does not lie there while a new challenge is only being shown, and nobody was asked", () => {
    expect(sealed([], 1)).toEqual([false, false]);
  });
});
