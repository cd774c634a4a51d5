/** The games with a table of their own: one folder and one line each, loaded when they are played. Any other game has the
 * plain table, and what it says and which cards it has, the server tells. */
import type { Component } from "svelte";
import type { DailyPage } from "../generated/wire";
import type { Face } from "../table/situation";
import type { Words } from "../text/words";
import { packOf } from "./pack";

interface Entry {
  face: () => Promise<{ face: Face }>;
  deck: () => Promise<{ default: unknown }>;
  /** The page on which a daily puzzle of this game is solved. */
  puzzle?: () => Promise<{ default: Component<PuzzleProps> }>;
}

export interface PuzzleProps {
  words: Words;
  page: DailyPage;
  date: string;
  changed: (page: DailyPage) => void;
}

// A face is written against its own view; the frame hands it that view and no other.
const GAMES: Record<string, Entry> = {
  evidencia: {
    face: () => import("./evidencia/face") as unknown as Promise<{ face: Face }>,
    deck: () => import("../generated/evidencia.cards.json"),
    puzzle: () => import("./evidencia/PuzzlePage.svelte"),
  },
  euphoria: { face: () => import("./euphoria/face") as unknown as Promise<{ face: Face }>, deck: () => import("../generated/euphoria.cards.json") },
  codigos: { face: () => import("./codigos/face") as unknown as Promise<{ face: Face }>, deck: () => import("../generated/codigos.cards.json") },
};

/** The games that are on the front page before the server has said which ones it has. */
export const OURS: readonly string[] = Object.keys(GAMES);

export async function faceOf(game: string): Promise<Face> {
  if (GAMES[game]) return (await GAMES[game].face()).face;
  return (await (import("./plain/face") as unknown as Promise<{ face: Face }>)).face;
}

export async function puzzleOf(game: string): Promise<Component<PuzzleProps> | undefined> {
  return (await GAMES[game]?.puzzle?.())?.default;
}

/** A table's own cards, or the game's, in the same form. */
export async function deckOf(game: string, own: string): Promise<unknown> {
  if (own) {
    const { parse } = await import("smol-toml");
    return parse(own);
  }
  return GAMES[game] ? (await GAMES[game].deck()).default : (await packOf(game)).cards;
}
