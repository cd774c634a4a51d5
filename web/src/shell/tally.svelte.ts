/** How often you and each persona have beaten each other, on this device. */
import { Kept } from "./kept.svelte";

/** A persona that played, and whether it won. */
export interface Faced {
  readonly persona: string;
  readonly won: boolean;
}

export interface Score {
  readonly mine: number;
  readonly theirs: number;
}

type Scores = Readonly<Record<string, Score>>;
const NONE: Score = { mine: 0, theirs: 0 };

/** One more game in the scores: a game that both have won, or neither, is a point for nobody. */
export function scoresAfter(scores: Scores, won: boolean, faced: readonly Faced[]): Scores {
  const decided = faced.filter((one) => one.won !== won);
  const more = decided.map(({ persona }) => {
    const { mine, theirs } = scores[persona] ?? NONE;
    return [persona, won ? { mine: mine + 1, theirs } : { mine, theirs: theirs + 1 }];
  });
  return { ...scores, ...Object.fromEntries(more) };
}

class Tally {
  private readonly kept = new Kept<Scores>("sobremesa.tally", {});

  /** Null while nothing was decided between the two. */
  of(persona: string): Score | null {
    return this.kept.value[persona] ?? null;
  }

  count(won: boolean, faced: readonly Faced[]): void {
    this.kept.value = scoresAfter(this.kept.value, won, faced);
  }
}

export const tally = new Tally();
