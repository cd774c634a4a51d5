/** The parts of a game's summary, as its texts number them: `summary-turn-1`, `summary-turn-2`, and so on. */
import type { Words } from "../text/words";

export type Part = "card" | "turn" | "score" | "win";

/** The few words before a colon, which name what the line is about; "" where it names nothing. */
export function nameOf(line: string): string {
  const [name = "", rest] = line.split(":", 2);
  return rest !== undefined && name.length <= 36 ? name : "";
}

export function partOf(words: Words, part: Part): string[] {
  const found: string[] = [];
  for (let n = 1; words.has(`summary-${part}-${n}`); n++) found.push(words.say(`summary-${part}-${n}`));
  return found;
}
