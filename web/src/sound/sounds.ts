/** Every sound there is: those that each table has, and those of the games (`sounds.ts` in a game's folder). */
import { shared } from "./shared";
import type { Recipe, Sounds } from "./take";

const GAMES = import.meta.glob<Sounds>("../games/*/sounds.ts", { eager: true, import: "sounds" });

export const SHARED = "shared";

/** The sounds of a game's folder, or with `SHARED` those of every table. */
export function ownSounds(game: string): Sounds {
  return game === SHARED ? shared : (GAMES[`../games/${game}/sounds.ts`] ?? {});
}

/** A game's own sound, or the one that every table has. */
export function recipeOf(game: string, name: string): Recipe | undefined {
  return ownSounds(game)[name] ?? shared[name];
}

/** The names of all sounds that a table of this game may play. */
export function soundNames(game: string): string[] {
  return [...new Set([...Object.keys(shared), ...Object.keys(ownSounds(game))])];
}
