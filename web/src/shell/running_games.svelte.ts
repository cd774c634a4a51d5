/** The games that this device has a seat in and has not seen end: what the server tells that seat of each. */
import { Api } from "../connection/api";
import { Refused, type Language } from "../connection/connection";
import type { TableDetails } from "../generated/wire";
import { poll } from "./poll";
import { seats, type KeptSeat } from "./seats.svelte";
import { runningGame, type RunningGame } from "./game_status";

/** Only the latest games are requested, at most this many. */
const MOST = 8;
const EVERY_MS = 20_000;
const GONE = ["no-such-table", "bad-key"];

export class RunningGames {
  private told = $state.raw<Readonly<Record<string, TableDetails>>>({});

  /** Those that wait for you first, then the latest. */
  get all(): RunningGame[] {
    const games = seats.latest.filter((seat) => !seat.over).map((seat) => runningGame(seat, this.told[seat.table] ?? null));
    return games.sort((one, other) => Number(other.isYours) - Number(one.isYours));
  }

  /** Asks now and from time to time, while the page is looked at; ends with the function it returns. */
  follow(language: Language): () => void {
    const api = new Api(language);
    return poll(() => {
      for (const seat of seats.latest.filter((one) => !one.over).slice(0, MOST)) void this.ask(api, seat);
    }, EVERY_MS);
  }

  private async ask(api: Api, seat: KeptSeat): Promise<void> {
    try {
      const details = await api.show(seat.table, seat.key);
      this.told = { ...this.told, [seat.table]: details };
      if (details.summary.status === "over") seats.mark(seat.table, true);
    } catch (refused) {
      // A table that the server has forgotten is not running; other errors leave the list as it is.
      if (refused instanceof Refused && GONE.includes(refused.code)) seats.forget(seat.table);
    }
  }
}
