// @vitest-environment happy-dom
/** The daily puzzle: the other row lies open, so what an order earns is known. */
import { describe, expect, it } from "vitest";
import type { DailyPage } from "../generated/wire";
import { openPage, textOf } from "./page";
import { LANGUAGES } from "./recorded";

const OWN = ["g1", "ig2", "i3", "g4", "e5", "revelacion"];
const THEIRS = ["g7", "e8", "i9", "ge9", "i7", "ojo"];
const ROW = { pyramid: ["?gnomos", "?gnomos", "?illuminati", "?gnomos", "?illuminati", "?extraterrestres"], rival: THEIRS, cards: OWN };
const DEAL = { what: "orden", game: "evidencia", level: "", regulars: [], seats: 1, commitment: "", secret: "", table: "t" };

function pageWith(row: readonly string[], lead: number): DailyPage {
  const you = row.length ? { won: false, points: lead, lead, place: 1, players: 1 } : null;
  return {
    day: "2026-11-18", before: "", ends_in: 1000, next: [],
    deals: [{ ...DEAL, status: row.length ? "done" : "new", you, tallies: you ? [] : null }],
    puzzle: { ...ROW, row, best: row.length ? OWN : [], best_lead: you && 5, better: you && 3 },
  } as unknown as DailyPage;
}

describe.each(LANGUAGES)("in %s", (language) => {
  it("says what the order earns against that row, without a range and without a rival", async () => {
    const page = await openPage("/daily/orden", language, { serve: () => pageWith([], 0) });
    const points = await page.find("[data-testid=points]");
    expect(textOf(points)).not.toMatch(/\d–\d|rival/);
    expect(textOf(points)).toMatch({ es: /Total ?\d+ a \d+/, en: /Total ?\d+ to \d+/ }[language]);
  });

  it.each([[2, { es: "Le ganaste por 2.", en: "You beat it by 2." }], [0, { es: "Empataron.", en: "You drew with it." }], [-1, { es: "Te ganó por 1.", en: "It beat you by 1." }]] as const)(
    "says how the row did against the other, beside the best order (%s)",
    async (lead, said) => {
      const page = await openPage("/daily/orden", language, { serve: () => pageWith(OWN, lead) });
      expect(textOf(await page.find("[data-testid=outcome-orden]"))).toContain(said[language]);
    },
  );
});
