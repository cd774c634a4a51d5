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

  it("open the three visors of whom a shot hit, and then say what it meant", () => {
    const row = (...recruits: string[]) => recruits.map((recruit, n) => event("exposed", { seat: 2, place: n + 1, recruit }));
    const hit = (recruits: string[], before = {}, seat = 0) => momentsOf(at({}, { fresh: [event("shot", { seat: 1, target: 2 }), ...row(...recruits), event("hid", { seat: 2, place: 1 })], seat }), { ...at().view, ...before });
    const [shot, opened, ...others] = hit(["subterra", "euphoriano", "subterra"]);
    expect(others).toEqual([]);
    expect(shot).toMatchObject({ kind: "shot", stamp: null });
    expect(shot!.scene!.recruits[2]).toEqual(["", "", ""]);
    expect(opened).toMatchObject({ kind: "opened", stamp: "Disparo · Caro no tenía Líder: es anarquista", tone: "plain" });
    expect(opened!.scene!.recruits[2]).toEqual(["subterra", "euphoriano", "subterra"]);
    expect(opened!.scene!.exposed[2]).toEqual([true, true, true]);
    const stamp = (...given: Parameters<typeof hit>): string | null => hit(...given)[1]!.stamp;
    expect(stamp(["subterra", "subterra", "subterra"], {}, 2)).toBe("Disparo · no tenías Líder: sos anarquista");
    expect(stamp(["subterra", "lider_subterra", "subterra"])).toBe("Disparo · el Líder de Caro queda a la vista");
    expect(stamp(["subterra", "subterra", "subterra"], { anarchists: [2] })).toBe("Disparo · Caro ya era anarquista");
  });

  it("end the game frame by frame: the shot, each seat's visors, the side that won", () => {
    const shown = (seat: number) => event("shown", { seat, recruit_1: OPEN[seat]![0]!, recruit_2: OPEN[seat]![1]!, recruit_3: OPEN[seat]![2]!, hand: "" });
    const fresh = [event("shot", { seat: 0, target: 1 }), event("dropped", { seat: 0 }), event("ended", { clause: 60, winners: "0 2" }), ...[0, 1, 2, 3].map(shown)];
    const made = momentsOf(at({ phase: "over", recruits: OPEN, announced: SHOOTS, winners: [0, 2], clause: 60 }, { fresh, seat: 1 }), at({}, { seat: 1 }).view);
    expect(made.map(({ kind }) => kind)).toEqual(["shot", "visor", "visor", "visor", "visor", "side"]);
    expect(made[0]).toMatchObject({ stamp: "Disparo · el Líder estaba expuesto", tone: "bad" });
    // One seat opens with each, and no header or star tells the end before it.
    expect(made.map(({ scene }) => scene!.exposed.filter((flags) => flags.every(Boolean)).length).slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(made.slice(0, 5).every(({ scene, ends }) => scene!.phase !== "over" && !scene!.winners.length && !ends)).toBe(true);
    expect(made.at(-1)).toMatchObject({ stamp: "Gana Subterra", tone: "bad", ends: true, tellsTo: fresh.at(-1) });
    expect(made.at(-1)!.scene!.phase).toBe("over");
  });

  it("name the one seat that wins alone", () => {
    const won = (winners: number[], clause: number) => momentsOf(at({ phase: "over", recruits: OPEN, winners, clause }, { fresh: [event("ended", { clause, winners: winners.join(" ") })] }), at().view).at(-1)!.stamp;
    expect([won([1], 62), won([0], 61), won([], 64)]).toEqual(["Gana Beto", "Ganás", "No gana nadie"]);
  });

  it("show an exchange with the frame that tells it", () => {
    const exposed = [[true, false, false], HIDDEN, HIDDEN, HIDDEN] as never;
    const before = { ...at().view, exposed };
    const fresh = [event("reacted", { seat: 3, artifact: "escudo" }), event("exchanged", { seat: 0, place: 1, target: 2, target_place: 3 }), event("turn", { seat: 1, round: 1 })];
    const [answer, swap] = momentsOf(at({ turn: 1 }, { fresh }), before);
    expect(answer!.scene).toMatchObject({ turn: 0, recruits: before.recruits });
    expect(swap).toMatchObject({ kind: "swap", scene: { turn: 0 } });
    expect(swap!.scene!.recruits.map((row) => row.join())).toEqual([",subterra,lider_subterra", ",,", ",,euphoriano", ",,"]);
    expect(swap!.scene!.exposed[2]).toEqual([false, false, true]);
  });

  it("speak to their target, and have a sound of their own then", () => {
    const looked = event("looked", { seat: 1, target: 0, place: 2 });
    expect(momentsOf(at({}, { fresh: [looked] }), at().view)).toMatchObject([{ kind: "look", stamp: "Te interroga Beto · mira tu recluta 2", tone: "bad", sound: "alarm" }]);
    const other = momentsOf(at({}, { fresh: [looked], seat: 2 }), at().view)[0]!;
    expect(other.stamp).toBe("Beto interroga a Ana · mira su recluta 2");
    expect(other.sound).toBeUndefined();
  });

  it("give a look of one's own time, in its place and in words where nothing moves", () => {
    const look = event("looked", { seat: 0, target: 2, place: 3, recruit: "subterra" });
    expect(momentsOf(at({}, { fresh: [look] }), at().view)).toMatchObject([{ kind: "peek", stamp: "El recluta 3 de Caro · Subterra", hold: 2600 }]);
  });

  it("lift the card that was used, with its sentence", () => {
    const used = event("announced", { seat: 1, verb: "use", artifact: "suero", target: 2, place: 1 });
    expect(momentsOf(at({}, { fresh: [used] }), at().view)).toMatchObject([{ kind: "card", shows: { from: 1, to: 2, artifact: "suero", words: "Beto usa Suero de la verdad: el recluta 1 de Caro." } }]);
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
