import { describe, expect, it } from "vitest";
import { labelOf, promptOf, tell } from "../../text/narrator";
import { teamOf } from "./cards";
import { claimedTeam, claims, claimWords } from "./claims";
import { at, HIDDEN, move, NO_ACTION, spoken, event } from "./fixture";
import { glimpsesIn } from "./glimpses";
import { announcedFacts, canReturn, pickedSeat, spotlitSeat, turnPhase } from "./targets";

describe("the sentences", () => {
  it("ask for each phase, and alike for everybody in a window", () => {
    const asked = (key: string, facts = {}): string => promptOf(at({}, { prompt: { key, facts } }));
    expect(asked("lay", { place: 2 })).toContain("lugar 2");
    expect(asked("window_none")).toContain("No podés reaccionar: pasá");
    expect(asked("window")).toBe("¿Reaccionás?");
    expect(asked("place", { owner: 2 })).toBe("¿Qué recluta de Caro?");
    expect(promptOf(at())).toBe("");
  });

  it("tell an action with all that it names", () => {
    const facts = { seat: 1, verb: "use", artifact: "traslado", target: 2, place: 1, next_target: 3, next_place: 2 };
    expect(tell(at(), event("announced", facts))).toBe("Beto usa Traslado: el recluta 1 de Caro, el recluta 2 de Dani.");
    expect(tell(at({}, { seat: 3 }), event("announced", facts))).toBe("Beto usa Traslado: el recluta 1 de Caro, tu recluta 2.");
    expect(tell(at({}, { seat: 1 }), event("announced", facts))).toMatch(/^Usás Traslado: /);
  });

  it("speak to the seat that acts and to its target", () => {
    const asks = event("announced", { seat: 1, verb: "interrogate", target: 2, place: 3 });
    expect(tell(at({}, { seat: 1 }), asks)).toBe("Interrogás a Caro: mirás su recluta 3.");
    expect(tell(at({}, { seat: 2 }), asks)).toBe("Beto te interroga: mira tu recluta 3.");
    expect(tell(at({}, { seat: null }), asks)).toBe("Beto interroga a Caro: mira su recluta 3.");
  });

  it("say whose recruit is hidden, not just that one is", () => {
    const hides = (target: number | null, place: [number, number] | null, eyes = 0): string | null => {
      const { view } = at({ turn: 1, announced: { ...NO_ACTION, verb: "hide", target, place } });
      return tell(at({}, { seat: eyes }), event("announced", announcedFacts(view) as Record<string, string | number>));
    };
    expect(hides(null, null)).toBe("Beto esconde…");
    expect(hides(2, null)).toBe("Beto esconde un recluta de Caro.");
    expect(hides(0, null)).toBe("Beto esconde un recluta tuyo.");
    expect(hides(0, [0, 1])).toBe("Beto esconde tu recluta 2.");
    expect(hides(1, null)).toBe("Beto esconde…");
    expect(hides(1, [1, 1])).toBe("Beto esconde su recluta 2.");
    expect(hides(1, [1, 1], 1)).toBe("Escondés tu recluta 2.");
  });

  it("tell a look to the seat that looked, and to others only that there was one", () => {
    const open = { seat: 1, target: 2, place: 3 };
    expect(tell(at(), event("looked", open))).toBe("Beto mira el recluta 3 de Caro.");
    expect(tell(at(), event("looked", { seat: 0, target: 2, place: 3, recruit: "subterra" }))).toBe("Mirás el recluta 3 de Caro: Subterra.");
  });

  it("leave out what another player lays or is dealt", () => {
    expect(tell(at(), event("laid", { seat: 1, place: 1 }))).toBeNull();
    expect(tell(at(), event("got", { seat: 1 }))).toBeNull();
  });

  it("name seats and recruits in every move", () => {
    const picking = at({ phase: "place", announced: { ...NO_ACTION, verb: "interrogate", target: 2 } }, { prompt: { key: "place", facts: { owner: 2 } } });
    expect(labelOf(picking, move("choose_recruit", { place: 1 }))).toBe("Recluta 1: escondido");
    expect(labelOf(at({}, { prompt: { key: "cost", facts: { owner: 0 } } }), move("choose_recruit", { place: 3 }))).toBe("Recluta 3: Líder Subterra, escondido");
    expect(labelOf(at(), move("choose_seat", { seat: 2 }))).toBe("Caro");
    expect(labelOf(at(), move("choose_seat", { seat: 0 }))).toBe("Vos");
    expect(labelOf(at(), move("choose_artifact", { artifact: "suero" }))).toBe("Suero de la verdad");
  });
});

