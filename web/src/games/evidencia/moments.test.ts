import { describe, expect, it } from "vitest";
import deck from "../../generated/evidencia.cards.json";
import lesson from "../../generated/evidencia.lesson.json";
import type { Scene } from "../../generated/evidencia";
import type { Event } from "../../generated/wire";
import type { Situation } from "../../table/situation";
import { momentsOf, type Laid } from "./moments";

const words = { say: (key: string, facts: Record<string, unknown> = {}) => [key, ...Object.values(facts)].join(" ") };
const seats = lesson.names.map((name) => ({ name, level: "", away: false }));

function at(frame: number, more: object = {}): Situation<Scene, never> {
  const { view, events } = lesson.frames[frame]!;
  return { view, fresh: events, seat: lesson.seat, seats, deck, words, options: {}, ...more } as never;
}
const before = (frame: number): Scene => lesson.frames[frame - 1]!.view as never;
const kinds = (frame: number, more: object = {}) => momentsOf(at(frame, more), before(frame)).map(({ kind }) => kind);

describe("a moment of Evidencia", () => {
  it("turns both cards together, and says who won and why", () => {
    const [reveal] = momentsOf(at(17), before(17));
    expect(reveal).toMatchObject({ kind: "reveal", tone: "good", shows: { scene: { played: ["i3", "e5"], challenge: "ei1", winner: 0 } } });
    expect(reveal!.stamp).toContain("evidencia-stamp-won you");
    expect(reveal!.stamp).toContain("evidencia-how-closeness 1");
    expect(momentsOf(at(7), before(7))[0]!.stamp).toContain("evidencia-how-lowest");
  });

  it("shows the Final Challenge as it turns", () => {
    expect((momentsOf(at(27), before(27))[0]!.shows as Laid).scene.challenge).toBe("ojo");
  });

  it("lets the other one's card lift and land, with what is left over, after the round is gone", () => {
    expect(kinds(5)).toEqual(["lift", "land"]);
    const [lift, land] = momentsOf(at(5), before(5));
    expect(lift!.shows).toMatchObject({ lifted: ["e8"], scene: { round: 1, open: ["e8", "ig2"] } });
    expect(land!.shows).toMatchObject({ landing: [{ card: "e8", place: "zone-1" }, { card: "ig2", place: "pyramid-1" }], scene: { open: [] } });
  });

  it("leaves alone what one places oneself", () => {
    expect(kinds(4)).toEqual([]);
    expect(kinds(10)).toEqual([]);
    expect(kinds(10, { seat: null })).toEqual(["lift", "land"]);
  });

  it("counts the sheet line by line at the end", () => {
    expect(momentsOf(at(40), before(40)).map(({ kind, shows }) => [kind, shows])).toEqual(Array.from({ length: 6 }, (_, criterion) => ["count", { criterion }]));
  });

  it("says that a tie is decided by chance, and deals the three cards", () => {
    const fresh = [
      { kind: "played", facts: { card_0: "g4", card_1: "gi3" } },
      { kind: "tied", facts: {} },
      ...["i9", "g4", "gi3"].map((card, n) => ({ kind: "dealt_to", facts: { place: ["pyramid-1", "zone-0", "zone-1"][n], card, back: "gnomos" } })),
    ] as unknown as Event[];
    const [reveal, lift, land] = momentsOf(at(10, { fresh }), before(7));
    expect(reveal!.stamp).toBe("evidencia-stamp-tied");
    expect((lift!.shows as Laid).lifted).toEqual(["i9", "g4", "gi3"]);
    expect((land!.shows as Laid).scene.open).toEqual([]);
    expect((land!.shows as Laid).landing).toHaveLength(3);
  });
});
