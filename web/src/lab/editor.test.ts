import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Deck } from "../generated/workshop";

let Editor: typeof import("./editor.svelte").DeckEditor;
const kept = new Map<string, string>();
const DECK: Deck = {
  id: "ab12", name: "Mío", game: "evidencia", revision: 3, text: "", problems: [], changes: [],
  columns: [{ name: "id", kind: "text", choices: [] }, { name: "value", kind: "int", choices: [] }],
  cards: [{ id: "g1", value: 1 }, { id: "g2", value: 2 }],
};
const ONE = { card: "g1", field: "value" };
/** What the server has, and how it answers the next requests to save. */
let server: Deck;
let answers: ("ok" | "lost" | "away" | "stale" | "key")[];
let saves: number;

const reply = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });

async function serve(path: string, { method, body }: { method: string; body?: string }): Promise<Response> {
  if (path.endsWith("/check")) return reply({ problems: [], changes: [], content: {} });
  if (method === "GET") return reply(server);
  saves += 1;
  const how = answers.shift() ?? "ok";
  const edit = JSON.parse(body!) as { revision: number; cards: Deck["cards"]; name: string };
  if (how === "away") throw new TypeError("no network");
  if (how === "key") return reply({ code: "lab-key", text: "No." }, 401);
  if (how === "stale" || edit.revision !== server.revision) return reply({ code: "lab-stale", text: "Otra." }, 409);
  server = { ...server, cards: edit.cards, name: edit.name, revision: server.revision + 1 };
  if (how === "lost") throw new TypeError("no network");
  return reply(server);
}

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) });
  vi.stubGlobal("fetch", serve);
  ({ DeckEditor: Editor } = await import("./editor.svelte"));
});
beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  [server, answers, saves] = [DECK, [], 0];
});
afterEach(() => vi.useRealTimers());

const opened = () => new Editor(server, () => "es");
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("a deck that is worked on", () => {
  it("is saved by itself, once, a moment after the last letter", async () => {
    const editor = opened();
    editor.write(ONE, 4);
    await wait(300);
    editor.write(ONE, 5);
    expect(editor.saving).toBe("changed");
    await wait(1000);
    expect([editor.saving, saves, server.cards[0]!["value"], kept.size]).toEqual(["saved", 1, 5, 0]);
    editor.undo();
    await wait(1000);
    expect(server.cards[0]!["value"]).toBe(1);
  });

  it("is saved again if something was typed while it was on its way", async () => {
    const editor = opened();
    editor.write(ONE, 4);
    const saving = editor.save();
    editor.write(ONE, 5);
    expect(await saving).toBe(false);
    expect(await editor.save()).toBe(true);
    expect([server.cards[0]!["value"], editor.saving]).toEqual([5, "saved"]);
  });

  it("is kept on the device while the server is away, and saved when it is back", async () => {
    answers = ["away", "away"];
    const editor = opened();
    editor.write(ONE, 4);
    await wait(1000);
    expect([editor.saving, kept.size]).toEqual(["away", 1]);
    const again = opened();
    expect(again.rows[0]!["value"]).toBe(4);
    await wait(10_000);
    expect([again.saving, server.cards[0]!["value"], kept.size]).toEqual(["saved", 4, 0]);
  });

  it("loses nothing when the key is refused", async () => {
    answers = ["key"];
    const editor = opened();
    editor.write(ONE, 4);
    await wait(1000);
    expect([editor.saving, editor.rows[0]!["value"], kept.size]).toEqual(["away", 4, 1]);
    await wait(5000);
    expect(editor.saving).toBe("saved");
  });

  it("is not taken for another page's when only the answer was lost", async () => {
    answers = ["lost"];
    const editor = opened();
    editor.write(ONE, 4);
    await wait(20_000);
    expect([editor.saving, server.cards[0]!["value"]]).toEqual(["saved", 4]);
  });

  it.each([true, false])("waits for a choice when another page saved it, and the other version can be had back (mine: %s)", async (mine) => {
    const editor = opened();
    server = { ...server, revision: 4, cards: [{ id: "g1", value: 9 }, { id: "g2", value: 2 }] };
    editor.write(ONE, 4);
    await wait(20_000);
    expect([editor.saving, saves, editor.rows[0]!["value"]]).toEqual(["stale", 1, 4]);
    await editor.settle(mine);
    expect([editor.saving, editor.rows[0]!["value"], server.cards[0]!["value"]]).toEqual(["saved", mine ? 4 : 9, mine ? 4 : 9]);
    editor.undo();
    expect(editor.rows[0]!["value"]).toBe(mine ? 9 : 4);
  });
});
