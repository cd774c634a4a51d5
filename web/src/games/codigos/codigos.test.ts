import { describe, expect, it } from "vitest";
import type { Scene } from "../../generated/codigos";
import deck from "../../generated/codigos.cards.json";
import moves from "../../generated/codigos.moves.json";
import type { Event, Move } from "../../generated/wire";
import { lineOf } from "../../table/offer";
import { labelOf, promptOf, tell } from "../../text/narrator";
import { gameWords } from "../../text/games";
import type { Words } from "../../text/words";
import { describeCard, isJoker, speakSymbols, type At } from "./cards";
import { lettersOf } from "./envelopes";
import { coverageOf, missing } from "./coverage";
import { hiddenOf } from "./hidden_codes";
import { Grip } from "./grip.svelte";
import { shownCodeOf } from "./shown_code";
import { lessonOf } from "../../learn/lesson";
import { momentsOf } from "./moments";
import { sceneAfter } from "./scenes";
import { draws, forcedPicks, hintedThing, ordersFor } from "./orders";

const spokenIn = { es: await gameWords("es", "codigos"), en: await gameWords("en", "codigos") };

function texts(language: "es" | "en"): Words {
  return spokenIn[language];
}

const EMPTY: Scene = {
  phase: "act", current: 0, done: 0, touched: "", offer: ["g1", "c1", "t1"], soldier: 1, deck: 30, reveal_in_pile: false,
  set_aside: 0, reused: false, idle: 0, collections: [["t1", "g2", "comodin1"], ["c5"]],
  exposed: [{ card: "", symbols: [] }, { card: "", symbols: [] }], hidden: [[], []], revealed: [[], []], points: [0, 0],
  laying: "", picked: [], reveal: "", revealer: null, chosen: null, said: [], winners: [],
};

const ALL = moves.map((move, code) => ({ ...move, code })) as unknown as readonly Move[];

/** Moves by their lines: `take 2`. */
function offer(...wanted: string[]): Move[] {
  return wanted.map((line) => ALL.find((move) => lineOf(move) === line)!);
}

function at(view: Partial<Scene> = {}, rest: Partial<At> = {}): At {
  const seats = ["Ana", "Beto"].map((name) => ({ name, level: "", away: false }));
  const blank = { seat: 0, seats, toAct: [0], moves: [], prompt: null, fresh: [], history: [], hints: [], deck, words: texts("es"), busy: false };
  return { ...blank, view: { ...EMPTY, ...view }, ...rest } as unknown as At;
}

function event(kind: string, facts: Event["facts"], fades = true): Event {
  return { n: 1, kind, facts, fades } as unknown as Event;
}

describe("a code filling up", () => {
  it("is covered by its own symbol at once (CO-23)", () => {
    const filling = coverageOf(at(), { card: "g1", symbols: [] });
    expect(filling.places).toEqual([{ symbol: "granada", by: "g1" }, { symbol: "casco", by: "" }, { symbol: "tanque", by: "" }]);
    expect(missing(filling)).toEqual(["casco", "tanque"]);
  });

  it("takes one symbol for each card, and a second card for the second time it occurs", () => {
    const filling = coverageOf(at(), { card: "g3", symbols: ["c1", "c2"] });
    expect(filling.places.map((place) => place.by)).toEqual(["c1", "", "c2"]);
  });

  it("ties a joker to no symbol (CO-24)", () => {
    const filling = coverageOf(at(), { card: "g3", symbols: ["comodin2"] });
    expect(missing(filling)).toEqual(["casco", "tanque", "casco"]);
    expect(filling.jokers).toEqual(["comodin2"]);
  });
});

describe("the cards in words", () => {
  it("say all that is on them", () => {
    expect(describeCard(at(), "g1")).toBe("granada, foto 48, medalla 2. Código: granada, casco, tanque.");
    expect(describeCard(at({}, { words: texts("en") }), "comodin1")).toContain("any symbol");
    expect(speakSymbols(at({}, { words: texts("en") }), ["avion", "casco"])).toBe("plane, helmet");
  });

  it("know a joker by its id alone", () => {
    expect(["comodin1", "c1", "revelen1", ""].map(isJoker)).toEqual([true, false, false, false]);
  });
});

