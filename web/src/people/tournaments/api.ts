/** The server's interface for the holder of a tournament's key. */
import { requestJson } from "../../connection/api";
import type { Language } from "../../connection/connection";
import { freshKey } from "../../connection/keys";
import type { Seated, TournamentAct, TournamentOpened, TournamentPage, TournamentSeat, TournamentWish } from "../../generated/wire";
import { person } from "../../shell/person";
import { drawerOf, seats } from "../../shell/seats.svelte";
import { Witness } from "../../table/witness";

export class TournamentApi {
  constructor(
    private readonly language: Language,
    private readonly tournament: string,
    private readonly key: string,
  ) {}

  static found(language: Language, wish: TournamentWish): Promise<TournamentOpened> {
    return requestJson(language, "POST", "/api/tournaments", wish, person.key);
  }

  act(act: NonNullable<TournamentAct["act"]>, more: { name?: string; round?: number } = {}): Promise<TournamentPage> {
    const wish: TournamentAct = { key: this.key, act, ...more };
    return requestJson(this.language, "POST", `/api/tournaments/${encodeURIComponent(this.tournament)}`, wish, person.key);
  }

  /** Sits down at the table of your pairing; the game begins when both players are there. */
  async sit(table: string, game: string, name: string, commitment: string): Promise<void> {
    const wish: TournamentSeat = { tournament: this.tournament, tournament_key: this.key, key: seats.of(table)?.key ?? freshKey() };
    const seated = await requestJson<Seated>(this.language, "POST", `/api/tables/${table}/tournament`, wish, person.key);
    seats.keep({ over: false, at: Date.now(), ...seats.of(table), table, game, key: seated.key, invite: "", name, seat: seated.seat });
    new Witness(drawerOf(table)).publish(1, commitment);
  }
}
