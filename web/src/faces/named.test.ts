// @vitest-environment happy-dom
/** Single facts that a face shows at one situation. */
import { describe, expect, it, vi } from "vitest";
import cards from "../generated/evidencia.cards.json";
import codes from "../generated/codigos.cards.json";
import codigosMoves from "../generated/codigos.moves.json";
import gamesEs from "../generated/alone.games.es.json";
import gamesEn from "../generated/alone.games.en.json";
import type { Move, Refusal } from "../generated/wire";
import { openPage, textOf, type Page } from "./page";
import { LANGUAGES, openTable, messagesOf, updateOf } from "./recorded";

const GAMES = ["evidencia", "euphoria", "codigos"] as const;
const texts = (page: Page, selector: string): string[] => page.all(selector).map(textOf);
const button = (page: Page, name: string): HTMLElement[] => page.all("button").filter((one) => textOf(one) === name);
const BACKS = Object.fromEntries((cards as { card: { id: string; back: string }[] }).card.map(({ id, back }) => [id, back]));

describe("Evidencia", () => {
  it.each(["play", "order"])("shows on every front the seal of its back (%s)", async (situation) => {
    const page = await openTable("evidencia", situation, "es");
    const shown = page.all(".hand [data-card], .peg [data-card]").filter((one) => one.dataset["card"]! in BACKS);
    expect(shown.length).toBeGreaterThan(1);
    for (const card of shown) expect(card.querySelectorAll(`[data-seal=${BACKS[card.dataset["card"]!]}]`).length).toBeGreaterThan(0);
  });

  // D3.
  it("keeps the seal that counts on a special card in the pyramid", async () => {
    const page = await openTable("evidencia", "special in the pyramid", "es");
    const { pyramid } = updateOf("evidencia", "special in the pyramid").view as { pyramid: string[] };
    expect(page.all(`[data-slot="${pyramid.indexOf("revelacion")}"] [data-seal=gnomos]`)).toHaveLength(1);
    // Hands are empty by then: the page names none, and draws no empty slip.
    expect(page.all(".field *").filter((one) => textOf(one) === "Mano")).toEqual([]);
    expect(textOf(await page.find(".how"))).toMatch(/\w/);
  });

  it("lets the winner send a card to a free pyramid, and choose its slot", async () => {
    const page = await openTable("evidencia", "free pyramid", "es");
    await page.click("[data-move=to_pyramid]");
    const { code } = updateOf("evidencia", "free pyramid").moves!.find(({ verb }) => verb === "to_pyramid")!;
    expect(page.sent.at(-1)).toMatchObject({ type: "play", code });
    expect((await openTable("evidencia", "free pyramid, a slot", "es")).all("[data-move^='at_slot ']").length).toBeGreaterThan(1);
  });

  it.each(LANGUAGES)("says why a move was refused, with the clause to look up (%s)", async (language) => {
    const [refusal] = messagesOf("evidencia", `refused ${language}`) as [Refusal];
    const page = await openTable("evidencia", "play", language, (message) => (message.type === "play" ? [{ ...refusal, id: message.id }] : []));
    await page.click("[data-move^=play]");
    expect(textOf(await page.find("[role=alert]"))).toContain(refusal.text.replace(/ \(EV-\d+\)$/, ""));
    const clause = /EV-\d+/.exec(refusal.text)![0];
    await page.click("[role=alert] button", clause);
    await page.find(`[data-clause=${clause}]`);
  });
});