describe("what is asked and offered", () => {
  it("counts the actions and tells a recital apart", () => {
    expect(promptOf(at({}, { prompt: { key: "act", facts: { action: 2 } } }))).toMatch(/^Acción 2 de 2\./);
    expect(promptOf(at({}, { prompt: { key: "recite", facts: { place: 3 } } }))).toBe("Recitá tu código de memoria, o dalo vuelta.");
  });

  it.each([
    [1, [["t1"], []], "", "Tomá una carta o exponé una tuya como código."],
    [2, [["t1"], []], "g1", "Tomá una carta, jugá una tuya o mové el soldado."],
    [1, [[], []], "g1", "Tomá una carta."],
    [2, [[], []], "", "Tomá una carta o mové el soldado."],
    [1, [["t1", "g2", "g3", "comodin1"], []], "", "Tenés cuatro cartas: usá lo tuyo."],
    [2, [["t1", "g2", "g3", "comodin1"], []], "g1", "Tenés cuatro cartas: usá lo tuyo o mové el soldado."],
  ])("says what can be done with action %i, %j and the exposed code “%s”", (action, collections, card, said) => {
    const exposed = [{ card, symbols: [] }, { card: "", symbols: [] }];
    expect(promptOf(at({ collections, exposed }, { prompt: { key: "act", facts: { action } } }))).toBe(`Acción ${action} de 2. ${said}`);
  });

  it("names the card that a move means here", () => {
    const [take, lay, discard, say] = offer("take 2", "lay 1", "discard 2", "say avion");
    expect(labelOf(at(), take!)).toBe("Tomar casco n.º 45");
    expect(labelOf(at(), lay!)).toContain("(tanque, avión, granada)");
    expect(labelOf(at(), discard!)).toBe("Descartar granada n.º 41");
    expect(labelOf(at(), say!)).toBe("avión");
  });

  it("has a label in words for every move there is", () => {
    const whole = at({ collections: [["t1", "g2", "g3", "g4"], []], exposed: [{ card: "g1", symbols: ["c2"] }, { card: "", symbols: [] }] });
    for (const language of ["es", "en"] as const) {
      for (const move of ALL) expect(labelOf({ ...whole, words: texts(language) }, move)).not.toMatch(/^(label|move)-|undefined/);
    }
  });

  it("gives the orders for one card and no other", () => {
    const some = offer("take 1", "expose 2", "discard 2", "give_up", "add 1");
    expect(ordersFor(at({}, { moves: some }), 2).map(lineOf)).toEqual(["expose 2", "discard 2"]);
    expect(ordersFor(at({}, { moves: some }), 0)).toEqual([]);
  });

  it("leaves to the bar only the end of an action of several cards", () => {
    const [done] = offer("done");
    expect(draws(at({ phase: "add" }), done!)).toBe(false);
    expect(draws(at({ phase: "recite" }), done!)).toBe(true);
  });

  // N31: a hint for a card marks what to do with it too: the card is taken up.
  it("takes up what a hint means, but for a move of one tap", () => {
    const some = offer("take 1", "expose 2", "move_soldier 3", "give_up", "add 1");
    const hinted = (n: number, view: Partial<Scene> = {}): string => hintedThing(at(view, { moves: some, hints: [{ code: some[n]!.code, chance: 0, why: "x" }] }));
    expect([hinted(0), hinted(1), hinted(2), hinted(3), hinted(4)]).toEqual(["", "held-2", "soldier", "exposed", "held-1"]);
    expect(hinted(4, { phase: "add" })).toBe("");
    expect(hintedThing(at({}, { moves: some }))).toBe("");
  });

  // N31: symbol by symbol only where there is a choice.
  it("knows what is left of a whole code where there is one way", () => {
    const laying = { phase: "whole", laying: "g3", collections: [["c1", "c2", "t1", "g3"], []] };
    const forced = (view: Partial<Scene>, ...moves: string[]): string[] => forcedPicks(at({ ...laying, ...view }, { moves: offer(...moves) })).map(lineOf);
    expect(forced({}, "add 1", "add 2", "add 3")).toEqual(["add 1", "add 2", "add 3"]);
    expect(forced({}, "add 1", "add 2", "add 3", "add 4")).toEqual([]);
    expect(forced({ picked: ["c1", "comodin1"] }, "add 3")).toEqual(["add 3"]);
    expect(forced({ phase: "add", laying: "" }, "add 3")).toEqual([]);
  });
});

