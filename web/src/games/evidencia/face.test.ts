import { describe, expect, it } from "vitest";
import type { Memory, Scene } from "../../generated/evidencia";
import type { Move } from "../../generated/wire";
import type { Situation } from "../../table/situation";
import { gameWords } from "../../text/games";
import { stampOf } from "../../table/log";
import { face } from "./face";

const spoken = { es: await gameWords("es", "evidencia"), en: await gameWords("en", "evidencia") };
const asked = (key: string, words = spoken.es): Situation<Scene, Memory> => ({ prompt: { key, facts: {} }, words }) as Situation<Scene, Memory>;
const decline: Move = { code: 0, verb: "decline" };

describe("the button of a seat that uses no special card", () => {
  it("gives nothing up that one does not have", () => {
    expect(face.label!(asked("abduct_none"), decline)).toBe("No tengo Abducción: seguir");
    expect(face.label!(asked("abduct_none", spoken.en), decline)).toMatch(/^I do not have Abduction/);
    expect(face.label!(asked("reveal_none"), decline)).toBe("No la puedo usar: seguir");
  });

  it("names the card that one keeps", () => {
    expect(face.label!(asked("abduct"), decline)).toBe("No usar Abducción");
    expect(face.label!(asked("reveal"), decline)).toBe("No usar Revelación gnomo");
  });
});

// N25.
describe("the stamp at the end", () => {
  const over = (reason: string, language: "es" | "en") =>
    stampOf({ game: "evidencia", seat: 0, seats: [{ name: "Ana" }, { name: "Beto" }], words: spoken[language], outcome: { winners: [1], scores: [3, 3], reason } } as never).text;

  it("says what decided where the points do not", () => {
    expect(over("final", "es")).toBe("Perdiste · 3 a 3, por el Desafío Final");
    expect(over("eye", "en")).toBe("You lose · 3 to 3, by The all-seeing eye");
    expect(over("points", "es")).toBe("Perdiste · 3 a 3");
  });
});

// N7.
describe("where a card goes", () => {
  it("is asked in words that say what it means", () => {
    const at = { words: spoken.es, options: {}, prompt: { key: "send", facts: {} } } as unknown as Situation<Scene, Memory>;
    const moves = ["to_pyramid", "to_zone"].map((verb, code) => ({ code, verb }) as Move);
    expect(moves.map((move) => face.draws!(at, move))).toEqual([false, false]);
    expect(moves.map((move) => face.label!(at, move))).toEqual(["Pirámide: su sello cuenta para los dos", "Mi zona: la ordeno yo"]);
  });
});
