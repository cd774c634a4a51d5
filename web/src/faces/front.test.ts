// @vitest-environment happy-dom
/** The front page: what it says to a first visitor, and whom one plays against. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import games from "../generated/alone.games.es.json";
import personas from "../generated/personas.json";
import { choices } from "../shell/choices.svelte";
import { settings } from "../shell/settings.svelte";
import { seats } from "../shell/seats.svelte";
import { openPage, textOf, type Page, type Served } from "./page";
import { LANGUAGES } from "./recorded";

const SAID = {
  es: { free: /Gratis y sin registrarte/, level: "normal", hard: "difícil" },
  en: { free: /Free, and no account/, level: "normal", hard: "hard" },
};
const served = (opened: unknown[] = [], list: unknown = games): Served => (path, body) => {
  if (path === "/api/games") return list;
  if (path === "/api/tables") return body ? void opened.push(body) : { tables: [] };
  return undefined;
};
const nameOf = (id: string) => personas.find((one) => one.id === id)!.name;
const thing = (page: Page, game: string, within: string) => page.find(`[data-game=${game}] ${within}`);
const options = (body: unknown) => (body as { settings: { options: Record<string, string>; seats: number; memory_aid: boolean } }).settings;

/** A player who has said to play games of memory without help. */
async function front(language: "es" | "en", serve: Served): Promise<Page> {
  const page = await openPage("/", language, { serve });
  settings.change({ memoryAid: false });
  return page;
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.find(`dialog input[name=${name}][value="${value}"]`);
  await page.click(`dialog input[name=${name}][value="${value}"]`);
}

async function play(page: Page, game: string, opened: unknown[]): Promise<unknown> {
  await page.find(`[data-game=${game}] button.main:not([disabled])`);
  await page.click(`[data-game=${game}] button.main`);
  return vi.waitFor(() => {
    if (!opened.length) throw new Error("no table was opened");
    return opened.pop();
  });
}

const FIRST = games.games.map(({ name }) => [name, choices.of(name)] as const);
beforeEach(() => {
  // The dialog's own step in the history, and what the test before has chosen.
  history.replaceState(null, "", "/");
  for (const [game, choice] of FIRST) choices.change(game, { seats: undefined, ...choice });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const said = SAID[language];

  it("says in one line what this is, and that it is free, to whoever has not played yet", async () => {
    const page = await openPage("/", language, { serve: served() });
    expect(textOf(await page.find("main header p"))).toMatch(said.free);
    // The doors that used to stand behind the first game.
    await page.find("[data-testid=doors]");
    const doors = page.all("[data-testid=doors] a").map((one) => one.getAttribute("href"));
    expect(doors).toEqual(["/daily", "/device/here/evidencia", "/new/evidencia#tv", "/mine#groups", "/tournament", "/mine"]);
  });

  it("shows at each game whom one plays, at which level, and opens a table with exactly that", async () => {
    const opened: unknown[] = [];
    const page = await front(language, served(opened));
    const met = new Set<string>();
    for (const game of ["evidencia", "euphoria", "codigos"]) {
      const { persona } = choices.of(game);
      met.add(persona);
      await thing(page, game, `[data-portrait=${persona}]`);
      expect(textOf(await thing(page, game, ".rival"))).toContain(nameOf(persona));
      expect(textOf(await thing(page, game, ".rival"))).toContain(said.level);
      const body = await play(page, game, opened);
      expect(body).toMatchObject({ regulars: [persona], settings: { game } });
      expect(new Set((body as { bots: string[] }).bots)).toEqual(new Set(["normal"]));
    }
    expect(met.size).toBe(3);
  });

  it("keeps the rival, the level and the seats that were chosen in the sheet", async () => {
    const opened: unknown[] = [];
    const page = await front(language, served(opened));
    await page.find("[data-game=euphoria] .rival:not([disabled])");
    await page.click("[data-game=euphoria] .rival");
    await choose(page, "persona", "nelida");
    expect(page.all("dialog input[name=persona]")).toHaveLength(8);
    // Two lines of temper, from the texts that the table has too.
    expect((textOf(await page.find("dialog .temper i"))).length).toBeGreaterThan(20);
    await choose(page, "level", "dificil");
    await choose(page, "seats", "6");
    await page.click("dialog button.quiet");
    await page.gone("dialog");
    expect(textOf(await thing(page, "euphoria", ".rival"))).toMatch(new RegExp(`Nélida.*4.*${said.hard}`));
    expect(await play(page, "euphoria", opened)).toMatchObject({ regulars: ["nelida"], bots: Array(5).fill("dificil"), settings: { seats: 6 } });
    expect(JSON.parse(localStorage.getItem("sobremesa.choices")!)).toMatchObject({ games: { euphoria: { persona: "nelida", level: "dificil", seats: 6 } } });
  });
});

