import { describe, expect, it } from "vitest";
import deck from "../../generated/evidencia.cards.json";
import lesson from "../../generated/evidencia.lesson.json";
import type { Scene } from "../../generated/evidencia";
import type { Event } from "../../generated/wire";
import type { Situation } from "../../table/situation";
import { momentsOf, sceneAfter } from "./moments";

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
    expect(reveal).toMatchObject({ kind: "reveal", tone: "good", scene: { phase: "take", played: ["i3", "e5"], challenge: "ei1", winner: 0 } });
    expect(reveal!.stamp).toContain("evidencia-stamp-won you");
    expect(reveal!.stamp).toContain("evidencia-how-closeness 1");
    expect(momentsOf(at(7), before(7))[0]!.stamp).toContain("evidencia-how-lowest");
  });

  it("takes the cards that were played out of both hands", () => {
    const { hands } = momentsOf(at(17), before(17))[0]!.scene!;
    expect(before(17).hands.map((hand) => hand.length)).toEqual([2, 2]);
    expect(hands).toEqual(at(17).view.hands);
  });

  it("shows the Final Challenge as it turns", () => {
    expect(momentsOf(at(27), before(27))[0]!.scene).toMatchObject({ challenge: "ojo", final: "" });
  });

  it("lets the other one's card lift and land, with what is left over, before the next challenge turns up", () => {
    expect(kinds(5)).toEqual(["lift", "land"]);
    const [lift, land] = momentsOf(at(5), before(5));
    expect(lift).toMatchObject({ event: null, shows: { lifted: ["e8"] }, scene: { round: 1, open: ["e8", "ig2"], pyramid: ["", "", "", "", "", ""] } });
    expect(land).toMatchObject({ scene: { round: 1, challenge: before(5).challenge, open: [], pyramid: ["?illuminati", "", "", "", "", ""], zones: [["ie8"], ["?extraterrestres"]] } });
    expect(at(5).view).toMatchObject({ round: 2 });
  });

  it("lets the last cards of the fifth round land before the Final Challenge lies there", () => {
    const last = lesson.frames.findIndex(({ view }) => view.round === 6);
    const moments = momentsOf(at(last), before(last));
    expect(moments.at(-1)).toMatchObject({ kind: "land", scene: { round: 5, open: [], challenge: before(last).challenge } });
  });

  it("shows a card of one's own land before the next challenge turns up, and lifts none of them", () => {
    expect(kinds(4)).toEqual([]);
    expect(kinds(10)).toEqual(["land"]);
    expect(kinds(10, { seat: null })).toEqual(["lift", "land"]);
  });

  it("hangs both rows and counts the sheet line by line at the end", () => {
    const found = momentsOf(at(40), before(40));
    expect(found.map(({ kind, shows }) => [kind, shows])).toEqual([["rows", { criterion: -1 }], ...Array.from({ length: 6 }, (_, criterion) => ["count", { criterion }])]);
    expect(found.every(({ ends }) => ends)).toBe(true);
  });

  it("says that a tie is decided by chance, and deals the three cards", () => {
    const fresh = [
      { kind: "played", facts: { card_0: "g4", card_1: "gi3" } },
      { kind: "tied", facts: {} },
      ...["i9", "g4", ""].map((card, n) => ({ kind: "dealt_to", facts: { place: ["pyramid-2", "zone-0", "zone-1"][n], ...(card && { card }), back: ["illuminati", "gnomos", "gnomos"][n] } })),
      { kind: "challenged", facts: {} },
    ] as unknown as Event[];
    const [reveal, lift, land] = momentsOf(at(10, { fresh }), { ...before(7), challenge: "i9" });
    expect(reveal!.stamp).toBe("evidencia-stamp-tied");
    expect(lift!.shows).toEqual({ lifted: ["i9", "g4", "gi3"] });
    expect(land!.scene).toMatchObject({ open: [], zones: [["ie8", "g4"], ["?extraterrestres", "?gnomos"]] });
  });

  it("exchanges a special card for what lies under it", () => {
    const zones = [["abduccion", "g1"], ["?gnomos", "?illuminati"]];
    const scene = { ...before(5), zones, pyramid: ["?gnomos", "?illuminati", "?gnomos", "?gnomos", "?gnomos", "?gnomos"], base: ["g7", "i9", "g4"] } as never;
    const abducted = sceneAfter(scene, { kind: "abducted", facts: { seat: 0, slot: 2, card: "i9" } } as never, at(5));
    expect(abducted).toMatchObject({ base: [], pyramid: ["?gnomos", "?gnomos", "?gnomos", "?gnomos", "?gnomos", "?gnomos"], zones: [["g1", "i9"], ["?gnomos", "?illuminati"]], obtained: ["i9"] });
    const revealed = sceneAfter(scene, { kind: "revealed", facts: { seat: 1, slot: 6, back: "gnomos" } } as never, at(5));
    expect(revealed).toMatchObject({ pyramid: ["?gnomos", "?illuminati", "?gnomos", "?gnomos", "?gnomos", "revelacion"], zones: [["abduccion", "g1"], ["?gnomos", "?gnomos"]], obtained: [] });
  });

  // What a moment shows is made from events: it must not drift from what the table says afterwards.
  it("leads to the scene that the table tells", () => {
    const told = new Set(["played", "won", "took", "placed", "final_shown"]);
    const compared = lesson.frames.flatMap(({ view, events }, n) => {
      const own = events as readonly { kind: string }[];
      if (!n || !own.length || !view.played[0] || !own.every(({ kind }) => told.has(kind))) return [];
      const { phase: _, ...shown } = own.reduce((scene, event) => sceneAfter(scene, event as never, at(n)), before(n));
      expect({ ...shown, zones: shown.zones.map((zone) => [...zone].sort()) }).toEqual({ ...shown, ...view, phase: undefined, zones: view.zones.map((zone) => [...zone].sort()) });
      return [n];
    });
    expect(compared.length).toBeGreaterThan(5);
  });
});