describe("Euphoria", () => {
  // D5.
  it.each([["window on me", 1], ["window on others", 0]] as const)("in a %s a ring at your seat says whom it is about", async (situation, count) => {
    const page = await openTable("euphoria", situation, "es");
    expect(page.all(".own.targeted")).toHaveLength(count);
  });

  it.each(LANGUAGES)("turns everything over at the end and says how it ended (%s, EU-63)", async (language) => {
    const page = await openTable("euphoria", "over", language);
    expect(page.all(".euphoria .recruit.euphoriano, .euphoria .recruit.subterra")).toHaveLength(24);
    expect(page.all(".recruit.closed")).toEqual([]);
    // D7, D16: in a sentence without a clause.
    expect(textOf(await page.find("[data-testid=strip] .ending"))).toMatch(/\w+.*\.$/);
  });

  // N23.
  it.each(LANGUAGES)("says why the order matters and how to see one's side, and lays all recruits in one gesture (%s)", async (language) => {
    const page = await openTable("euphoria", "lay", language, (message) => (message.type === "play" ? [{ type: "accepted", id: message.id } as never] : []));
    expect(textOf(await page.find("[data-question]"))).toContain({ es: "sin saber cuál es cuál", en: "nobody knows which is which" }[language]);
    expect(textOf(await page.find("[data-testid=strip]"))).toContain({ es: "Mirar", en: "Look" }[language]);
    await page.click("[data-testid=lay-all]");
    const played = (): unknown[] => page.sent.flatMap((message) => (message.type === "play" ? [message.code] : []));
    await vi.waitFor(() => expect(played()).toEqual([0]));
    // The second when it is asked, which is when everybody has laid the first; the third follows by itself (EU-05).
    const update = updateOf("euphoria", "lay");
    const view = { ...(update.view as { laid: number[] }), laid: [1, 1, 1, 1, 1, 1, 1, 1] };
    page.tell([{ ...update, since: update.seq, news: [], view } as never]);
    await vi.waitFor(() => expect(played()).toHaveLength(2));
  });

  // N24.
  it("shows a recruit with the same face before it is laid, in its place and when it is looked at", async () => {
    const page = await openTable("euphoria", "lay", "es");
    const faces = page.all(".lay .face").map((one) => one.getAttribute("d"));
    expect(faces).toHaveLength(3);
    const start = await openTable("euphoria", "start", "es");
    const hold = await start.find(".own .tool");
    hold.dispatchEvent(new Event("pointerdown"));
    await vi.waitFor(() => expect(start.all(".own .recruit.closed")).toEqual([]));
    const { recruits } = updateOf("euphoria", "start").view as { recruits: string[][] };
    const hair = (side: string): (string | null)[] => [...start.all(`.own .${side}:not(.leader) .hair`), ...page.all(`.lay .${side}:not(.leader) .hair`)].map((one) => one.getAttribute("d"));
    expect(recruits[0]).toHaveLength(3);
    for (const side of ["euphoriano", "subterra"]) expect(new Set(hair(side)).size).toBeLessThan(2);
  });

  // N34.
  it.each(LANGUAGES)("calls one anarchist by the singular (%s)", async (language) => {
    const page = await openTable("euphoria", "over", language);
    const { anarchists } = updateOf("euphoria", "over").view as { anarchists: number[] };
    const label = (await page.find(`[data-seat="${anarchists.find((seat) => seat > 0)}"] .plate`)).getAttribute("aria-label")!;
    expect(label).toMatch({ es: /anarquista\b/, en: /anarchist\b/ }[language]);
    expect(label).not.toMatch(/anarquistas|anarchists/);
  });

  it("shows a watcher every seat, and of the recruits those that are exposed", async () => {
    const page = await openTable("euphoria", "watched", "es");
    const { exposed } = updateOf("euphoria", "watched").view as { exposed: boolean[][] };
    expect(page.all(".ring .seat")).toHaveLength(8);
    expect(page.all(".own, .dock")).toEqual([]);
    expect(page.all(".recruit.euphoriano, .recruit.subterra")).toHaveLength(exposed.flat().filter(Boolean).length);
  });
});

