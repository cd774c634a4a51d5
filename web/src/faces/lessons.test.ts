// @vitest-environment happy-dom
/** Lessons to their end, in both languages, by what the tables draw. */
import { describe, expect, it } from "vitest";
import { openPage, textOf } from "./page";

describe.each(["es", "en"] as const)("the lesson of Evidencia in %s", (language) => {
  it("opens", async () => {
    const page = await openPage("/learn/evidencia", language);
    await page.click("[data-testid=go-on]");
    await page.click("[data-move='play g7']");
    expect(textOf(await page.find("[role=alert]"))).toContain("2)");
  });
});
