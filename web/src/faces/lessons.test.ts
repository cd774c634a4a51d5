// @vitest-environment happy-dom
/** Lessons to their end, in both languages, by what the tables draw. */
import { describe, expect, it, vi } from "vitest";
import games from "../generated/alone.games.es.json";
import type { Move } from "../generated/wire";
import { lessonOf } from "../learn/lesson";
import { openPage, textOf, type Page, type Served } from "./page";
import { LANGUAGES } from "./recorded";

const wordsOf = ({ verb, arguments: given }: Pick<Move, "verb" | "arguments">): string => [verb, ...Object.values(given ?? {})].join(" ");
const cards = (page: Page, place: string): string[] => page.all(`${place} [data-card]`).map((one) => one.dataset["card"]!);
const WRONG: Record<string, string> = { evidencia: "play g7", euphoria: "", codigos: "take 3" };

/** Each card in its place, from the left, with the arrow keys. */
async function hang(page: Page, row: readonly string[]): Promise<void> {
  row.forEach((card, place) => {
    while (cards(page, ".peg").indexOf(card) > place) {
      page.all(`.peg [data-card="${card}"]`)[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    }
  });
  expect(cards(page, ".peg")).toEqual(row);
}

/** By what is drawn: a card is lifted before its orders can be given, and so is the soldier. */
async function make(page: Page, words: string): Promise<void> {
  const [verb = "", place] = words.split(" ");
  await page.find("[data-move]:not([disabled])");
  if (verb === "move_soldier") await page.click(".soldier.able");
  const there = page.all(".held > .card-spot")[Number(place) - 1];
  // While a code is being laid, a card is added by a tap on it.
  if (["expose", "discard"].includes(verb) || (verb === "add" && there && !page.all(".held .picked").length)) there?.click();
  const order = page.all(`.orders [data-move="${words}"]`).length ? `.orders [data-move="${words}"]` : `[data-move="${words}"]:not([disabled])`;
  await page.click(order);
  // At Euphoria's table the first tap says what an action does, the second does it.
  if (page.all("[data-testid=caption]").length) await page.click(order);
}

/** The list of games, and the tables that the page wants to open: none is. */
const served = (opened: unknown[]): Served => (path, body) => {
  if (path === "/api/games") return games;
  if (path === "/api/tables" && body) opened.push(body);
  return undefined;
};

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(["evidencia", "euphoria", "codigos"] as const)("the lesson of %s leads to its end", async (game) => {
    const opened: unknown[] = [];
    const page = await openPage(`/learn/${game}`, language, { serve: served(opened) });
    const { stops } = (await lessonOf(game))!;
    const said = new Set<string>();
    const made: string[] = [];
    for (const stop of stops.slice(0, -1)) {
      said.add(textOf(await page.find(".teacher .words", /\w/)));
      if (!stop.play?.length) await page.click("[data-testid=go-on]");
      else if (stop.goal) {
        // Where each card goes is drawn under its peg; what hangs right already has its tick.
        expect(page.all(".ghost")).toHaveLength(stop.goal.length);
        await hang(page, stop.goal);
        expect(page.all(".ghost.right")).toHaveLength(stop.goal.length);
        await page.click("[data-present]");
      } else {
        const words = stop.play.map(wordsOf);
        const wrong = page.all(`[data-move="${WRONG[game]}"]:not([disabled])`)[0];
        if (wrong && !made.includes("wrong")) {
          // Another move than the one asked for is not taken, and the lesson says what to try.
          made.push("wrong");
          wrong.click();
          expect(textOf(await page.find("[role=alert]"))).toMatch(/\w/);
        }
        for (const one of words) await make(page, one);
        made.push(...words);
      }
    }
    await page.find("[data-testid=learnt]");
    expect(page.all("[role=alert]")).toEqual([]);
    expect(said.size).toBeGreaterThan(4);
    expect(made.includes("wrong")).toBe(WRONG[game] !== "");
    expect((await import("../learn/progress.svelte")).progress.has(game)).toBe(true);
    if (game === "evidencia") {
      await page.find(".ending strong");
      expect(page.all(".ending strong").map(textOf)).toEqual(["2", "10"]);
    }
    if (game === "codigos") expect(page.all(".own [data-how=exact]")).toHaveLength(1);
    if (game === "euphoria") {
      for (const action of ["discard", "give", "interrogate", "choose_artifact suero", "arm", "shoot", "hide"]) expect(made).toContain(action);
      expect(textOf(await page.find("[data-testid=strip]"))).toContain({ es: "gana Subterra", en: "Subterra wins" }[language]);
    }
    // The last step is a game, in one tap; and the front page remembers the lesson.
    await page.click("[data-testid=learnt]");
    // A game of memory asks first: from memory, or with help.
    if (game === "codigos") await page.click("[data-aid=false]");
    await vi.waitFor(() => expect(opened).toMatchObject([{ settings: { game } }]));
    await (await openPage("/", language, { serve: served([]) })).find(`[data-testid=learnt-${game}]`);
  });

  it("says by its name which button of Códigos is meant, after a wrong recital", async () => {
    const page = await openPage("/learn/codigos", language);
    const { stops } = (await lessonOf("codigos"))!;
    for (const stop of stops.slice(0, -1)) {
      if (!stop.play?.length) {
        await page.click("[data-testid=go-on]");
        continue;
      }
      const words = stop.play.map(wordsOf);
      const recital = words.filter((one) => one.startsWith("say "));
      if (recital.length) {
        for (const one of recital.toReversed()) await make(page, one);
        await page.click(".telegraph [data-move=done]");
        return expect(textOf(await page.find("[role=alert]"))).toContain({ es: "«Enviar»", en: "“Send”" }[language]);
      }
      for (const one of words) await make(page, one);
      // D21: an envelope has a letter, which is its own for as long as it lies there.
      for (const letter of page.all(".own .envelopes li b")) expect(textOf(letter)).toBe("A");
    }
    throw new Error("nothing is recited");
  });
});
