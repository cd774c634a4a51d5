/** How a table plays, in words. */
import type { Game, Settings } from "../generated/wire";
import type { Words } from "../text/words";

/** The option of games whose rules say what players may look at again. */
export const MEMORY = "memory_aid";

/** The options that apply to this many seats, except the memory aid. */
export function offeredOptions(game: Game, count: number): Game["options"] {
  return game.options.filter((option) => option.name !== MEMORY && (!option.seats.length || option.seats.includes(count)));
}

/** What was chosen of what is offered: an option that does not fit this many seats keeps its default. */
export function chosenOptions(game: Game, count: number, options: Readonly<Record<string, string>>, memoryAid: boolean): Record<string, string> {
  const chosen = offeredOptions(game, count).map((option) => {
    const value = options[option.name] ?? option.default;
    return [option.name, option.names_seats && Number(value) > count ? option.default : value];
  });
  const remembers = game.options.some((option) => option.name === MEMORY);
  return { ...Object.fromEntries(chosen), ...(remembers && { [MEMORY]: memoryAid ? "on" : "off" }) };
}

/** What an option is called in the game's own texts, or one of its values. */
export function optionKey(...names: string[]): string {
  return ["option", ...names].join("-").replaceAll("_", "-");
}

/** A game's option and the meaning of its value, from the game's own texts. */
export function optionWords(words: Words, name: string, value: string): { label: string; value: string } {
  const [key, meaning] = [optionKey(name), optionKey(name, value)];
  return {
    label: words.has(key) ? words.say(key) : name,
    value: words.has(meaning) ? words.say(meaning) : value,
  };
}

export function optionLines(settings: Settings, words: Words): string[] {
  const lines = Object.entries(settings.options ?? {}).map(([name, value]) => {
    const told = optionWords(words, name, value);
    return `${told.label}: ${told.value}`;
  });
  const clock = settings.clock;
  const days = Math.floor((clock?.seconds ?? 0) / 86_400);
  if (clock?.kind === "move") lines.push(days ? words.say("clock-days", { days }) : words.say("clock-move", { seconds: clock.seconds ?? 60 }));
  if (clock?.kind === "player") lines.push(words.say("clock-player", { minutes: Math.round((clock.seconds ?? 60) / 60), increment: clock.increment ?? 0 }));
  if (!clock || clock.kind === "none") lines.push(words.say("clock-none"));
  lines.push(words.say(settings.public ? "table-public" : "table-by-link"));
  if (settings.memory_aid) lines.push(words.say("memory-aid"));
  if (settings.deck) lines.push(words.say("own-deck"));
  if (settings.spectators === false) lines.push(words.say("no-spectators"));
  if (settings.chat === false) lines.push(words.say("talk-off"));
  else if (settings.talk === "claims") lines.push(words.say("talk-claims"));
  return lines;
}
