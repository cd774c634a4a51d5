/** What a game's face tells of its cards, in the rules and when a card is tapped. */
import type { Component } from "svelte";
import { situationOf, type Situation } from "../table/situation";
import type { Words } from "../text/words";

/** What can be said and drawn without a running game. */
export type Dealt = Pick<Situation, "deck" | "words">;

export interface Told {
  readonly title: string;
  readonly text: string;
  /** The rule that says more; "" for none. */
  readonly clause: string;
}

/** A row of cards; those that count are `lit`. */
export interface Example {
  readonly cards: readonly string[];
  readonly lit: readonly number[];
}

export interface Gallery {
  /** A card as it lies on the table, as wide as the room that it is given. */
  readonly Card: Component<{ at: Situation; id: string }>;
  /** All cards that the deck has, and how many of each. */
  readonly cards: (at: Dealt) => readonly { readonly id: string; readonly copies: number }[];
  /** What a card is, in a sentence or two. */
  readonly told: (at: Dealt, id: string) => Told;
  /** A card to explain cards by, and where on it, in hundredths, each thing stands that `summary-card-<n>` tells of. */
  readonly anatomy: (at: Dealt) => { readonly id: string; readonly spots: readonly (readonly [x: number, y: number])[] };
  /** Rows of cards that show what `summary-score-<n>` tells. */
  readonly examples?: (at: Dealt) => Readonly<Record<number, Example>>;
  /** What can be explained besides cards, as `explanation.ts` asks for it, with the clause that says more. */
  readonly clauses: Readonly<Record<string, string>>;
  /** Whether a persona's way to attack and to claim shows in this game, so that the explanation of a persona names it. */
  readonly showsManner?: boolean;
}

/** A table without a game: its seats are empty, and nothing can be played. */
export function still(game: string, deck: unknown, words: Words): Situation {
  return situationOf({ game, view: null, seat: null, seats: [], deck, words });
}