describe("what happened", () => {
  it("names the sequence of a completed code, and asks its owner to remember it", () => {
    const completed = event("completed", { seat: 0, card: "g3", cards: "c1 t1 c2" });
    expect(tell(at(), completed)).toContain("Acordate: casco, tanque, casco");
    expect(tell(at({}, { seat: 1 }), completed)).toMatch(/^Ana completa .*\(casco, tanque, casco\)/);
  });

  it("quotes a recital", () => {
    const shown = event("shown", { seat: 1, place: 2, card: "g1", recital: "granada tanque casco" });
    expect(tell(at(), shown)).toContain("Beto recita «granada, tanque, casco»");
    expect(tell(at(), event("shown", { seat: 1, place: 2, card: "g1", recital: "" }))).not.toContain("recita");
  });

  it("leaves out what the table shows anyway", () => {
    expect(tell(at(), event("said", { seat: 1, symbol: "casco" }))).toBeNull();
  });

  it("is drawn beside its seat while it is fresh, and only then", () => {
    const fresh = [event("shown", { seat: 1, place: 1, card: "g1", recital: "casco" }), event("revealed", { seat: 1, place: 1, how: "lost", points: 0 })];
    expect(shownCodeOf(at({}, { fresh }), 1)).toEqual({ code: ["granada", "casco", "tanque"], how: "lost" });
    expect(shownCodeOf(at({}, { fresh }), 0)).toBeNull();
    expect(shownCodeOf(at(), 1)).toBeNull();
    // Where things move a telegram is read out, and then the code is gone.
    expect(shownCodeOf(at({}, { fresh, motion: true }), 1)).toBeNull();
  });
});

describe("a hidden code", () => {
  const sealed = { card: "", symbols: [] };
  const code = { card: "g1", symbols: ["c1", "t1"] };

  it("is a place and nothing else, for its owner too (CO-26)", () => {
    expect(hiddenOf(at({ hidden: [[sealed], []] }, { memory: { hidden: [[code], []] } as unknown as At["memory"] }), 0, true)).toEqual([sealed]);
  });

  it("opens with help, while its owner peeks", () => {
    expect(hiddenOf(at({ hidden: [[code], []] }), 0, true)).toEqual([code]);
    expect(hiddenOf(at({ hidden: [[code], []] }), 0, false)).toEqual([sealed]);
  });
});

describe("a thing that is lifted", () => {
  it("is one at a time", () => {
    const grip = new Grip();
    grip.toggle("soldier");
    grip.toggle("held-2");
    expect([grip.is("soldier"), grip.is("held-2")]).toEqual([false, true]);
    grip.toggle("held-2");
    expect(grip.is("held-2")).toBe(false);
  });
});

