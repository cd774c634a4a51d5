/** How a simulation or a playtest is set up: which deck, how many seats, which rules. */
import { Api } from "../connection/api";
import { OURS } from "../games/catalog";
import type { Game, Option } from "../generated/wire";
import type { DeckSummary, Workshop } from "../generated/workshop";
import { gameWords, type Words } from "../text/words";
import { printedId } from "./address";

export interface Choice {
  readonly id: string;
  readonly game: string;
  readonly name: string;
}

/** The decks that can be played with: one's own without problems, and the printed ones. */
export function decksOf(workshop: Workshop, printed: (game: string) => string): Choice[] {
  const own = workshop.decks.filter((deck: DeckSummary) => !deck.problems).map(({ id, game, name }) => ({ id, game, name }));
  return [...own, ...OURS.map((game) => ({ id: printedId(game), game, name: printed(game) }))];
}

/** What players of a level are thought to do; the best takes seconds for a move, which no simulation can wait for. */
const SIMULATED = ["facil", "normal", "dificil"];

export class Setup {
  deck = $state.raw<Choice>({ id: "", game: "", name: "" });
  seats = $state(0);
  level = $state("normal");
  options = $state<Record<string, string>>({});
  told = $state.raw<Game | null>(null);
  spoken = $state.raw<Words | null>(null);
  isAway = $state(false);
  private games: readonly Game[] = [];

  constructor(deck: Choice) {
    this.deck = deck;
  }

  /** What means something with this many seats. How much may be looked at again is no matter of a simulation. */
  get offered(): readonly Option[] {
    return this.told?.options.filter((option) => option.name !== "memory_aid" && (!option.seats.length || option.seats.includes(this.seats))) ?? [];
  }
  get levels(): readonly string[] {
    return this.told?.levels.filter((level) => SIMULATED.includes(level)) ?? [];
  }
  /** What was chosen and is not as the game has it anyway. */
  get chosen(): Record<string, string> {
    return Object.fromEntries(this.offered.flatMap(({ name, default: usual }) => (this.options[name] && this.options[name] !== usual ? [[name, this.options[name]]] : [])));
  }

  choose(deck: Choice): void {
    const isOther = deck.game !== this.deck.game;
    this.deck = deck;
    if (isOther) this.seats = 0;
    this.tell();
  }

  async load(words: Words): Promise<void> {
    try {
      [this.games, this.spoken] = await Promise.all([new Api(words.language).games(), gameWords(words.language, this.deck.game)]);
      this.isAway = false;
      this.tell();
    } catch {
      this.isAway = true;
    }
  }

  private tell(): void {
    this.told = this.games.find((game) => game.name === this.deck.game) ?? null;
    if (!this.told) return;
    if (!this.told.seats.includes(this.seats)) this.seats = this.told.seats[0]!;
    this.options = Object.fromEntries(this.told.options.map((option) => [option.name, this.options[option.name] ?? option.default]));
  }
}

