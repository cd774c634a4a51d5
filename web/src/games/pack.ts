/** The server's description of a game that the page was not built with. Requested once. */
import { Api } from "../connection/api";
import type { GamePack } from "../generated/wire";

const packs = new Map<string, Promise<GamePack>>();

export function packOf(game: string): Promise<GamePack> {
  let found = packs.get(game);
  if (!found) {
    // It holds both languages, so the language of the request does not matter.
    found = new Api("es").pack(game);
    packs.set(game, found);
    found.catch(() => packs.delete(game));
  }
  return found;
}
