/** The games with a table of their own: one folder and one line each, loaded when they are played. Any other game has the
 * plain table, and the server sends its texts and cards. */
import type { Face } from "../table/situation";
import { packOf } from "./pack";

interface Entry {
  face: () => Promise<{ face: Face }>;
  deck: () => Promise<{ default: unknown }>;
}

// A face is typed by its own view; the frame hands it only that view.
const GAMES: Record<string, Entry> = {
  evidencia: { face: () => import("./evidencia/face") as unknown as Promise<{ face: Face }>, deck: () => import("../generated/evidencia.cards.json") },
  euphoria: { face: () => import("./euphoria/face") as unknown as Promise<{ face: Face }>, deck: () => import("../generated/euphoria.cards.json") },
  codigos: { face: () => import("./codigos/face") as unknown as Promise<{ face: Face }>, deck: () => import("../generated/codigos.cards.json") },
};

/** The games that the front page shows before the server's list arrives. */
export const OURS: readonly string[] = Object.keys(GAMES);

export async function faceOf(game: string): Promise<Face> {
  if (GAMES[game]) return (await GAMES[game].face()).face;
  return (await (import("./plain/face") as unknown as Promise<{ face: Face }>)).face;
}

/** A table's own cards, or the game's, in the same form. */
export async function deckOf(game: string, own: string): Promise<unknown> {
  if (own) {
    const { parse } = await import("smol-toml");
    return parse(own);
  }
  return GAMES[game] ? (await GAMES[game].deck()).default : (await packOf(game)).cards;
}
