/** Tells whole games as the page would, for the test that compares the page's narrator with Python's. */
import type { Event, Move, Phrase } from "../generated/wire";
import { labelOf, promptOf, tell, type Vocabulary } from "./narrator";
import { Words } from "./words";

/** What one viewer is told after one move, as the wire carries it. */
interface Step {
  readonly seat: number | null;
  readonly view: unknown;
  readonly memory: unknown;
  readonly prompt: Phrase | null;
  readonly moves: readonly Move[];
  readonly events: readonly Event[];
}

export interface Game {
  readonly names: readonly string[];
  readonly deck: unknown;
  readonly options: Readonly<Record<string, string>>;
  readonly vocabulary: Vocabulary;
  /** The Fluent file, by language. */
  readonly sources: Readonly<Record<"es" | "en", string>>;
  readonly steps: readonly Step[];
}

/** Every sentence of the game in one language, with the number of its step. */
export function told(game: Game, language: "es" | "en"): string[] {
  const words = new Words(language, [game.sources[language]], game.vocabulary);
  const seats = game.names.map((name) => ({ name, level: "", away: false }));
  return game.steps.flatMap((step, n) => {
    const at = { ...step, seats, words, deck: game.deck, options: game.options };
    const lines = [promptOf(at), ...step.moves.map((move) => labelOf(at, move)), ...step.events.map((event) => tell(at, event))];
    return lines.filter(Boolean).map((line) => `${n}: ${line}`);
  });
}
