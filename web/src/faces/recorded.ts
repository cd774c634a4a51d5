/** Situations of real games, as the table told them to a page: written by `tests/browser/recordings.py`. */
import type { Language } from "../connection/connection";
import type { Move, Room, Update } from "../generated/wire";
import { openPage, type Answer, type Page, type Told } from "./page";

const FOLDER = "../generated/recorded/";
const FILES = import.meta.glob<Record<string, Told>>("../generated/recorded/*.json", { eager: true, import: "default" });
/** By game, the messages that a page receives in each situation. */
const ALL = Object.fromEntries(Object.entries(FILES).map(([path, told]) => [path.slice(FOLDER.length, -".json".length), told]));
export const LANGUAGES = ["es", "en"] as const;

export function messagesOf(game: string, situation: string): Told {
  const found = ALL[game]?.[situation];
  if (!found) throw new Error(`${game} has no situation ${situation}`);
  return found;
}

export function updateOf(game: string, situation: string): Update & { room: Room; moves?: readonly Move[] } {
  return messagesOf(game, situation).find((message) => message.type === "update") as never;
}

/** Every situation of every game, as a player or a spectator sees it. */
export const SITUATIONS = Object.entries(ALL).flatMap(([game, situations]) =>
  Object.keys(situations).filter((name) => updateOf(game, name)?.view).map((name) => [game, name] as const),
);

/** The page at a table that is in this situation. */
export async function openTable(game: string, situation: string, language: Language, answer: Answer = () => []): Promise<Page> {
  const page = await openPage("/t/recorded", language, {
    answer: (message) => (message.type === "hello" ? messagesOf(game, situation) : answer(message)),
  });
  await page.find("[data-testid=ask], [data-testid=over]");
  return page;
}