it("plays against a face of the long table, with the way to choose another game", async () => {
  const opened: unknown[] = [];
  const page = await front("es", served(opened));
  await page.find("[data-game=evidencia] .rival:not([disabled])");
  await page.click("[data-testid=regulars] button", "Omar");
  await choose(page, "game", "codigos");
  expect(((await page.find("dialog input[value=omar]")) as HTMLInputElement).checked).toBe(true);
  await page.click("dialog form button.main", "Jugar contra Omar");
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatchObject({ regulars: ["omar"], settings: { game: "codigos" } });
});

it("asks of a game of memory whether with help, and not again when one plays", async () => {
  const opened: unknown[] = [];
  const page = await front("es", served(opened));
  await page.find("[data-game=codigos] .rival:not([disabled])");
  for (const helps of [true, false]) {
    await page.click("[data-game=codigos] .rival");
    await page.find("dialog [data-option=memory_aid]");
    page.all("dialog input[name=memory_aid]")[helps ? 1 : 0]!.click();
    await page.click("dialog button.quiet");
    await page.gone("dialog");
    const settings = options(await play(page, "codigos", opened));
    expect([settings.memory_aid, settings.options["memory_aid"]]).toEqual([helps, helps ? "on" : "off"]);
  }
});

it("asks for no level that a game does not have", async () => {
  const opened: unknown[] = [];
  const without = { games: games.games.map((game) => ({ ...game, levels: ["facil", "normal"] })) };
  choices.change("evidencia", { level: "experto" });
  const page = await openPage("/", "es", { serve: served(opened, without) });
  expect(await play(page, "evidencia", opened)).toMatchObject({ bots: ["normal"] });
});

it("names the bot that a running game is against, and says when the last move was", async () => {
  seats.keep({ table: "t1", game: "evidencia", key: "k", invite: "", name: "Ana", seat: 0, at: Date.now() - 3 * 3_600_000, over: false });
  const bot = { name: "Nélida", level: "normal", away: false, regular: "nelida" };
  const details = { summary: { status: "playing", opened_at: 0 }, room: { seats: [{ name: "Ana", level: "" }, bot] }, to_act: [0], told_at: Date.now() - 60_000 };
  const page = await openPage("/", "es", { serve: (path, body) => (path === "/api/tables/t1" ? details : served()(path, body)) });
  expect(textOf(await page.find("[data-testid=running] li", "te toca"))).toBe("Evidencia con Nélida te toca · hace 1 min Seguir ×");
  seats.forget("t1");
});

it("has a big way to learn each game, and a streak once there is one", async () => {
  const page = await openPage("/", "es", { serve: served() });
  expect((await thing(page, "evidencia", "a[href='/learn/evidencia']")).classList).toContain("button");
  expect(page.all("[data-testid=streak]")).toHaveLength(0);
  const { dayOf, streak } = await import("../shell/streak.svelte");
  const now = Date.now();
  for (const days of [1, 2]) streak.add(dayOf(now - days * 86_400_000));
  expect(textOf(await page.find("[data-testid=streak]"))).toMatch(/Racha de 2 días · te espera la de hoy/);
});