describe("what a move means", () => {
  const picking = at({ phase: "place", announced: { ...NO_ACTION, verb: "interrogate", target: 2 } }, { moves: [move("choose_recruit", { place: 1 })] });

  it("brings the seat close whose recruits are asked for", () => {
    expect(pickedSeat(picking)).toBe(2);
    expect(spotlitSeat(picking)).toBe(2);
  });

  it("is about your row where a cost is paid", () => {
    const paying = at({ phase: "cost", announced: { ...NO_ACTION, verb: "arm" } }, { moves: [move("choose_recruit", { place: 1 })] });
    expect(pickedSeat(paying)).toBe(0);
    expect(spotlitSeat(paying)).toBeNull();
  });

  it("can be taken back until something is paid or shown", () => {
    const asked = (phase: string, announced: object, more = {}): boolean =>
      canReturn(at({ phase, announced: { ...NO_ACTION, ...announced } }, { moves: [move("choose_seat", { seat: 1 })], undo() {}, ...more }));
    expect(asked("seat", { verb: "interrogate" })).toBe(true);
    expect(asked("cost", { verb: "arm" })).toBe(true);
    expect(asked("new_aim", { verb: "arm" })).toBe(false);
    expect(asked("seat", { verb: "use", artifact: "suero" })).toBe(false);
    expect(asked("place", { verb: "use", artifact: "suero", target: 1 })).toBe(true);
    expect(asked("window", {})).toBe(false);
    expect(asked("seat", { verb: "interrogate" }, { undo: undefined })).toBe(false);
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
  it("are offered about everybody, your seat first, each once", () => {
    const all = claims(at());
    expect(all[0]).toEqual({ words: "equipo 1 euphoria", label: "Soy de Euphoria" });
    expect(new Set(all.map((claim) => claim.words)).size).toBe(all.length);
    expect(all).toHaveLength(4 * (3 + 3 * 6));
  });

  it("are said in the reader's language", () => {
    const english = at({}, { words: spoken.en });
    expect(claimWords(english, "recluta 2.1 lider")).toBe("Beto's recruit 1 is a Leader");
    expect(claimWords(english, "who knows")).toBe("who knows");
  });

  it("leave a tag on the seat that speaks of itself, until it says something else", () => {
    const claimed = ["equipo 2 euphoria", "recluta 2.1 lider", "equipo 3 subterra", "equipo 2 subterra"].map((words, n) => ({ n, seat: 1, words }));
    expect(claimedTeam({ claimed: claimed.slice(0, 3) }, 1)).toBe("euphoria");
    expect(claimedTeam({ claimed }, 1)).toBe("subterra");
    expect(claimedTeam({ claimed }, 2)).toBe("");
  });

  it("are silent for spectators", () => {
    expect(claims(at({}, { seat: null }))).toEqual([]);
  });
});

describe("glimpses", () => {
  it("are what one looked at oneself", () => {
    const look = event("looked", { seat: 0, target: 2, place: 3, recruit: "subterra" });
    expect(glimpsesIn(at(), [look, event("looked", { seat: 1, target: 2, place: 3 })])).toEqual([{ seat: 2, place: 2, recruit: "subterra" }]);
  });

  it("are what a shot exposed and hid again (EU-51), but not what still lies open", () => {
    const shot = [1, 2].map((place) => event("exposed", { seat: 1, place, recruit: "euphoriano" }));
    const view = { exposed: [HIDDEN, [true, false, false] as const, HIDDEN, HIDDEN] };
    expect(glimpsesIn(at(view), shot)).toEqual([{ seat: 1, place: 1, recruit: "euphoriano" }]);
  });
});
