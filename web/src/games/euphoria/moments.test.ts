import { describe, expect, it } from "vitest";
import { resultOf, stampOf } from "../../table/log";
import { spectatorView } from "../../table/poster";
import { ending, fatalShot, winningTeam } from "./ending";
import { at, HIDDEN, NO_ACTION, event } from "./fixture";
import { momentsOf } from "./moments";

const SHOOTS = { ...NO_ACTION, verb: "shoot", target: 1 };
const OPEN = [["euphoriano", "subterra", "lider_subterra"], ["lider_euphoriano", "subterra", "euphoriano"], ["subterra", "subterra", "euphoriano"], ["euphoriano", "euphoriano", "subterra"]] as never;

describe("moments", () => {
  const stamps = (fresh: ReturnType<typeof event>[], view = {}, seat: number | null = 0): (string | null)[] =>
    momentsOf(at(view, { fresh, seat }), at().view).map((moment) => moment.stamp);

  it("say what a shot meant", () => {
    const shot = event("shot", { seat: 1, target: 2 });
    expect(stamps([shot])).toEqual(["Disparo · Caro no tenía Líder: es anarquista"]);
    expect(stamps([shot], {}, 2)).toEqual(["Disparo · no tenías Líder: sos anarquista"]);
    const found = { recruits: [["", "", ""], ["", "", ""], ["lider_subterra", "", ""], ["", "", ""]], exposed: [HIDDEN, HIDDEN, [true, false, false], HIDDEN] } as never;
    expect(stamps([shot], found)).toEqual(["Disparo · el Líder de Caro queda a la vista"]);
    expect(momentsOf(at({}, { fresh: [shot] }), { ...at().view, anarchists: [2] }).map((moment) => moment.stamp)).toEqual(["Disparo · Caro ya era anarquista"]);
    expect(stamps([shot], { phase: "over" })).toEqual(["Disparo · el Líder estaba expuesto"]);
  });

  it("speak to their target, and have a sound of their own then", () => {
    const looked = event("looked", { seat: 1, target: 0, place: 2 });
    expect(momentsOf(at({}, { fresh: [looked] }), null)).toMatchObject([{ kind: "look", stamp: "Te interroga Beto · mira tu recluta 2", tone: "bad", sound: "alarm" }]);
    const other = momentsOf(at({}, { fresh: [looked], seat: 2 }), null)[0]!;
    expect(other.stamp).toBe("Beto interroga a Ana · mira su recluta 2");
    expect(other.sound).toBeUndefined();
  });

  it("leave what one looked at oneself to the visor that opens", () => {
    expect(stamps([event("looked", { seat: 0, target: 2, place: 3, recruit: "subterra" })])).toEqual([]);
  });

  it("lift the card that was used, with its sentence", () => {
    const used = event("announced", { seat: 1, verb: "use", artifact: "suero", target: 2, place: 1 });
    expect(momentsOf(at({}, { fresh: [used] }), null)).toMatchObject([{ kind: "card", shows: { from: 1, to: 2, artifact: "suero", words: "Beto usa Suero de la verdad: el recluta 1 de Caro." } }]);
  });

  it("stamp a reaction by what it does", () => {
    const answer = (artifact: string): (string | null)[] => stamps([event("reacted", { seat: 1, artifact })]);
    expect(answer("escudo")).toEqual(["Beto te bloquea la jugada · con Escudo"]);
    expect(answer("espejo")).toEqual(["Reflejado · el disparo vuelve"]);
    expect(answer("guardaespaldas")).toEqual(["Beto pone el cuerpo · el disparo cambia de blanco"]);
  });

  it("draw a reaction towards the seat it answered, though the turn has gone on", () => {
    const answer = (seat: number) => momentsOf(at({ turn: 2 }, { fresh: [event("reacted", { seat: 1, artifact: "escudo" })], seat }), { ...at().view, turn: 3 })[0]!;
    expect(answer(2)).toMatchObject({ stamp: "Beto le bloquea la jugada a Dani · con Escudo", tone: "plain", shows: { from: 1, to: 3 } });
    expect(answer(2).sound).toBeUndefined();
    expect(answer(3)).toMatchObject({ stamp: "Beto te bloquea la jugada · con Escudo", tone: "bad", sound: "alarm" });
    expect(answer(1).stamp).toBe("Le bloqueás la jugada a Dani · con Escudo");
  });

  it("hold nothing that the viewer was not told", () => {
    const secret = [event("looked", { seat: 1, target: 2, place: 3 }), event("drew", { seat: 1 }), event("exchanged", { seat: 1, place: 1, target: 2, target_place: 3 })];
    const made = momentsOf(at({}, { fresh: secret }), at().view).map(({ scene: _, ...moment }) => moment);
    expect(JSON.stringify(made)).not.toMatch(/euphoriano|subterra/);
  });
});

describe("the ending", () => {
  it("reads in a group chat as to a spectator", () => {
    const won = at({ phase: "over" }, { outcome: { winners: [0], reason: "subterra" } as never });
    expect(stampOf(won)).toMatchObject({ tone: "good" });
    expect(resultOf(spectatorView(won))).toContain("Gana Ana");
    expect(stampOf(spectatorView(won)).text).not.toBe(stampOf(won).text);
  });

  const over = { phase: "over", recruits: OPEN, announced: SHOOTS, winners: [0, 2] };
  const outcome = { winners: [0, 2], reason: "subterra" } as never;

  it("says who shot whom and what it meant, to each", () => {
    expect(ending(at(over, { outcome }))).toBe("Le disparaste a Beto con el Líder Euphoriano expuesto: gana Subterra.");
    expect(ending(at(over, { outcome, seat: 1 }))).toBe("Ana te disparó con tu Líder Euphoriano expuesto: gana Subterra.");
    expect(ending(at(over, { outcome, seat: null }))).toBe("Ana le disparó a Beto con el Líder Euphoriano expuesto: gana Subterra.");
    expect(winningTeam(at(over))).toBe("subterra");
  });

  it("follows a shot that a reaction turned", () => {
    const reaction = (artifact: string): object => ({ ...over, reaction: { seat: 3, artifact, cost: [3, 0] } });
    expect(fatalShot(at(reaction("espejo")))).toEqual({ seat: 3, target: 0 });
    expect(fatalShot(at(reaction("guardaespaldas")))).toEqual({ seat: 0, target: 3 });
  });

  it("names the seat that holds what wins alone", () => {
    const held = { winners: [1], reason: "both_leaders" } as never;
    const alone = { phase: "over", recruits: OPEN, winners: [1] };
    expect(ending(at(alone, { outcome: held }))).toBe("Beto reunió a los dos Líderes y gana.");
    expect(ending(at(alone, { outcome: held, seat: 1 }))).toBe("Reuniste a los dos Líderes: ganás.");
  });

  it("tells an end without a shot by its reason", () => {
    const limit = { winners: [], reason: "round_limit" } as never;
    expect(ending(at({ phase: "over" }, { outcome: limit }))).toBe("Se llegó al límite de rondas.");
  });
});
