/** The words of guessing teams, and the game's. */
import en from "./text/en.ftl?raw";
import es from "./text/es.ftl?raw";
import type { Words } from "../../text/words";

export function guessWords(game: Words): Words {
  return game.with({ es, en }[game.language]);
}
