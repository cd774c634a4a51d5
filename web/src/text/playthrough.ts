/** Narrates whole games as the page would, for the tests that compare the page's narrator with Python's and check
 * moments. */
import type { Event, Move, Phrase } from "../generated/wire";
import { labelOf, promptOf, tell, type Vocabulary } from "./narrator";
import type { Face, Situation } from "../table/situation";
import { Words } from "./words";

const faces = import.meta.glob<{ momentsOf: NonNullable<Face["moments"]> }>("../games/*/moments.ts");
const pages = import.meta.glob<string>(["../../text/es.ftl", "../games/*/text/es.ftl"], { query: "?raw", import: "default" });

/** What one viewer receives after one move, as on the wire. */
interface Step {
  readonly seat: number | null;
  readonly view: unknown;
  readonly memory: unknown;
  readonly prompt: Phrase | null;
  readonly moves: readonly Move[];
  readonly events: readonly Event[];
}

export interface Game {
  readonly name: string;
  readonly names: readonly string[];
  readonly deck: unknown;
  readonly options: Readonly<Record<string, string>>;
  readonly vocabulary: Vocabulary;
  /** The Fluent file, by language. */
  readonly sources: Readonly<Record<"es" | "en", string>>;
  readonly steps: readonly Step[];
}

/** Every sentence of the game in one language, with the number of its step. */
export function narrate(game: Game, language: "es" | "en"): string[] {
  const words = new Words(language, [game.sources[language]], game.vocabulary);
  const seats = game.names.map((name) => ({ name, level: "", away: false }));
  return game.steps.flatMap((step, n) => {
    const at = { ...step, seats, words, deck: game.deck, options: game.options };
    const lines = [promptOf(at), ...step.moves.map((move) => labelOf(at, move)), ...step.events.map((event) => tell(at, event))];
    return lines.filter(Boolean).map((line) => `${n}: ${line}`);
  });
}

/** The moments of every viewer, with the number of the step that told them; empty for a game that has none. `leaks` is a
 * viewer whose view all others are given, for the test that must notice it. */
export async function moments(game: Game, leaks: number | null): Promise<{ step: number; moment: unknown }[]> {
  const momentsOf = (await faces[`../games/${game.name}/moments.ts`]?.())?.momentsOf;
  if (!momentsOf) return [];
  const words = new Words("es", [game.sources.es, (await pages[`../games/${game.name}/text/es.ftl`]?.()) ?? "", await pages["../../text/es.ftl"]!()], game.vocabulary);
  const seats = game.names.map((name) => ({ name, level: "", away: false }));
  const viewers = game.steps.findIndex((step, n) => n > 0 && step.seat === game.steps[0]!.seat);
  return game.steps.flatMap((step, n) => {
    const seen = leaks === null ? n : n - (n % viewers) + game.steps.slice(0, viewers).findIndex((one) => one.seat === leaks);
    if (seen < viewers) return [];
    const { view, events, memory, prompt, moves } = game.steps[seen]!;
    const at = { game: game.name, view, memory, prompt, moves, fresh: events, seat: step.seat, seats, toAct: [], words, deck: game.deck, options: game.options, outcome: null, motion: true };
    return momentsOf(at as unknown as Situation, game.steps[seen - viewers]!.view).map((moment) => ({ step: n, moment }));
  });
}
