/** The questions of a playtest: asked of a seat by its key, and answered once a game. */
import { request, requestJson } from "../connection/api";
import type { Language } from "../connection/connection";
import type { Answers, Questions } from "../generated/workshop";

const place = (table: string): string => `/lab/api/questions/${encodeURIComponent(table)}`;

export function questionsOf(language: Language, table: string, door: string): Promise<Questions> {
  return requestJson(language, "GET", place(table), undefined, door);
}

export async function answerQuestions(language: Language, table: string, door: string, answers: Answers): Promise<void> {
  await request(language, "POST", place(table), answers, door);
}
