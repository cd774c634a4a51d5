import { expect, it } from "vitest";
import type { MyFinishedGame, MyRunningGame } from "../../generated/wire";
import { how, rivals, scores, waitedFor } from "./facts";

const finished = (seat: number, winners: number[], points: number[] = [9, 7]): MyFinishedGame => ({
  seat,
  result: {
    table: "t", number: 1, game: "evidencia", title: "", names: ["Ana", "Beto"], levels: ["", ""], stood_in: [], scores: points, winners,
    reason: "points", moves: 30, began_at: 1, ended_at: 2, sides: [0, 1], taken_over: [],
  },
});

it("says how it went for your seat", () => {
  expect([how(finished(0, [0])), how(finished(1, [0])), how(finished(0, []))]).toEqual(["won", "lost", "nobody"]);
  expect(scores(finished(1, [0]))).toEqual({ mine: 7, theirs: 9 });
  expect(scores(finished(1, [0], [1, 2, 3]))).toBeNull();
  expect(rivals(["Ana", "Beto", ""], 1)).toEqual(["Ana"]);
});

it("names those who are waited for, and not oneself", () => {
  const running = { seat: 1, is_yours: true, standing: { to_act: [0, 1, 2], names: ["Ana", "Beto", ""] } } as unknown as MyRunningGame;
  expect(waitedFor(running)).toEqual(["Ana"]);
});

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>(["./*.svelte", "./*.ts", "../notices/*", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });
const keys = (file: string) => [...texts[`./text/${file}`]!.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

it("says the same things in both languages, and all of them somewhere", () => {
  expect(keys("en.ftl")).toEqual(keys("es.ftl"));
  const source = Object.values(files).join("\n");
  // A way of notices has its name put together.
  const ways = ["email", "telegram", "discord", "webhook"].map((way) => `mine-${way}`);
  expect(keys("es.ftl").filter((key) => !source.includes(`"${key}"`) && !ways.includes(key))).toEqual([]);
});
