// @vitest-environment happy-dom
/** N2: a game of memory is played from memory, or with help at its price, as the player said once. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import games from "../generated/alone.games.es.json";
import { openPage, textOf, type Page } from "./page";

interface Wish {
  settings: { game: string; memory_aid: boolean; options: Record<string, string> };
}

let opened: Wish[];
beforeEach(() => void (opened = []));

async function front(memoryAid: boolean | null = null): Promise<Page> {
  const page = await openPage("/", "es", {
    serve: (path, body) => {
      if (path === "/api/tables" && body) opened.push(body as Wish);
      return path === "/api/games" ? games : undefined;
    },
  });
  (await import("../shell/settings.svelte")).settings.change({ memoryAid });
  return page;
}

const play = (page: Page, game: string): Promise<void> => page.click(`[data-game=${game}] button.main:not([disabled])`);

describe("a table against bots", () => {
  it.each([
    [false, "off"],
    [true, "on"],
  ] as const)("of Códigos asks once whether with help, and says its price: %s", async (aid, option) => {
    const page = await front();
    await play(page, "codigos");
    const asked = await page.find("[data-testid=memory-question]");
    expect(textOf(document.querySelector("dialog h2")!)).toBe("¿Con ayuda?");
    expect(textOf(asked)).toMatch(/de memoria .*exacto da 2 puntos más\.con ayuda .*espiar.*recitar no le da puntos de más a nadie\./);
    expect(opened).toEqual([]);
    await page.click(`[data-aid=${aid}]`);
    await vi.waitFor(() => expect(opened).toMatchObject([{ settings: { game: "codigos", memory_aid: aid, options: { memory_aid: option } } }]));
    await page.gone("dialog");
    await play(page, "codigos");
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[1]).toEqual(opened[0]);
  });

  it("is not opened when the question is closed, and asks again", async () => {
    const page = await front();
    await play(page, "codigos");
    await page.click("dialog header button");
    await page.gone("dialog");
    await play(page, "codigos");
    await page.find("[data-testid=memory-question]");
    expect(opened).toEqual([]);
    await page.click("dialog header button");
  });

  it("of any other game asks nothing", async () => {
    await play(await front(), "evidencia");
    await vi.waitFor(() => expect(opened).toMatchObject([{ settings: { memory_aid: true, options: {} } }]));
  });
});

it("is changed in the settings", async () => {
  const page = await front(true);
  await page.click("button[aria-label=Ajustes]");
  await page.click("label", "En los juegos de memoria, jugar con ayuda");
  const { settings } = await import("../shell/settings.svelte");
  expect(settings.memoryAid).toBe(false);
});
