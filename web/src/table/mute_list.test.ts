import { beforeEach, describe, expect, it, vi } from "vitest";
import type { News } from "./clock.svelte";

const kept = new Map<string, string>();
const nameOf = (seat: number): string => ["Ana", "Beto"][seat] ?? "";
const said: News = { what: "say", n: 1, seat: 1, text: "¡Dale!" };
const claimed: News = { what: "claim", n: 2, seat: 1, words: "equipo 2 subterra" };

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

describe("a muted player", () => {
  it("is not heard at that table, and what they claim still is", async () => {
    const { isHeard, muteList } = await import("./mute_list.svelte");
    expect(isHeard(said, "mesa", nameOf)).toBe(true);
    muteList.change("mesa", "Beto", true);
    expect(isHeard(said, "mesa", nameOf)).toBe(false);
    expect(isHeard(claimed, "mesa", nameOf)).toBe(true);
    expect(isHeard(said, "otra", nameOf)).toBe(true);
    muteList.change("mesa", "Beto", false);
    expect(isHeard(said, "mesa", nameOf)).toBe(true);
  });

  it("stays so after the page was closed, and a damaged store mutes no one", async () => {
    (await import("./mute_list.svelte")).muteList.change("mesa", "Beto", true);
    vi.resetModules();
    expect((await import("./mute_list.svelte")).muteList.has("mesa", "Beto")).toBe(true);
    kept.set("sobremesa-muted", "{");
    vi.resetModules();
    expect((await import("./mute_list.svelte")).muteList.has("mesa", "Beto")).toBe(false);
  });
});
