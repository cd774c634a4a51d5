import { expect, test } from "vitest";
import { halvesText, quartersText } from "./figures";

test("halves and quarters are written as people write them", () => {
  expect([0, 1, 2, 3, 8].map(halvesText)).toEqual(["0", "½", "1", "1½", "4"]);
  expect([0, 1, 2, 3, 4, 9, 14].map(quartersText)).toEqual(["0", "¼", "½", "¾", "1", "2¼", "3½"]);
});
