import { expect, it } from "vitest";
import type { GroupGame } from "../../generated/wire";
import { evenings, winners } from "./evenings";

const game = (when: string, won: number[] = [0]): GroupGame => ({
  members: ["a", "b"],
  result: {
    table: "t", number: 1, game: "evidencia", title: "", names: ["Ana", "Beto"], levels: ["", ""], stood_in: [], scores: [], winners: won, reason: "",
    moves: 1, began_at: 0, ended_at: new Date(when).getTime(), sides: [0, 1], taken_over: [],
  },
});

it("counts what is played after midnight to the evening before", () => {
  const found = evenings([game("2026-11-20T01:30:00"), game("2026-11-19T22:00:00"), game("2026-11-12T21:00:00")]);
  expect(found.map(({ games }) => games.length)).toEqual([2, 1]);
});

it("names who won, and no one after a draw", () => {
  expect(winners(game("2026-11-19T22:00:00", [1]))).toEqual(["Beto"]);
  expect(winners(game("2026-11-19T22:00:00", []))).toEqual([]);
});

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });
const keys = (file: string) => [...texts[`./text/${file}`]!.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

it("says the same things in both languages, and all of them somewhere", () => {
  expect(keys("en.ftl")).toEqual(keys("es.ftl"));
  const source = Object.values(files).join("\n");
  expect(keys("es.ftl").filter((key) => !source.includes(`"${key}"`))).toEqual([]);
});
