/** What players answered, question by question. */
import type { Answer } from "../generated/workshop";
import { RATINGS } from "../survey/faces";

export interface Said {
  readonly text: string;
  readonly player: string;
  readonly rating: number;
  readonly won: boolean;
}

export interface Tally {
  readonly question: string;
  /** How often each rating from 1 to 5 was given. */
  readonly counts: readonly number[];
  /** The mean over those who rated; null without ratings. */
  readonly mean: number | null;
  readonly said: readonly Said[];
}

export function tallies(questions: readonly string[], answers: readonly Answer[]): Tally[] {
  return questions.map((question, n) => {
    const given = answers.map((answer) => ({ answer, one: answer.given[n] })).filter(({ one }) => one !== undefined);
    const counts = RATINGS.map((rating) => given.filter(({ one }) => one!.rating === rating).length);
    const rated = counts.reduce((sum, count) => sum + count, 0);
    const mean = rated ? counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / rated : null;
    const said = [...given].sort((a, b) => b.answer.at - a.answer.at).flatMap(({ answer, one }) => (one!.text ? [{ text: one!.text, player: answer.player, rating: one!.rating, won: answer.won }] : []));
    return { question, counts, mean, said };
  });
}
