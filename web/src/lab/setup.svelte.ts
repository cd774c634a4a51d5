/** How a simulation or a playtest is set up: a table's seats and rules, and the deck it is played with. */
import type { DeckSummary, Workshop } from "../generated/workshop";
import { TableSetup } from "../lobby/setup.svelte";
import { printedId } from "./address";

export interface Choice {
  readonly id: string;
  readonly game: string;
  readonly name: string;
}

/** The decks that can be played with: one's own without problems, and the printed ones. */
export function decksOf(workshop: Workshop, games: readonly string[], printed: (game: string) => string): Choice[] {
  const own = workshop.decks.filter((deck: DeckSummary) => !deck.problems).map(({ id, game, name }) => ({ id, game, name }));
  return [...own, ...games.map((game) => ({ id: printedId(game), game, name: printed(game) }))];
}

/** What players of a level are thought to do; the best takes seconds for a move, which no simulation can wait for. */
const SIMULATED = ["facil", "normal", "dificil"];

export class Setup extends TableSetup {
  deck = $state.raw<Choice>({ id: "", game: "", name: "" });

  constructor(deck: Choice) {
    super();
    this.deck = deck;
  }

  get levels(): readonly string[] {
    return this.told?.levels.filter((level) => SIMULATED.includes(level)) ?? [];
  }

  choose(deck: Choice): void {
    if (deck.game !== this.deck.game) {
      this.told = null;
      this.seats = 0;
    }
    this.deck = deck;
  }
}
