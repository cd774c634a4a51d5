/** Situations of real games, as the table told them to a page: written by `tests/browser/recorded.py`. */
import type { Language } from "../connection/connection";
import type { Move, Room, Update } from "../generated/wire";
import codigos from "../generated/recorded/codigos.json";
import euphoria from "../generated/recorded/euphoria.json";
import evidencia from "../generated/recorded/evidencia.json";
import { openPage, type Answer, type Page, type Told } from "./page";

export type Game = "evidencia" | "euphoria" | "codigos";
const ALL = { evidencia, euphoria, codigos } as unknown as Record<Game, Record<string, Told>>;
export const LANGUAGES = ["es", "en"] as const;

export function told(game: Game, situation: string): Told {
  const found = ALL[game][situation];
  if (!found) throw new Error(`${game} has no situation ${situation}`);
  return found;
}

export function updateOf(game: Game, situation: string): Update & { room: Room; moves?: readonly Move[] } {
  return told(game, situation).find((message) => message.type === "update") as never;
}

/** Every situation of every game at which somebody sits or watches. */
export const SITUATIONS = (Object.keys(ALL) as Game[]).flatMap((game) =>
  Object.keys(ALL[game]).filter((name) => updateOf(game, name)?.view).map((name) => [game, name] as const),
);

/** The page at a table that is in this situation. */
export async function openTable(game: Game, situation: string, language: Language, answer: Answer = () => []): Promise<Page> {
  const page = await openPage("/t/recorded", language, {
    answer: (message) => (message.type === "hello" ? told(game, situation) : answer(message)),
  });
  await page.find("[data-testid=ask], [data-testid=over]");
  return page;
}
