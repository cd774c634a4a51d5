/** The games that the page can draw: one folder and one line each. Each is loaded when it is played. */
import type { Face } from "../table/situation";

interface Entry {
  face: () => Promise<{ face: Face }>;
  deck: () => Promise<{ default: unknown }>;
}

// A face is written against its own view; the frame hands it that view and no other.
export const GAMES: Record<string, Entry> = {
  evidencia: { face: () => import("./evidencia/face") as unknown as Promise<{ face: Face }>, deck: () => import("../generated/evidencia.cards.json") },
  euphoria: { face: () => import("./euphoria/face") as unknown as Promise<{ face: Face }>, deck: () => import("../generated/euphoria.cards.json") },
  codigos: { face: () => import("./codigos/face") as unknown as Promise<{ face: Face }>, deck: () => import("../generated/codigos.cards.json") },
};

/** A table's own cards, in the same form as the game's. */
export async function deckOf(game: string, own: string): Promise<unknown> {
  if (!own) return (await GAMES[game]!.deck()).default;
  const { parse } = await import("smol-toml");
  return parse(own);
}
