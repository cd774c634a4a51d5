import { describe, expect, it } from "vitest";
import type { Answer, RunSummary, Workshop } from "../generated/workshop";
import { deckAt, keyIn, labPlaceOf, playtestAt, runAt } from "./address";
import { tallies } from "./answers";
import { secondsFor, roundTime } from "./estimate";
import { fileName, kindOf } from "./files";
import { begun, record, redo, undo } from "./history";
import { comparable, hasReport, percentOf, printedTwin } from "./runs";

describe("the addresses of the workshop", () => {
  const at = (address: string) => {
    const [path, hash = ""] = address.split("#");
    return labPlaceOf(path!, hash);
  };

  it("lead where they say, and back", () => {
    expect(at("/lab")).toEqual({ at: "shelves" });
    expect(at(deckAt("ab12", "g 7"))).toEqual({ at: "deck", id: "ab12", card: "g 7" });
    expect(at(deckAt("printed:evidencia"))).toEqual({ at: "deck", id: "printed:evidencia", card: "" });
    expect(at(runAt("ab12", "cd34"))).toEqual({ at: "run", id: "ab12", against: "cd34" });
    expect(at(playtestAt("ab12", { shows: "sheet" }))).toEqual({ at: "playtest", id: "ab12", against: "", shows: "sheet" });
  });

  it("lead nowhere where there is nothing", () => {
    for (const address of ["/lab/deck", "/lab/shelf/1", "/lab/run/1/2"]) expect(at(address)).toEqual({ at: "nowhere" });
  });

  it("bring the key", () => {
    expect([keyIn("#key=a-b_c"), keyIn("key=x&y=1"), keyIn("#card=g7")]).toEqual(["a-b_c", "x", ""]);
  });
});

describe("what was changed", () => {
  it("is taken back and made again, step by step", () => {
    let history = record(record(begun(1), 2), 3);
    history = undo(undo(history));
    expect([history.now, undo(history).now]).toEqual([1, 1]);
    expect(redo(redo(redo(history))).now).toBe(3);
  });

  it("is one step while one types on in one cell, and another after something was taken back", () => {
    let history = record(record(begun("7"), "1", "g7 value"), "12", "g7 value");
    expect(undo(history).now).toBe("7");
    history = record(redo(undo(history)), "123", "g7 value");
    expect(undo(history).now).toBe("12");
  });

  it("forgets what was taken back once something else is done", () => {
    expect(redo(record(undo(record(begun(1), 2)), 5)).now).toBe(5);
  });
});

describe("files", () => {
  it("have names that every system takes", () => {
    expect(fileName("Mazo de Año Nuevo", "csv")).toBe("mazo-de-ano-nuevo.csv");
    expect(fileName("  ../¿?  ", "pdf", "cartas")).toBe("sobremesa-cartas.pdf");
  });

  it("are known by their names, else by how they begin", () => {
    expect([kindOf("a.CSV", "x = 1"), kindOf("a.toml", "id,value")]).toEqual(["csv", "text"]);
    expect([kindOf("a.txt", "# deck\n\n[[card]]\n"), kindOf("a", "factions = []"), kindOf("a", "id,name.es\ng1,Gnomo")]).toEqual(["text", "text", "csv"]);
  });
});

const run = (more: Partial<RunSummary>): RunSummary => ({
  id: "r", deck: "d", deck_name: "", game: "evidencia", seats: 2, options: {}, bots: ["normal"], games: 100, played: 100, state: "done", seconds_left: null, error: "", begun_at: 0, ...more,
});
const workshop = (runs: RunSummary[]): Workshop => ({ decks: [], runs, playtests: [], quota: { games_per_run: 1, games_per_day: 1, games_left_today: 1, runs_waiting: 0 } });

