/** The words of looking back at a game, and the game's. */
import en from "./text/en.ftl?raw";
import es from "./text/es.ftl?raw";
import type { Words } from "../../text/words";

export function lookBackWords(game: Words): Words {
  return game.with({ es, en }[game.language]);
}
