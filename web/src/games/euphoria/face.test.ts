import { describe, expect, it } from "vitest";
import type { Scene } from "../../generated/euphoria";
import deck from "../../generated/euphoria.cards.json";
import moves from "../../generated/euphoria.moves.json";
import type { Event } from "../../generated/wire";
import { gameWords } from "../../text/words";
import { teamOf, type At } from "./cards";
import { claims, claimWords } from "./claims";
import { face } from "./face";
import { glimpsesIn } from "./glimpses";
import { pickedSeat, spotlit, turnPhase } from "./picking";

const spoken = { es: await gameWords("es", "euphoria"), en: await gameWords("en", "euphoria") };

const NOBODY = { verb: "", artifact: "", own: null, target: null, place: null, next_target: null, next_place: null, aim: null };
const HIDDEN = [false, false, false] as const;

function table(changes: Partial<Scene> = {}): Scene {
  return {
    phase: "start", turn: 0, round: 1, turns: 0, laid: [3, 3, 3, 3],
    recruits: [["euphoriano", "subterra", "lider_subterra"], ["", "", ""], ["", "", ""], ["", "", ""]],
    exposed: [HIDDEN, HIDDEN, HIDDEN, HIDDEN], hands: [["suero", "escudo"], [], [], []], hand_sizes: [2, 2, 2, 2],
    deck: 16, pile: [], lasers: 2, aims: [null, null, null, null], anarchists: [], announced: NOBODY, asked: [], answer: [],
    reaction: null, winners: [], clause: 0, ...changes,
  };
}

function offer(...texts: string[]): At["moves"] {
  return texts.map((text) => ({ code: moves.findIndex((move) => move.text === text), text }));
}

function at(view: Partial<Scene> = {}, more: Partial<At> = {}): At {
  const seats = ["Ana", "Beto", "Caro", "Dani"].map((name) => ({ name, level: "", away: false }));
  const plain = {
    game: "euphoria", view: table(view), memory: null, seat: 0, seats, toAct: [0], moves: [], sealed: null, fresh: [], clocks: null,
    clocksAt: 0, outcome: null, options: {}, deck, words: spoken.es, motion: false, busy: false, hints: [], play() {}, playAll() {},
  };
  return { ...plain, ...more };
}

function told(kind: string, facts: Record<string, string | number>): Event {
  return { number: 40, kind, facts };
}

describe("the sentences", () => {
  it("ask for each phase, and alike for everybody in a window", () => {
    expect(face.ask(at({ phase: "lay", laid: [1, 0, 0, 0] }))).toContain("lugar 2");
    expect(face.ask(at({ phase: "window" }, { moves: offer("pasa") }))).toBe("No podés reaccionar: pasá.");
    expect(face.ask(at({ phase: "window" }, { moves: offer("pasa", "escudo") }))).toBe("¿Reaccionás?");
    expect(face.ask(at({ phase: "window", answer: ["escudo"] }))).toContain("exponés");
  });

  it("tell an action with all that it names", () => {
    const facts = { seat: 1, verb: "use", artifact: "traslado", own_place: 0, target: 2, place: 1, next_target: 3, next_place: 2, aim: -1 };
    expect(face.tell(at(), told("announced", facts))).toBe("Beto usa Traslado: el recluta 1 de Caro, el recluta 2 de Dani.");
  });

  it("tell a look to whoever looked, and to others only that there was one", () => {
    const open = { seat: 1, target: 2, place: 3 };
    expect(face.tell(at(), told("looked", open))).toBe("Beto mira el recluta 3 de Caro.");
    expect(face.tell(at(), told("looked", { seat: 0, target: 2, place: 3, recruit: "subterra" }))).toBe("Mirás el recluta 3 de Caro: Subterra.");
  });

  it("leave out what another player lays or is dealt", () => {
    expect(face.tell(at(), told("laid", { seat: 1, place: 1 }))).toBeNull();
    expect(face.tell(at(), { number: 3, kind: "drew", facts: { seat: 1 } })).toBeNull();
  });

  it("name seats and recruits in every move", () => {
    const picking = at({ phase: "place", announced: { ...NOBODY, verb: "interrogate", target: 2 } }, { moves: offer("recluta 1") });
    expect(face.label(picking, picking.moves[0]!)).toBe("Recluta 1: escondido");
    expect(face.label(at(), offer("jugador 3")[0]!)).toBe("Caro");
    expect(face.label(at(), offer("suero")[0]!)).toBe("Suero de la verdad");
  });
});

describe("what a move means", () => {
  const picking = at({ phase: "place", announced: { ...NOBODY, verb: "interrogate", target: 2 } }, { moves: offer("recluta 1") });

  it("brings the seat close whose recruits are asked for", () => {
    expect(pickedSeat(picking)).toBe(2);
    expect(spotlit(picking)).toBe(2);
  });

  it("is about the own row where a cost is paid", () => {
    const paying = at({ phase: "cost", announced: { ...NOBODY, verb: "arm" } }, { moves: offer("recluta 1") });
    expect(pickedSeat(paying)).toBe(0);
    expect(spotlit(paying)).toBeNull();
  });

  it("belongs to one of three phases", () => {
    expect(["lay", "start", "give_what", "window", "aim", "over"].map(turnPhase)).toEqual([0, 1, 1, 2, 3, 0]);
  });
});

describe("sides (EU-10, EU-11)", () => {
  it("follow the Leader, else the majority, unless anarchist", () => {
    expect(teamOf(["euphoriano", "euphoriano", "lider_subterra"], false)).toBe("subterra");
    expect(teamOf(["euphoriano", "subterra", "euphoriano"], false)).toBe("euphoriano");
    expect(teamOf(["euphoriano", "euphoriano", "euphoriano"], true)).toBe("anarquista");
    expect(teamOf(["euphoriano", "", "euphoriano"], false)).toBeNull();
  });
});

describe("claims (EU-12)", () => {
  it("are offered about everybody, the own seat first, each once", () => {
    const all = claims(at());
    expect(all[0]).toEqual({ words: "equipo 1 euphoria", label: "Ana es de Euphoria" });
    expect(new Set(all.map((claim) => claim.words)).size).toBe(all.length);
    expect(all).toHaveLength(4 * (3 + 3 * 6));
  });

  it("are said in the reader's language", () => {
    const english = at({}, { words: spoken.en });
    expect(claimWords(english, "recluta 2.1 lider")).toBe("Beto's recruit 1 is Leader");
    expect(claimWords(english, "who knows")).toBe("who knows");
  });

  it("are silent for who watches", () => {
    expect(claims(at({}, { seat: null }))).toEqual([]);
  });
});

describe("glimpses", () => {
  it("are what one looked at oneself", () => {
    const look = told("looked", { seat: 0, target: 2, place: 3, recruit: "subterra" });
    expect(glimpsesIn(at(), [look, told("looked", { seat: 1, target: 2, place: 3 })])).toEqual([{ seat: 2, place: 2, recruit: "subterra" }]);
  });

  it("are what a shot exposed and hid again (EU-51), but not what still lies open", () => {
    const shot = [1, 2].map((place) => told("exposed", { seat: 1, place, recruit: "euphoriano" }));
    const view = { exposed: [HIDDEN, [true, false, false] as const, HIDDEN, HIDDEN] };
    expect(glimpsesIn(at(view), shot)).toEqual([{ seat: 1, place: 1, recruit: "euphoriano" }]);
  });
});
