/** A scripted game, as `generate.py` played it: what the learner's seat saw, and where to stop and say something. */
import type { Event, Move, Outcome, Phrase } from "../generated/wire";

export interface Frame {
  view: unknown;
  moves: Move[];
  prompt: Phrase | null;
  to_act: number[];
  sealed: string | null;
  events: Event[];
  outcome: Outcome | null;
}

export interface Stop {
  frame: number;
  /** The text to say; it may use `{ $expected }`, the moves asked for in words. */
  say: string;
  /** The moves that the learner is asked for; none where there is only something to read. */
  play: Move[];
  /** What to say to another move than the one asked for, where there is more to say than what to try. */
  other?: string;
  /** The cards that the learner is to put in this order. */
  goal?: string[];
}

export interface Lesson {
  seat: number;
  names: string[];
  options: Record<string, string>;
  frames: Frame[];
  stops: Stop[];
}

const lessons = import.meta.glob<Lesson>("../generated/*.lesson.json", { import: "default" });

export function hasLesson(game: string): boolean {
  return `../generated/${game}.lesson.json` in lessons;
}

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`../generated/${game}.lesson.json`]?.()) ?? null;
}
