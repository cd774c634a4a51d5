/** The set-up of a new table, on every page that opens one: how many seats, which rules, how good the bots are. */
import { Api } from "../connection/api";
import type { Game } from "../generated/wire";
import { gameWords } from "../text/games";
import type { Words } from "../text/words";
import { offeredOptions } from "./options";

export class TableSetup {
  /** What the server says of the game, and the game's own texts. */
  told = $state.raw<Game | null>(null);
  /** All games that can be played there. */
  games = $state.raw<readonly Game[]>([]);
  spoken = $state.raw<Words | null>(null);
  isUnknown = $state(false);
  isAway = $state(false);
  seats = $state(0);
  level = $state("normal");
  options = $state<Record<string, string>>({});
  /** The game that was requested last: late answers for another game are dropped. */
  private wanted = "";

  /** The options that mean something with this many seats. */
  get offered(): Game["options"] {
    return this.told ? offeredOptions(this.told, this.seats) : [];
  }
  /** The chosen options that differ from the defaults. */
  get changed(): Record<string, string> {
    return Object.fromEntries(this.offered.flatMap(({ name, default: usual }) => (this.options[name] && this.options[name] !== usual ? [[name, this.options[name]]] : [])));
  }

  /** Loads the game; options that it shares with the last one keep their values. */
  async load(words: Words, game: string, onDevice = false): Promise<void> {
    this.wanted = game;
    void gameWords(words.language, game).then((found) => this.wanted === game && (this.spoken = found), () => undefined);
    try {
      const games = await new Api(words.language, onDevice).games();
      if (this.wanted !== game) return;
      this.games = games;
      const told = games.find(({ name }) => name === game) ?? null;
      this.isAway = false;
      this.isUnknown = !told;
      if (told && !told.seats.includes(this.seats)) this.seats = told.seats[0]!;
      this.options = Object.fromEntries((told?.options ?? []).map(({ name, default: usual }) => [name, this.options[name] ?? usual]));
      this.told = told;
    } catch {
      this.isAway = true;
    }
  }
}
