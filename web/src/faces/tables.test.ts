// @vitest-environment happy-dom
/** Every phase of every game as its table draws it, in both languages: what is asked, offered, said and explained. */
import { describe, expect, it } from "vitest";
import { textOf } from "./page";
import { LANGUAGES, openTable, SITUATIONS, updateOf } from "./recorded";

const spoken = (one: HTMLElement): string => one.getAttribute("aria-label") || textOf(one);

describe.each(LANGUAGES)("in %s", (language) => {
  describe.each(SITUATIONS)("%s, %s", (game, situation) => {
    it("asks, offers what can be done, and says all of it", async () => {
      const page = await openTable(game, situation, language);
      const { moves = [] } = updateOf(game, situation);
      const drawn = page.all("[data-move]:not([disabled])");
      console.info(game, situation, moves.length, drawn.map((one) => one.dataset["move"]).join("|"), "::", textOf(page.all("[data-question], [data-testid=ask]")[0]!).slice(0, 80));
      expect(drawn.filter((one) => !spoken(one))).toEqual([]);
    });
  });
});
