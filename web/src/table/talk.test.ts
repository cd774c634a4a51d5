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
const texts = (here: InstanceType<typeof Talk>, seat: number): string[] => here.of(seat).map(({ text }) => text);
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
    expect(texts(here, 2)).toEqual(["hola"]);
    expect(here.of(0)).toEqual([]);
    vi.advanceTimersByTime(BUBBLE_MS - 1);
    expect(texts(here, 2)).toEqual(["hola"]);
    vi.advanceTimersByTime(1);
    expect(here.of(2)).toEqual([]);
    expect(BUBBLE_MS).toBe(4000);
  });

  it("stands longer where there is more to read", () => {
    const here = talk();
    here.listen([say(1, 2, "a".repeat(100))]);
    vi.advanceTimersByTime(BUBBLE_MS);
    expect(here.of(2)).toHaveLength(1);
  });

  it("gives way only to what the same seat says next", () => {
    const here = talk();
    here.listen([say(1, 2, "hola"), say(2, 0, "qué tal")]);
    here.listen([say(1, 2, "hola"), say(2, 0, "qué tal"), say(3, 2, "chau")]);
    expect([texts(here, 2), texts(here, 0)]).toEqual([["chau"], ["qué tal"]]);
  });

  // N6.
  it("stays beside a gesture that comes after it, and each goes in its own time", () => {
    const here = talk();
    const react = (n: number): News => ({ what: "react", n, seat: 2, reaction: "mate" });
    here.listen([say(1, 2, "hola")]);
    vi.advanceTimersByTime(BUBBLE_MS - 1);
    here.listen([say(1, 2, "hola"), react(2)]);
    expect(texts(here, 2)).toEqual(["hola", "un mate"]);
    here.listen([say(1, 2, "hola"), react(2), react(3)]);
    expect(here.of(2).map(({ n }) => n)).toEqual([1, 3]);
    vi.advanceTimersByTime(1);
    expect(texts(here, 2)).toEqual(["un mate"]);
  });

  it("is taken away by a tap on it, and nothing else is", () => {
    const here = talk();
    here.listen([say(1, 2, "hola"), say(2, 0, "qué tal")]);
    here.dismiss(1);
    expect([texts(here, 2), texts(here, 0)]).toEqual([[], ["qué tal"]]);
    here.listen([say(1, 2, "hola"), say(2, 0, "qué tal"), say(3, 2, "chau")]);
    vi.advanceTimersByTime(BUBBLE_MS - 1);
    expect(texts(here, 2)).toEqual(["chau"]);
  });

  it("is not repeated to a player who comes later", () => {
    const here = talk(live({ news: [say(1, 2, "hola")] }));
    here.listen([say(1, 2, "hola")]);
    expect(here.bubbles).toEqual([]);
  });

  it("is drawn where it is a reaction, with a word for screen readers", () => {
    const here = talk();
    here.listen([{ what: "react", n: 1, seat: 2, reaction: "mate" }]);
    expect(here.of(2)).toMatchObject([{ reaction: "mate", text: "un mate" }]);
  });

  it("is said by a persona in the first person, in its own way", () => {
    const here = talk();
    here.listen([{ what: "claim", n: 5, seat: 1, words: "equipo 2 subterra" }]);
    expect(texts(here, 1)[0]).toContain("Soy de Subterra");
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
