/** How much a table against bots helps to remember what was seen. */
import { mount, unmount } from "svelte";
import type { Game } from "../generated/wire";
import { MEMORY } from "../lobby/options";
import { gameText, Words } from "../text/words";
import MemoryQuestion from "./MemoryQuestion.svelte";
import { settings } from "./settings.svelte";

/** Whether the game is one of memory: its own rules say what help costs. */
export function isOfMemory(game: Game): boolean {
  return game.options.some((option) => option.name === MEMORY);
}

/** The memory aid of a table against bots. A game of memory asks once on this device; null if the player closed the
 * question: then no table is wanted. */
export async function memoryAidFor(game: Game, words: Words): Promise<boolean | null> {
  if (!isOfMemory(game)) return true;
  return settings.memoryAid ?? (await ask(game, words));
}

async function ask(game: Game, words: Words): Promise<boolean | null> {
  const spoken = new Words(words.language, [await gameText(words.language, game.name)]);
  return new Promise((resolve) => {
    const question = mount(MemoryQuestion, {
      target: document.body,
      props: {
        words,
        spoken,
        answer: (aid: boolean | null) => {
          if (aid !== null) settings.change({ memoryAid: aid });
          void unmount(question);
          resolve(aid);
        },
      },
    });
  });
}
