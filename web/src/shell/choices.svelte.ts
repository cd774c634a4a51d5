/** Whom this device plays against, and how, game by game. */
import { OURS } from "../games/catalog";
import { PERSONAS } from "../personas/personas";
import { Kept } from "./kept.svelte";

export interface Choice {
  readonly persona: string;
  readonly level: string;
  /** Where they are not chosen, the game's own. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
}

interface All {
  /** The persona that a first visitor meets at the first game, by number. */
  readonly first: number;
  readonly games: Readonly<Record<string, Partial<Choice>>>;
}

/** From one game to the next: no two of the first games have the same persona. */
const APART = 3;

class Choices {
  private readonly kept = new Kept<All>("sobremesa.choices", { first: -1, games: {} }, (found) => typeof (found as All).games === "object");

  constructor() {
    // By chance, and then always the same.
    if (this.kept.value.first < 0) this.kept.value = { ...this.kept.value, first: crypto.getRandomValues(new Uint8Array(1))[0]! % PERSONAS.length };
  }

  of(game: string): Choice {
    const place = Math.max(0, OURS.indexOf(game)) * APART + this.kept.value.first;
    return { persona: PERSONAS[place % PERSONAS.length]!.id, level: "normal", ...this.kept.value.games[game] };
  }

  change(game: string, changes: Partial<Choice>): void {
    const { first, games } = this.kept.value;
    this.kept.value = { first, games: { ...games, [game]: { ...this.of(game), ...changes } } };
  }
}

export const choices = new Choices();
