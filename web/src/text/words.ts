/** What the page says, in one language: its own words and those of the games, from the same files as the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../connection/connection";
import { packOf } from "../games/pack";
import type { Vocabulary } from "./narrator";

export type Facts = Record<string, FluentVariable>;
/** Says a text by its key. A missing text shows its key, and is an error in the tests. */
export type Say = (key: string, facts?: Facts) => string;

const LOCALES: Record<Language, string> = { es: "es-AR", en: "en-US" };
const own = import.meta.glob<string>("../../text/{es,en}.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/sobremesa/games/*/text/*.ftl", { query: "?raw", import: "default" });
const NONE: Vocabulary = { facts: {}, untold: [], private: [], looks: {}, parts: {}, events: {} };

export class Words {
  private readonly bundles: FluentBundle[];

  constructor(
    readonly language: Language,
    sources: string[],
    /** What the facts of the game mean; empty for the page's own words. */
    readonly vocabulary: Vocabulary = NONE,
  ) {
    this.bundles = sources.map((source) => {
      const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      return bundle;
    });
  }

  /** For dates, numbers and lists. */
  get locale(): string {
    return LOCALES[this.language];
  }

  /** These words, and more. */
  with(source: string): Words {
    const more = new Words(this.language, [source], this.vocabulary);
    more.bundles.push(...this.bundles);
    return more;
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  readonly say: Say = (key, facts) => {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (!pattern) continue;
      const problems: Error[] = [];
      const text = bundle.formatPattern(pattern, facts ?? null, problems);
      if (problems.length) console.warn(`${key}: ${problems[0]!.message}`);
      return text;
    }
    console.warn(`no text ${key}`);
    return key;
  };
}

/** The page's own words. */
export async function pageWords(language: Language): Promise<Words> {
  return new Words(language, [await pageText(language)]);
}

/** What the front page says of a game: its title and the like. `games.ts` has all words of a table. */
export async function frontWords(language: Language, game: string): Promise<Words> {
  return new Words(language, await Promise.all([gameText(language, game), pageText(language)]));
}

export function pageText(language: Language): Promise<string> {
  return own[`../../text/${language}.ftl`]!();
}

/** The text that a game shares with the terminal. The server tells it of a game that the page was not built with. */
export async function gameText(language: Language, game: string): Promise<string> {
  return (await games[`../../../src/sobremesa/games/${game}/text/${language}.ftl`]?.()) ?? (await packOf(game)).texts[language] ?? "";
}