describe("an envelope's letter", () => {
  const hid = (seat: number): Event => event("hid", { seat, place: 1 }, false);
  const revealed = (seat: number, place: number): Event => event("revealed", { seat, place, how: "lost", points: 0 }, false);

  const letters = (history: Event[], seat: number, count: number, told: Event | null = null): readonly string[] =>
    lettersOf({ history, moment: told && { kind: "telegram", event: told, stamp: null, hold: 0 } }, seat, count);

  it("stays when another envelope of the row is opened", () => {
    const three = [hid(0), hid(1), hid(0), hid(0)];
    expect(letters(three, 0, 3)).toEqual(["A", "B", "C"]);
    expect(letters([...three, revealed(0, 1)], 0, 2)).toEqual(["B", "C"]);
    expect(letters([...three, revealed(0, 2), hid(0)], 0, 3)).toEqual(["A", "C", "D"]);
    expect(letters([...three, revealed(0, 1)], 1, 1)).toEqual(["A"]);
  });

  it("stays while what was in it is read", () => {
    const opened = revealed(0, 1);
    expect(letters([hid(0), hid(0), opened], 0, 2, opened)).toEqual(["A", "B"]);
  });

  it("is there for a viewer who received only a part of the history", () => {
    expect(letters([], 0, 2)).toEqual(["A", "B"]);
    expect(letters([hid(0)], 0, 0)).toEqual([]);
  });
});

describe("a moment", () => {
  const SHOWN = event("shown", { seat: 1, place: 1, card: "g1", recital: "granada tanque casco" });
  const REVEALED = event("revealed", { seat: 1, place: 1, how: "unordered", points: 3 }, false);
  const moments = (fresh: Event[], view: Partial<Scene> = {}, rest: Partial<At> = {}): ReturnType<typeof momentsOf> =>
    momentsOf(at(view, { fresh, motion: true, ...rest }), EMPTY);

  it("reads a recital out as it was said, and says how it went", () => {
    const earlier = event("turned_over", { seat: 0 });
    const [reading, told] = moments([earlier, SHOWN, REVEALED]);
    expect(reading).toMatchObject({ kind: "telegram", stamp: null, event: earlier, sound: "key" });
    expect(reading!.shows).toEqual({ from: "Telegrama de Beto", symbols: ["granada", "tanque", "casco"], card: "g1", how: "unordered", stamp: "Desordenado · +3" });
    expect(told).toMatchObject({ kind: "telegram", stamp: "Desordenado · +3", tone: "plain", event: REVEALED });
    expect(told!.shows, "one sheet of paper").toBe(reading!.shows);
    expect(reading!.hold + told!.hold).toBeGreaterThan(2500);
  });

  it("speaks to you in the second person, and is good or bad news for you alone", () => {
    const lost = event("revealed", { seat: 0, place: 1, how: "lost", points: 0 }, false);
    const [moment] = moments([event("shown", { seat: 0, place: 1, card: "g1", recital: "" }), lost]);
    expect(moment).toMatchObject({ stamp: "Perdido", tone: "bad", shows: { from: "Tu telegrama", symbols: [] } });
  });

  it("has nothing that fades in its stamp, which stands in the bar until the next move where nothing moves", () => {
    const fresh = [event("completed", { seat: 0, card: "g1", cards: "c1 t1" }), SHOWN, REVEALED];
    for (const moment of moments(fresh)) expect(moment.stamp ?? "").not.toMatch(/granada|casco|tanque|n\.º/);
  });

  it("announces the last card of the deck, the order to reveal and the last dispatch", () => {
    expect(moments([event("took", { seat: 1, slot: 1, card: "g1" })], { deck: 0 }).map((one) => one.stamp)).toEqual(["Última carta del mazo"]);
    expect(moments([event("reveal", { cause: "final", seat: 0 })], { deck: 0 }).map((one) => one.stamp)).toEqual([
      "Última carta del mazo",
      "¡Último revelado! · se terminó el mazo",
    ]);
    expect(moments([REVEALED], { phase: "over", deck: 0 }).map((one) => one.kind)).toEqual(["telegram", "dispatch"]);
  });

  it("is none at first sight", () => {
    expect(momentsOf(at({}, { fresh: [SHOWN, REVEALED] }), null)).toEqual([]);
  });
});

