/** All words of a game's table. Apart from `words.ts`, so that the entry script does not carry their list. */
import type { Language } from "../connection/connection";
import { packOf } from "../games/pack";
import type { Vocabulary } from "./narrator";
import { gameText, pageText, Words } from "./words";

const tables = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });
const personas = import.meta.glob<string>("../../../src/sobremesa/table/text/regulars/*.ftl", { query: "?raw", import: "default" });
const vocabularies = import.meta.glob<Vocabulary>("../generated/*.vocabulary.json", { import: "default" });

/** A game's words: those of its rules, those of its table on the page, those of the personas, and the page's own. */
export async function gameWords(language: Language, game: string): Promise<Words> {
  const [rules, table, page, people, vocabulary] = await Promise.all([
    gameText(language, game),
    tables[`../games/${game}/text/${language}.ftl`]?.() ?? "",
    pageText(language),
    personas[`../../../src/sobremesa/table/text/regulars/${language}.ftl`]!(),
    vocabularies[`../generated/${game}.vocabulary.json`]?.() ?? packOf(game).then((pack) => pack.vocabulary as unknown as Vocabulary),
  ]);
  return new Words(language, [rules, table, page, people], vocabulary);
}
