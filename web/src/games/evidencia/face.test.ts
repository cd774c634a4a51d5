import { describe, expect, it } from "vitest";
import type { Memory, Scene } from "../../generated/evidencia";
import type { Move } from "../../generated/wire";
import type { Situation } from "../../table/situation";
import { gameWords } from "../../text/games";
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
