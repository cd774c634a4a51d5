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
}

export interface Lesson {
  seat: number;
  names: string[];
  options: Record<string, string>;
  frames: Frame[];
  stops: Stop[];
}

const lessons = import.meta.glob<Lesson>("../generated/*.lesson.json", { import: "default" });

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`../generated/${game}.lesson.json`]?.()) ?? null;
}
