import { describe, expect, it, vi } from "vitest";
import codigosCues from "../games/codigos/cues.json";
import euphoriaCues from "../games/euphoria/cues.json";
import evidenciaCues from "../games/evidencia/cues.json";
import codigos from "../generated/codigos.vocabulary.json";
import euphoria from "../generated/euphoria.vocabulary.json";
import evidencia from "../generated/evidencia.vocabulary.json";
import type { Event } from "../generated/wire";
import { soundOf, soundsOf } from "./cues";
import { Listener } from "./listener";
import { ownSounds, recipeOf, SHARED } from "./sounds";
import { RATE, type Chance } from "./take";

const VOCABULARIES = { evidencia, euphoria, codigos };
/** What a moment asks for by its name. */
const BY_MOMENTS: Record<string, string[]> = { euphoria: ["alarm"] };
const CUES = { evidencia: evidenciaCues, euphoria: euphoriaCues, codigos: codigosCues };
const ALL = [SHARED, ...Object.keys(VOCABULARIES)].flatMap((game) => Object.keys(ownSounds(game)).map((name) => [game, name] as const));

function seededChance(seed: number): Chance {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

function render(game: string, name: string, seed = 7): Float32Array {
  return recipeOf(game, name)!(seededChance(seed));
}

function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

describe("a sound", () => {
  it.each(ALL)("%s %s is heard, is bounded and is short", (game, name) => {
    const samples = render(game, name);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThanOrEqual(0.75);
    expect(loudness(samples)).toBeGreaterThan(0.015);
    expect(samples.length / RATE).toBeLessThanOrEqual(1.4);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it.each(ALL)("%s %s begins and ends without a click", (game, name) => {
    const samples = render(game, name);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.2);
    expect(Math.abs(samples.at(-1)!)).toBe(0);
    // Most of it is over before it ends: nothing is cut off.
    const tail = samples.subarray(Math.floor(samples.length * 0.95));
    expect(loudness(tail)).toBeLessThan(loudness(samples) * 0.5);
  });

  it.each(ALL)("%s %s is not the same twice", (game, name) => {
    expect(render(game, name, 1)).not.toEqual(render(game, name, 2));
  });

  it("is one of at least six of each game", () => {
    for (const game of Object.keys(VOCABULARIES)) expect(Object.keys(ownSounds(game)).length).toBeGreaterThanOrEqual(6);
  });
});

describe("what happens", () => {
  it.each(Object.entries(VOCABULARIES))("in %s has a sound for each kind of event, or is silent on purpose", (game, vocabulary) => {
    const known = CUES[game as keyof typeof CUES] as Record<string, string>;
    expect(Object.keys(known).sort()).toEqual(Object.keys(vocabulary.events).sort());
    for (const name of Object.values(known).filter(Boolean)) expect(recipeOf(game, name), name).toBeDefined();
  });

  it.each(Object.keys(VOCABULARIES))("in %s uses every sound that the game has", (game) => {
    const used = new Set([...Object.values(CUES[game as keyof typeof CUES]), ...(BY_MOMENTS[game] ?? [])]);
    expect(Object.keys(ownSounds(game)).filter((name) => !used.has(name))).toEqual([]);
  });

  it("makes no sound where it is hidden", () => {
    expect(soundOf("euphoria", { kind: "hidden" })).toBe("");
    expect(soundOf("a-new-game", { kind: "hidden" })).toBe("");
  });

  it("sounds like cards in a game that the page does not know", () => {
    expect(soundsOf("a-new-game", [{ kind: "anything" }, { kind: "else" }])).toEqual(["card"]);
  });

  it("sounds once each, and the latest where there is much of it", () => {
    const kinds = ["moved_soldier", "said", "said", "revealed", "hid", "took"].map((kind) => ({ kind }));
    expect(soundsOf("codigos", kinds)).toEqual(["stamp", "envelope", "card"]);
  });
});

describe("a table that is heard", () => {
  type Heard = Parameters<Listener["take"]>[0];
  const WAITING: Heard = { game: "euphoria", fresh: [], toAct: [1], seat: 0, outcome: null, moment: null };
  const event = (kind: string, facts: Event["facts"] = {}): Event => ({ number: 1, kind, facts });

  function listening(first: Partial<Heard> = {}): { take: (change: Partial<Heard>) => void; heard: string[]; shake: ReturnType<typeof vi.fn> } {
    const played: string[] = [];
    const shake = vi.fn();
    const hearing = new Listener((_game, name) => played.push(name), shake);
    let at = { ...WAITING, ...first };
    hearing.take(at);
    return { take: (change) => hearing.take((at = { ...at, ...change })), heard: played, shake };
  }

  it("is quiet about what was there when it was opened", () => {
    expect(listening({ fresh: [event("shot")], toAct: [0] }).heard).toEqual([]);
  });

  it("rings and shakes once when it is your turn", () => {
    const { take, heard: played, shake } = listening();
    take({ toAct: [0] });
    take({ toAct: [0] });
    expect(played).toEqual(["turn"]);
    expect(shake).toHaveBeenCalledTimes(1);
  });

  it("rings for every seat that a window asks, also where it can only pass", () => {
    const { take, heard: played } = listening({ toAct: [0, 1] });
    take({ fresh: [event("asked", { seats: "0 1" })] });
    expect(played).toEqual(["turn"]);
  });

  it("sounds again only when something else happened", () => {
    const { take, heard: played } = listening();
    const fresh = [event("shot", { seat: 1, target: 2 })];
    take({ fresh });
    take({ toAct: [2] });
    expect(played).toEqual(["shot"]);
  });

  it("leaves to a moment what it sounds like, and rings when the table has come to rest", () => {
    const played: string[] = [];
    const hearing = new Listener((_game, name) => played.push(name), () => undefined);
    const fresh = [event("shot")];
    const moment = { kind: "charge", event: null, stamp: null, hold: 1, sound: "alarm" };
    hearing.take(WAITING);
    hearing.take({ ...WAITING, fresh, moment, toAct: [] }, true);
    expect(played).toEqual([]);
    hearing.take({ ...WAITING, fresh, toAct: [0] });
    expect(played).toEqual(["turn"]);
  });

  it("sounds each event with the frame that tells it, and the end after all of them", () => {
    const played: string[] = [];
    const hearing = new Listener((_game, name) => played.push(name), () => undefined);
    const [first, second] = [event("armed"), event("shot")];
    const outcome = { scores: [], winners: [0], clause: "", reason: "" };
    hearing.take(WAITING);
    hearing.take({ ...WAITING, fresh: [first], outcome }, true);
    hearing.take({ ...WAITING, fresh: [first, second], outcome }, true);
    expect(played).toEqual(["charge", "shot"]);
    hearing.take({ ...WAITING, fresh: [first, second], outcome });
    expect(played).toEqual(["charge", "shot", "win"]);
  });

  it("shakes when you are shot, and not when another seat is", () => {
    const { take, shake } = listening();
    take({ fresh: [event("shot", { seat: 1, target: 2 })] });
    expect(shake).not.toHaveBeenCalled();
    take({ fresh: [event("shot", { seat: 1, target: 0 })] });
    expect(shake).toHaveBeenCalledTimes(1);
  });

  it.each([
    [[0], 0, "win"],
    [[1], 0, "lose"],
    [[1], null, "cup"],
    [[], 0, "cup"],
  ] as const)("ends as it ended: winners %j for seat %j is %s", (winners, seat, name) => {
    const { take, heard: played } = listening({ seat });
    take({ outcome: { scores: [], winners, clause: "", reason: "" }, toAct: [] });
    expect(played).toEqual([name]);
  });
});