describe("simulations", () => {
  it("have a report once something was played and it ended", () => {
    expect([run({}), run({ state: "stopped", played: 0 }), run({ state: "playing" }), run({ state: "failed" })].map(hasReport)).toEqual([true, false, false, false]);
    expect([percentOf(run({ played: 999, games: 1000 })), percentOf(run({ games: 0 }))]).toEqual([99, 0]);
  });

  it("are compared with others of their game, the latest first", () => {
    const all = workshop([run({ id: "own" }), run({ id: "old", begun_at: 1 }), run({ id: "new", begun_at: 2 }), run({ id: "other", game: "codigos" }), run({ id: "going", state: "playing" })]);
    expect(comparable(all, "evidencia", "own").map(({ id }) => id)).toEqual(["new", "old"]);
  });

  it("find the same games with the printed deck, if they were played", () => {
    const twin = run({ id: "twin", deck: "printed:evidencia" });
    expect(printedTwin(workshop([twin]), run({}))).toBe(twin);
    for (const other of [{ seats: 3 }, { bots: ["facil"] }, { options: { pyramid: "free" } }, { games: 50 }, { state: "failed" as const }]) {
      expect(printedTwin(workshop([{ ...twin, ...other }]), run({}))).toBeUndefined();
    }
  });

  it("are said to last longer with more games, seats and thought", () => {
    expect(secondsFor("codigos", "dificil", 4, 1000)).toBeGreaterThan(secondsFor("codigos", "normal", 4, 1000));
    expect(secondsFor("euphoria", "normal", 8, 1000)).toBeGreaterThan(secondsFor("euphoria", "normal", 4, 1000));
    expect([roundTime(0.2), roundTime(47), roundTime(130), roundTime(7300)]).toEqual([
      { unit: "second", count: 1 }, { unit: "second", count: 45 }, { unit: "minute", count: 2 }, { unit: "hour", count: 2 },
    ]);
  });
});

describe("answers", () => {
  const answer = (at: number, ...given: [number, string][]): Answer => ({ table: "t", player: `P${at}`, won: at === 1, given: given.map(([rating, text]) => ({ rating, text })), at });

  it("are counted question by question; a player who gave no face does not count in the mean", () => {
    const [fun, again] = tallies(["¿Te divertiste?", "¿Otra vez?"], [answer(1, [5, "Sí"], [0, ""]), answer(2, [2, "Meh"], [4, ""]), answer(3, [0, "…"])]);
    expect(fun).toMatchObject({ counts: [0, 1, 0, 0, 1], mean: 3.5 });
    expect(fun!.said.map(({ player, text }) => `${player} ${text}`)).toEqual(["P3 …", "P2 Meh", "P1 Sí"]);
    expect(again).toMatchObject({ counts: [0, 0, 0, 1, 0], mean: 4, said: [] });
  });
});

describe("the words of the workshop", () => {
  const texts = import.meta.glob<string>(["../../text/*.ftl", "../games/*/text/*.ftl"], { query: "?raw", import: "default", eager: true });
  const files = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts", "../survey/*"], { query: "?raw", import: "default", eager: true });
  const entries = (name: string): Map<string, Set<string>> => {
    const found = new Map<string, Set<string>>();
    let key = "";
    for (const line of texts[name.includes("/") ? name : `../../text/${name}`]!.split("\n")) {
      const start = /^([a-z][\w-]*) =/.exec(line);
      if (start) found.set((key = start[1]!), new Set());
      for (const fact of line.matchAll(/\$(\w+)/g)) found.get(key)?.add(fact[1]!);
    }
    return found;
  };
  const source = Object.values(files).join("\n");
  const spanish = entries("lab.es.ftl");

  it("are the same things in both languages", () => {
    expect(entries("lab.en.ftl")).toEqual(spanish);
    expect(entries("en.ftl")).toEqual(entries("es.ftl"));
    for (const name of Object.keys(texts).filter((path) => path.startsWith("../games/") && path.endsWith("/es.ftl"))) expect(entries(name.replace("/es.ftl", "/en.ftl")), name).toEqual(entries(name));
  });

  it("are all said somewhere, and what is said is there", () => {
    // Whole keys, and the beginnings of those that are put together.
    const whole = new Set([...source.matchAll(/["'`]((?:lab|survey)-[\w-]+)["'`]/g)].map((found) => found[1]!));
    const begun = [...source.matchAll(/`((?:lab|survey)-[\w-]*-)\$\{/g)].map((found) => found[1]!);
    const unsaid = [...spanish.keys()].filter((key) => !whole.has(key) && !begun.some((start) => key.startsWith(start)));
    expect(unsaid).toEqual([]);
    const known = new Set([...spanish.keys(), ...entries("es.ftl").keys()]);
    // What the device keeps has names too.
    expect([...whole].filter((key) => !known.has(key) && !["lab-key", "lab-stale", "lab-busy", "lab-too-long"].includes(key))).toEqual([]);
  });
});