describe("Códigos", () => {
  it("shows a watcher every side", async () => {
    const page = await openTable("codigos", "watched", "es");
    expect(page.all("[data-seat]")).toHaveLength(4);
  });

  // D31: players must remember this themselves, so the page offers no hint.
  it.each([["act", 1], ["choose", 0]] as const)("offers a hint where there is one: %s", async (situation, count) => {
    expect(button(await openTable("codigos", situation, "es"), "Pista")).toHaveLength(count);
  });

  // N31: a whole code is laid in one gesture where there is one way to lay it, and asked for card by card where there are more.
  it.each([["one way", ["c1", "t1", "a1", "g1"], [1, 2]], ["two ways", ["c1", "c2", "t1", "g1"], []]] as const)("lays a whole code: %s", async (_ways, held, picks) => {
    const told = structuredClone(updateOf("codigos", "act")) as unknown as { seq: number; since: number; moves: Move[]; view: Record<string, unknown>; news: unknown[]; prompt: unknown };
    const move = (verb: string, place: number): Move => (codigosMoves as Pick<Move, "verb" | "arguments">[]).map((one, code) => ({ ...one, code }) as Move).find((one) => one.verb === verb && one.arguments?.["place"] === place)!;
    const scene = (more: object): void => void Object.assign(told.view, { collections: (told.view["collections"] as string[][]).map((one, seat) => (seat ? one : [...held])), exposed: (told.view["exposed"] as object[]).map(() => ({ card: "", symbols: [] })), ...more });
    told.moves = [move("lay", 4)];
    scene({});
    const offered = held.flatMap((id, n) => (["c", "t"].includes(id[0]!) ? [move("add", n + 1)] : []));
    const page = await openTable("codigos", "act", "es", (message) => {
      if (message.type !== "play") return [];
      const accepted = { ...told, since: told.seq, news: [], accepted: message.id };
      if (message.code === move("lay", 4).code) scene({ phase: "whole", laying: "g1" });
      return [structuredClone({ ...accepted, view: told.view, moves: offered }) as never];
    });
    page.tell([structuredClone(told) as never]);
    page.all(".held .card-spot")[3]!.click();
    await page.click(".orders [data-move='lay 4']");
    await new Promise((done) => setTimeout(done, 60));
    const played = page.sent.flatMap((one) => (one.type === "play" ? [one.code] : []));
    expect(played).toEqual([move("lay", 4).code, ...picks.map((place) => move("add", place).code)]);
  });

  // N2: with help an envelope lies closed too, and a look costs a tap.
  it("opens the envelopes with help, when the player peeks and as long", async () => {
    const situation = "envelope with help";
    const page = await openTable("codigos", situation, "es");
    const { hidden } = updateOf("codigos", situation).view as { hidden: { card: string }[][] };
    const { card, symbol } = codes as unknown as { card: { id: string; code: string[] }[]; symbol: { id: string; names?: Record<string, string>; name?: Record<string, string> }[] };
    const names = Object.fromEntries(symbol.map((one) => [one.id, (one.names ?? one.name)!["es"]!]));
    const said = card.find(({ id }) => id === hidden[0]![0]!.card)!.code.map((id) => names[id]).join(", ");
    const closed = (): void => {
      expect(texts(page, ".own .envelopes li")[0]).not.toContain(said);
      expect(texts(page, ".own .envelopes li")[0]).toContain("cerrado");
      expect(page.all(".envelope.open")).toEqual([]);
    };
    closed();
    await page.click(".own button", /^Espiar$/);
    expect(texts(page, ".own .envelopes li")[0]).toContain(said);
    await page.click(".own button", /^Cerrar los sobres$/);
    closed();
    await page.click(".own button", /^Espiar$/);
    const told = structuredClone(updateOf("codigos", situation)) as unknown as { since: number; view: { current: number } };
    told.view.current = 1;
    page.tell([told as never]);
    closed();
  });

  // What the table itself remembers for the seat would be a look without the price.
  it.each(["envelope", "envelope with the table's help"])("keeps an envelope closed without help: %s", async (situation) => {
    const page = await openTable("codigos", situation, "es");
    expect(texts(page, ".own .envelopes li")[0]).toContain("cerrado");
    expect(page.all(".envelope.open, .own .look")).toEqual([]);
  });

  it("shows at the end the same totals in both languages, and to who watched", async () => {
    const totals = async (situation: string, language: "es" | "en") => (await openTable("codigos", situation, language)).all(".ending .total").map((one) => /[−-]?\d+/.exec(textOf(one))?.[0]).sort();
    const own = await totals("over", "es");
    expect(own).toHaveLength(4);
    expect(await totals("over", "en")).toEqual(own);
    expect(await totals("watched over", "en")).toEqual(own);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(["evidencia", "codigos"] as const)("%s shows everybody their own clock", async (game) => {
    expect((await openTable(game, "clock", language)).all(`.${game} .tag time`)).toHaveLength(2);
  });

  it.each(GAMES)("a spectator of %s is offered no move, and reads how it ended", async (game) => {
    const page = await openTable(game, "watched", language);
    expect(page.all("[data-move]")).toEqual([]);
    expect(textOf(await page.find("[data-testid=ask]"))).toContain({ es: "Estás mirando", en: "You are watching" }[language]);
    const over = await openTable(game, "watched over", language);
    expect(textOf(await over.find("[data-testid=over]"))).not.toMatch(/\b(ganaste|perdiste|you (win|won|lose|lost))\b/i);
  });

  it.each(GAMES)("the end of %s says who won, and offers a rematch", async (game) => {
    const page = await openTable(game, "over", language);
    expect(textOf(await page.find("[data-testid=over]"))).toMatch({ es: /Gana|No gana/, en: /wins?/ }[language]);
    expect(button(page, { es: "Revancha", en: "Rematch" }[language])).toHaveLength(1);
  });

  it.each(GAMES)("alone with bots before %s no seat is asked to be ready", async (game) => {
    const page = await openPage("/t/recorded", language, {
      answer: (message) => (message.type === "hello" ? messagesOf(game, "lobby") : []),
      serve: (path) => (path === "/api/games" ? { es: gamesEs, en: gamesEn }[language] : undefined),
    });
    await page.find(".start button", { es: "Empezar", en: "Start" }[language]);
    expect(page.all(".get-ready")).toEqual([]);
    expect(page.all(".mark.ready")).toHaveLength(updateOf(game, "lobby").room.seats.length - 1);
  });

  it.each([["evidencia", 18], ["euphoria", 15], ["codigos", 49]] as const)("the rules of %s are a page with all cards, and any card says what it is", async (game: string, count: number) => {
    const page = await openPage(`/rules/${game}`, language);
    await page.find("[data-testid=summary] h2");
    expect(page.all("[data-testid=summary] h2")).toHaveLength(4);
    const shown = page.all("[data-testid=gallery] button");
    expect(shown).toHaveLength(count);
    expect(shown.filter((one) => !one.getAttribute("aria-label"))).toEqual([]);
    shown[0]!.click();
    const about = textOf(await page.find("dialog p", /\w/));
    expect(shown[0]!.getAttribute("aria-label")).toContain(about.slice(0, 20));
    await page.click("dialog button", { es: "Qué dice el reglamento", en: "What the rules say" }[language]);
    await page.find("dialog .rule", /\w/);
    await page.click("dialog header button");
    await page.gone("dialog");
    expect(page.all("[data-clause]").length).toBeGreaterThan(20);
  });
});
