import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Tag } from "../generated/wire";
import { claimWords } from "../games/euphoria/claims";
import { at } from "../games/euphoria/fixture";
import type { News } from "./clock.svelte";
import type { LiveTable } from "./live.svelte";
import type { Face } from "./situation";

let Talk: typeof import("./talk.svelte").TableTalk;
let BUBBLE_MS = 0;
const asked: object[] = [];
const face = { claimWords } as unknown as Face;
const seats = [
  { name: "Ana", level: "", away: false },
  { name: "Tito", level: "normal", away: false, regular: "tito" },
  { name: "Caro", level: "", away: false },
];
const TAG: Tag = { n: 4, seat: 1, words: "equipo 2 subterra", doubts: [] };

function live(more: { news?: readonly News[]; tags?: readonly Tag[]; seat?: number | null; isPlaying?: boolean } = {}): LiveTable {
  const ask = (request: object): Promise<boolean> => Promise.resolve(Boolean(asked.push(request)));
  return { ...at({}, { seats }), news: [], tags: [], isPlaying: true, ask, ...more } as unknown as LiveTable;
}

const talk = (table = live()): InstanceType<typeof Talk> => new Talk(table, () => face);
const say = (n: number, seat: number, text: string): News => ({ what: "say", n, seat, text });

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  ({ TableTalk: Talk, BUBBLE_MS } = await import("./talk.svelte"));
});
beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe("what is said", () => {
  it("stands at the speaker for four seconds, and goes by itself", () => {
    const here = talk();
    here.listen([say(1, 2, "hola")]);
    expect(here.of(2)?.text).toBe("hola");
    expect(here.of(0)).toBeUndefined();
    vi.advanceTimersByTime(BUBBLE_MS - 1);
    expect(here.of(2)?.text).toBe("hola");
    vi.advanceTimersByTime(1);
    expect(here.of(2)).toBeUndefined();
    expect(BUBBLE_MS).toBe(4000);
  });

  it("stands longer where there is more to read", () => {
    const here = talk();
    here.listen([say(1, 2, "a".repeat(100))]);
    vi.advanceTimersByTime(BUBBLE_MS);
    expect(here.of(2)).toBeDefined();
  });

  it("gives way only to what the same seat says next", () => {
    const here = talk();
    here.listen([say(1, 2, "hola"), say(2, 0, "qué tal")]);
    here.listen([say(1, 2, "hola"), say(2, 0, "qué tal"), say(3, 2, "chau")]);
    expect([here.of(2)?.text, here.of(0)?.text]).toEqual(["chau", "qué tal"]);
  });

  it("is not repeated to a player who comes later", () => {
    const here = talk(live({ news: [say(1, 2, "hola")] }));
    here.listen([say(1, 2, "hola")]);
    expect(here.bubbles).toEqual([]);
  });

  it("is drawn where it is a reaction, with a word for screen readers", () => {
    const here = talk();
    here.listen([{ what: "react", n: 1, seat: 2, reaction: "mate" }]);
    expect([here.of(2)?.reaction, here.of(2)?.text]).toEqual(["mate", "un mate"]);
  });

  it("is said by a persona in the first person, in its own way", () => {
    const here = talk();
    here.listen([{ what: "claim", n: 5, seat: 1, words: "equipo 2 subterra" }]);
    expect(here.of(1)?.text).toContain("Soy de Subterra");
  });
});

describe("a claim that stands", () => {
  it("is a tag at the seat that made it", () => {
    const here = talk(live({ tags: [TAG] }));
    expect(here.tagsOf(1)).toEqual([{ n: 4, text: "Soy de Subterra", doubters: [], mayDoubt: true }]);
    expect(here.tagsOf(2)).toEqual([]);
  });

  it("is called a lie once, by others, while the game is on", () => {
    const mayDoubt = (more: Parameters<typeof live>[0]): boolean | undefined => talk(live({ tags: [TAG], ...more })).tagsOf(1)[0]?.mayDoubt;
    expect(mayDoubt({ seat: 1 })).toBe(false);
    expect(mayDoubt({ seat: null })).toBe(false);
    expect(mayDoubt({ isPlaying: false })).toBe(false);
    expect(mayDoubt({ tags: [{ ...TAG, doubts: [0] }] })).toBe(false);
    const doubted = talk(live({ tags: [{ ...TAG, doubts: [2] }] }));
    expect(doubted.tagsOf(1)[0]).toMatchObject({ doubters: ["Caro"], mayDoubt: true });
    doubted.doubt(4);
    expect(asked).toEqual([{ type: "doubt", claim: 4 }]);
  });
});
