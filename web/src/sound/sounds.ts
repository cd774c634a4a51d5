/** Every sound there is, by the game it belongs to. */
import { codigos } from "./codigos";
import { euphoria } from "./euphoria";
import { evidencia } from "./evidencia";
import { shared } from "./shared";
import type { Recipe, Sounds } from "./take";

export const SOUNDS: Readonly<Record<string, Sounds>> = { shared, evidencia, euphoria, codigos };

/** A game's own sound, or the one that every table has. */
export function recipeOf(game: string, name: string): Recipe | undefined {
  return SOUNDS[game]?.[name] ?? shared[name];
}

/** All that a table of this game may be heard with. */
export function soundNames(game: string): string[] {
  return [...new Set([...Object.keys(shared), ...Object.keys(SOUNDS[game] ?? {})])];
}
