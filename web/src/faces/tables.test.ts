// @vitest-environment happy-dom
/** Every phase of every game as its table draws it, in both languages: what is asked, offered, said and explained. */
import { describe, expect, it } from "vitest";
import type { Move } from "../generated/wire";
import { textOf, type Page } from "./page";
import { LANGUAGES, openTable, SITUATIONS, updateOf } from "./recorded";

const CLAUSE = /\b[A-Z]{2}-\d\d/;
const spoken = (one: HTMLElement): string => one.getAttribute("aria-label") || textOf(one);
const wordsOf = ({ verb, arguments: given }: Move): string => [verb, ...Object.values(given ?? {})].join(" ");
const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();

/** All that can be done by what is drawn: some of it only when a card or the soldier is lifted. */
function drawnParts(page: Page): Set<string> {
  const found = new Set<string>();
  const look = (): void => page.all("[data-move]:not([disabled])").forEach((one) => found.add(one.dataset["move"]!));
  look();
  const able = page.all(".codigos .held .able, .codigos .soldier.able").length;
  for (let n = 0; n < able; n++) {
    page.all(".codigos .held .able, .codigos .soldier.able")[n]?.click();
    look();
    page.all(".codigos .held .able, .codigos .soldier.able")[n]?.click();
  }
  return found;
}

describe.each(LANGUAGES)("in %s", (language) => {
  describe.each(SITUATIONS)("%s, %s", (game, situation) => {
    it("asks, offers what can be done, and says all of it", async () => {
      const page = await openTable(game, situation, language);
      const { moves = [], view } = updateOf(game, situation);
      const { phase } = view as { phase: string };
      expect(spoken((await page.find("[data-testid=ask], [data-testid=over]")))).toMatch(/\w/);
      expect(textOf(document.querySelector("main")!)).not.toMatch(CLAUSE);
      expect(page.all("[data-move]:not([disabled])").filter((one) => !spoken(one))).toEqual([]);
      if (game === "evidencia" && phase === "order") {
        expect(page.all(".peg [data-card]")).toHaveLength(6);
        expect(page.all("[data-present]:not([disabled])")).toHaveLength(1);
      } else {
        expect(sorted(drawnParts(page))).toEqual(sorted(moves.map(wordsOf)));
      }
      // The table draws its moves itself: none is left over as a button of words.
      expect(page.all(".euphoria").length ? page.all(".bar .choices [data-move]") : []).toEqual([]);
    });

    it("says what each thing on the table is", async () => {
      const page = await openTable(game, situation, language);
      // What is held is looked at, not asked about.
      const there = (): HTMLElement[] => page.all(".field [data-explain]").filter((one) => !one.closest("[data-holds]"));
      const asked = sorted(there().map((one) => one.dataset["explain"]!));
      expect(asked.length).toBeGreaterThan(1);
      for (const what of asked) {
        there().find((one) => one.dataset["explain"] === what)!.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
        expect(textOf(await page.find("[data-testid=explained] p").catch(() => document.createElement("p"))), what).toMatch(/\w.*\.$/);
        await page.click("dialog header button");
        await page.gone("[data-testid=explained]");
      }
    });
  });
});

it.each([
  ["evidencia", "take", ["card", "persona", "thing:back", "thing:challenge", "thing:pyramid", "thing:zone"]],
  ["euphoria", "start", ["card", "action:arm", "action:discard", "thing:deck", "thing:laser", "thing:pile", "thing:recruit-hidden"]],
  ["codigos", "choose", ["card", "persona", "thing:deck", "thing:hidden", "thing:pile"]],
] as const)("%s, %s: what lies there can be asked about", async (game, situation, wanted) => {
  const page = await openTable(game, situation, "es");
  const asked = page.all(".field [data-explain]").map((one) => one.dataset["explain"]!);
  const kinds = new Set(asked.map((what) => (/^(thing|action)/.test(what) ? what : what.split(":")[0]!)));
  expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
});