describe("the scene in between", () => {
  const lesson = lessonOf("codigos");
  const LYING = ["offer", "soldier", "collections", "exposed", "hidden", "revealed", "points"] as const;
  const lying = (scene: Scene): Partial<Scene> => Object.fromEntries(LYING.map((part) => [part, scene[part]]));

  it("ends, event by event, as the table lies after the update", async () => {
    const frames = (await lesson)!.frames.map(({ view, events }) => ({ view: view as Scene, events }));
    const kinds = new Set<string>();
    for (const [n, { view, events }] of frames.entries()) {
      if (!n || events.some(({ kind }) => kind === "dealt")) continue;
      const found = events.reduce((scene, event) => sceneAfter(at(), scene, event, view), frames[n - 1]!.view);
      expect(lying(found), `step ${n}: ${events.map(({ kind }) => kind).join()}`).toEqual(lying(view));
      for (const { kind } of events) kinds.add(kind);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["took", "turned_up", "exposed", "added", "completed", "hid", "moved_soldier", "reveal", "revealed", "discarded"]));
  });

  it("has a completed code lie open while its telegram is read, and then an envelope", () => {
    const before = { ...EMPTY, exposed: [{ card: "g1", symbols: ["c1"] }, EMPTY.exposed[1]!] };
    const fresh = [event("added", { seat: 0, cards: "t1" }), event("completed", { seat: 0, card: "g1", cards: "c1 t1" }), event("hid", { seat: 0, place: 1 }, false)];
    const [told] = momentsOf(at({}, { fresh, motion: true }), before);
    expect(told!.event).toBe(fresh[1]);
    expect(told!.scene).toMatchObject({ exposed: [{ card: "g1", symbols: ["c1", "t1"] }, {}], collections: [["g2", "comodin1"], ["c5"]], hidden: [[], []] });
    expect(sceneAfter(at(), told!.scene!, fresh[2]!, EMPTY)).toMatchObject({ exposed: [{ card: "" }, {}], hidden: [[{ card: "" }], []] });
  });

  // N5: what a telegram is about is not refilled behind it.
  it("leaves the offer as it was until the recital was read, and shows the order to reveal before anybody is asked", () => {
    const before = { ...EMPTY, phase: "recite", revealer: 1, chosen: 1, said: ["granada", "tanque", "casco"], reveal: "first_card", offer: ["", "c1", "t1"] as const, hidden: [[], [{ card: "", symbols: [] }]] };
    const after = { ...EMPTY, offer: ["a1", "c1", "g1"] as const, points: [0, 3], revealed: [[], [{ card: "g1", how: "unordered", points: 3 }]] };
    const fresh = [
      event("shown", { seat: 1, place: 1, card: "g1", recital: "granada tanque casco" }),
      event("revealed", { seat: 1, place: 1, how: "unordered", points: 3 }, false),
      event("turned_up", { slot: 1, card: "a1" }),
      event("reveal", { cause: "final", seat: 0 }),
    ];
    const [reading, read, called] = momentsOf(at({ ...after, deck: 0, phase: "choose", revealer: 0 }, { fresh, motion: true }), before).filter(({ stamp }) => stamp !== "Última carta del mazo");
    expect([reading!.scene, read!.scene]).toEqual([before, before]);
    expect(called!.scene).toMatchObject({ offer: ["a1", "c1", "g1"], points: [0, 3], reveal: "final", phase: "act", revealer: null, said: [] });
  });

  it("has the soldier march to where he goes, and step on a joker before it is lost", () => {
    const before = { ...EMPTY, offer: ["comodin1", "c1", "t1"] as const, soldier: 3 };
    const fresh = [event("moved_soldier", { seat: 1, slot: 1 }), event("lost_joker", { slot: 1 }), event("turned_up", { slot: 1, card: "a1" })];
    const scenes = momentsOf(at({ soldier: 1, offer: ["a1", "c1", "t1"] }, { fresh, motion: true }), before).map(({ scene }) => scene);
    expect(scenes.map((scene) => [scene!.soldier, scene!.offer[0]])).toEqual([[1, "comodin1"], [1, "comodin1"]]);
  });
});
