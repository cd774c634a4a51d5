import { expect, it } from "vitest";
import type { LookBack } from "../../generated/wire";
import { beliefsAt, ruledOut, topicOf } from "./lookback.svelte";

const told: LookBack = {
  seat: 0,
  worlds: 64,
  steps: [
    { chances: [50], beliefs: { "team 1": { euphoria: 50, subterra: 50 }, "hand 1": { iman: 40 } } },
    { chances: [55] },
    { chances: [70], beliefs: { "team 1": { subterra: 100 } } },
  ],
  turning_points: [2],
  claims: [],
};

it("a topic names a seat, and perhaps a place of it", () => {
  expect(topicOf("recruit 2.1")).toEqual({ key: "recruit 2.1", word: "recruit", seat: 2, place: 1 });
  expect(topicOf("hand 0")).toEqual({ key: "hand 0", word: "hand", seat: 0, place: null });
  expect(topicOf("discard pile")).toBeNull();
});

it("what did not change stays believed", () => {
  expect(beliefsAt(told, 1)).toEqual({ "team 1": { euphoria: 50, subterra: 50 }, "hand 1": { iman: 40 } });
  expect(beliefsAt(told, 2)).toEqual({ "team 1": { subterra: 100 }, "hand 1": { iman: 40 } });
});

it("what was possible once and is not any more is ruled out, and nothing from later steps", () => {
  expect(ruledOut(told, 1, "team 1")).toEqual([]);
  expect(ruledOut(told, 2, "team 1")).toEqual(["euphoria"]);
});
