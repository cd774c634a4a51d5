import { describe, expect, it } from "vitest";
import codigos from "../generated/codigos.cards.json";
import euphoria from "../generated/euphoria.cards.json";
import evidencia from "../generated/evidencia.cards.json";
import { gallery as ofCodigos } from "../games/codigos/gallery";
import { gallery as ofEuphoria } from "../games/euphoria/gallery";
import { gallery as ofEvidencia } from "../games/evidencia/gallery";
import { gameWords } from "../text/games";
import { explain } from "./explanation";
import type { Gallery } from "./gallery";
import { rulesOf } from "./rulebook";

const GAMES: [string, unknown, Gallery, number][] = [
  ["evidencia", evidencia, ofEvidencia, 18],
  ["euphoria", euphoria, ofEuphoria, 15],
  ["codigos", codigos, ofCodigos, 49],
];

describe.each(GAMES)("what is explained in %s", (game, deck, gallery, count) => {
  it.each(["es", "en"] as const)("has its sentence, its title and its rule (%s)", async (language) => {
    const words = await gameWords(language, game);
    const clauses = new Set((await rulesOf(game, language)).map((block) => block.id));
    const at = { game, deck, words };
    for (const what of [...Object.keys(gallery.clauses), ...gallery.cards(at).map(({ id }) => `card:${id}`)]) {
      const told = explain(at, what, gallery);
      expect(told, what).not.toBeNull();
      expect(told!.title, what).not.toMatch(/^(explain|criterion|faction|card)-/);
      expect(told!.text, what).toMatch(/\.$/);
      expect(told!.text, what).not.toMatch(/[A-Z]{2}-\d\d|\bexplain-|\{/);
      expect(clauses, what).toContain(told!.clause);
    }
  });

  it("lists every card of the deck", async () => {
    const at = { game, deck, words: await gameWords("es", game) };
    expect(gallery.cards(at)).toHaveLength(count);
  });

  it("explains nothing that it does not know", async () => {
    expect(explain({ game, deck, words: await gameWords("es", game) }, "thing:unheard-of", gallery)).toBeNull();
  });
});

it.each([
  ["es", "miente una de cada tres veces"],
  ["en", "one in three is a lie"],
] as const)("says of a persona what it is like and how often it lies (%s)", async (language, lies) => {
  const words = await gameWords(language, "euphoria");
  const seats = [{ name: "Bruno", regular: "bruno" }];
  const told = explain({ game: "euphoria", deck: euphoria, words, seats }, "persona:bruno", ofEuphoria);
  expect(told?.title).toBe("Bruno");
  expect(told?.text.startsWith(words.say("temper-bruno"))).toBe(true);
  expect(told?.text).toContain(lies);
  // At other tables there are no claims.
  expect(explain({ game: "evidencia", deck: evidencia, words, seats }, "persona:bruno", ofEvidencia)?.text).toBe(words.say("temper-bruno"));
});
