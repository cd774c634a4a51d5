/** The words of seats that change hands, and the game's. */
import en from "../../text/takeover.en.ftl?raw";
import es from "../../text/takeover.es.ftl?raw";
import type { Words } from "../text/words";

export function takeoverWords(game: Words): Words {
  return game.with({ es, en }[game.language]);
}
