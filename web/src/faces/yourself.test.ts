// @vitest-environment happy-dom
/** Whoever plays is "you" at their own table, whatever the others read at their seat. */
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, onTestFinished } from "vitest";
import Podium from "../games/plain/Podium.svelte";
import PlainTable from "../games/plain/PlainTable.svelte";
import type { At } from "../games/plain/scene";
import { pageWords } from "../text/words";
import type { FromTable } from "../generated/wire";
import { openPage, textOf, type Page } from "./page";
import { LANGUAGES, messagesOf, openTable, SITUATIONS, updateOf } from "./recorded";

const YOU = { es: "Vos", en: "You" } as const;
/** The name that the recorded player gave. */
const OWN = "Ana";

const seatOf = (game: string, situation: string): number | null =>
  messagesOf(game, situation).find((message) => message.type === "welcome")?.seat ?? null;
const played = SITUATIONS.filter(([game, situation]) => seatOf(game, situation) !== null);

/** All that is drawn and said: letters, and what a screen reader says. */
function everything(page: Page): string {
  const told = page.all("*").flatMap((one) => ["aria-label", "title", "alt", "placeholder"].map((name) => one.getAttribute(name) ?? ""));
  return [document.title, textOf(document.body), ...told].join("\n");
}

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(played)("%s, %s: a player never reads their own name", async (game, situation) => {
    const page = await openTable(game, situation, language);
    const seat = seatOf(game, situation)!;
    expect(updateOf(game, situation).room.seats[seat]!.name).toBe(OWN);
    let said = everything(page);
    for (const tab of page.all(".tools [aria-expanded], [role=tab]").map((_, n) => n)) {
      page.all(".tools [aria-expanded], [role=tab]")[tab]?.click();
      flushSync();
      said += everything(page);
    }
    expect(said).not.toMatch(new RegExp(`\\b${OWN}\\b`));
  });

  it.each([["evidencia", "play"], ["euphoria", "start"], ["codigos", "clock"], ["evidencia", "over"], ["euphoria", "over"], ["codigos", "over"]] as const)(
    "%s, %s: their seat says “you”, and so does the log",
    async (game, situation) => {
      const page = await openTable(game, situation, language);
      expect(page.all(".field b, .field span").map(textOf)).toContain(YOU[language]);
      expect(page.all("[data-testid=log] i").map(textOf)).toContain(YOU[language].slice(0, 1));
    },
  );

  it("Euphoria's star is at the player's seat too when they have won", async () => {
    const told = structuredClone(messagesOf("euphoria", "over")) as FromTable[];
    const view = told.find((message) => message.type === "update")!.view as { winners: number[] };
    view.winners = [0, 1];
    const page = await openPage("/t/recorded", language, { answer: (message) => (message.type === "hello" ? told : []) });
    await page.find("[data-testid=over]");
    expect(page.all(".winner")).toHaveLength(2);
    expect(page.all(".own .winner").map((one) => one.getAttribute("aria-label"))).toEqual([{ es: "Ganaste", en: "You won" }[language]]);
  });

  it("a game without a face of its own does too", async () => {
    const words = await pageWords(language);
    const seats = [{ name: OWN, level: "", away: false }, { name: "Beto", level: "", away: false }];
    const at = {
      seat: 0, seats, words, view: { zones: { hand: [["a"], ["?b"]] }, counters: {} }, deck: {}, toAct: [0], moves: [], hints: [], clocks: null, outcome: null, moment: null, motion: false,
    } as unknown as At;
    for (const [part, props] of [[PlainTable, { at }], [Podium, { at: { ...at, outcome: { winners: [0], scores: [2, 1], reason: "points", clause: "" } } as At }]] as const) {
      document.body.innerHTML = "";
      const shown = mount(part, { target: document.body, props });
      onTestFinished(() => unmount(shown));
      expect(textOf(document.body)).toContain(YOU[language]);
      expect(textOf(document.body)).not.toContain(OWN);
    }
  });
});
