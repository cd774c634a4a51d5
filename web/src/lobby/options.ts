/** How a table plays, in words. */
import type { Settings } from "../generated/wire";
import type { Words } from "../text/words";

/** A game's option and the meaning of its value, from the game's own texts. */
export function optionWords(words: Words, name: string, value: string): { label: string; value: string } {
  const key = `option-${name.replaceAll("_", "-")}`;
  const meaning = `${key}-${value.replaceAll("_", "-")}`;
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
  if (clock?.kind === "move") lines.push(words.say("clock-move", { seconds: clock.seconds ?? 60 }));
  if (clock?.kind === "player") lines.push(words.say("clock-player", { minutes: Math.round((clock.seconds ?? 60) / 60), increment: clock.increment ?? 0 }));
  if (!clock || clock.kind === "none") lines.push(words.say("clock-none"));
  lines.push(words.say(settings.public ? "table-public" : "table-by-link"));
  if (settings.memory_aid) lines.push(words.say("memory-aid"));
  if (settings.deck) lines.push(words.say("own-deck"));
  if (settings.spectators === false) lines.push(words.say("no-spectators"));
  if (settings.chat === false) lines.push(words.say("talk-off"));
  return lines;
}
