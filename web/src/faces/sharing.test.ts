// @vitest-environment happy-dom
/** The picture of an end: looked at before it is given away, with names that mean something to others. */
import { describe, expect, it, vi } from "vitest";
import { textOf, type Page } from "./page";
import { LANGUAGES, openTable } from "./recorded";

const GAMES = ["evidencia", "euphoria", "codigos"] as const;

/** What is written on the latest picture: this document has no canvas, so a stand-in listens. */
function listen(): () => readonly string[] {
  let written: string[] = [];
  const paper = new Proxy({} as Record<string, unknown>, {
    get: (own, name) => {
      if (name === "fillText") return (text: string) => written.push(text);
      if (name === "measureText") return (text: string) => ({ width: 20 * text.length });
      if (name === "createLinearGradient") return () => ({ addColorStop: () => undefined });
      return own[String(name)] ?? (() => undefined);
    },
  });
  vi.stubGlobal("Path2D", class { roundRect(): void {} });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation((() => ((written = []), paper)) as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["picture"])));
  Object.defineProperty(document, "fonts", { configurable: true, value: { load: () => Promise.resolve([]) } });
  return () => written;
}

async function lookAt(page: Page): Promise<void> {
  await page.click("[data-testid=share]");
  await page.find("[data-testid=sharing] img");
}

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(GAMES)("%s: a picture is looked at, and moves no button of the table", async (game) => {
    const written = listen();
    const page = await openTable(game, "over", language);
    const ways = page.all(".result > .ways > :is(a, button)").map(textOf);
    await lookAt(page);
    expect(written()).toContain(location.host);
    expect(page.all(".result > .ways > :is(a, button)").map(textOf)).toEqual(ways);
    expect((await page.find("[data-testid=share-save]")).getAttribute("download")).toBe(`sobremesa-${game}.png`);
  });

  it.each(GAMES)("%s: a name is asked once, is on the picture, and “you” is not", async (game) => {
    const written = listen();
    const page = await openTable(game, "over", language);
    await lookAt(page);
    expect(written()).not.toContain({ es: "Vos", en: "You" }[language]);
    const field = (await page.find("[data-testid=sharing] input")) as HTMLInputElement;
    field.value = "Pía";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await vi.waitFor(() => expect(written().some((text) => /^(★ )?Pía$/.test(text))).toBe(true));
    expect(written().some((text) => text.includes("Ana"))).toBe(false);
    await page.click("dialog header button");
    const { settings } = await import("../shell/settings.svelte");
    expect(settings.name).toBe("Pía");
    const again = await openTable(game, "over", language);
    settings.change({ name: "Pía" });
    await lookAt(again);
    expect(again.all("[data-testid=sharing] input")).toHaveLength(0);
    settings.change({ name: "" });
  });

  it("Evidencia's columns have the players' names", async () => {
    const written = listen();
    const page = await openTable("evidencia", "over", language);
    await lookAt(page);
    // At the row, and over the column of points.
    for (const name of ["Ana", "Marta"]) expect(written().filter((text) => text === name)).toHaveLength(2);
  });
});
