import { expect, it } from "vitest";
import { mergeViews } from "./open_view";

it("shows every hand when all eyes look together", () => {
  const ana = { round: 2, hands: [["g7", "e2"], ["?gnomos", "?illuminati"]], chosen: 7, row: [] };
  const beto = { round: 2, hands: [["?extraterrestres", "?gnomos"], ["g1", "i9"]], chosen: null, row: [] };
  expect(mergeViews([ana, beto])).toEqual({ round: 2, hands: [["g7", "e2"], ["g1", "i9"]], chosen: 7, row: [] });
});

it("takes a list that tells more as a whole", () => {
  expect(mergeViews([{ hands: [["a"], []] }, { hands: [[], ["b", "c"]] }])).toEqual({ hands: [["a"], ["b", "c"]] });
});
