/** The workshop's side of the server. */
import { request } from "../connection/api";
import { Refused, type Language } from "../connection/connection";
import type { Checked, Deck, DeckEdit, NewDeck, NewPlaytest, NewRun, Playtest, RunSummary, Workshop } from "../generated/workshop";
import { labKey } from "./key.svelte";
import type { Rows } from "./rows";

const ROOT = "/lab/api";

export interface PrintWish {
  readonly what: "cards" | "rules" | "box" | "images" | "tabletop";
  readonly paper: "a4" | "letter";
  readonly size: string;
  readonly bleed: 0 | 3 | 6;
  readonly backs: "duplex" | "fold" | "none";
}

export class LabApi {
  constructor(private readonly language: Language) {}

  workshop = (): Promise<Workshop> => this.json("GET", "/workshop");
  deck = (id: string): Promise<Deck> => this.json("GET", `/decks/${id}`);
  newDeck = (wish: NewDeck): Promise<Deck> => this.json("POST", "/decks", wish);
  editDeck = (id: string, edit: DeckEdit): Promise<Deck> => this.json("PUT", `/decks/${id}`, edit);
  check = (game: string, cards: Rows, deck: string): Promise<Checked> => this.json("POST", "/decks/check", { game, cards, deck });
  run = (id: string): Promise<RunSummary> => this.json("GET", `/runs/${id}`);
  newRun = (wish: NewRun): Promise<RunSummary> => this.json("POST", "/runs", wish);
  stop = (id: string): Promise<RunSummary> => this.json("POST", `/runs/${id}/stop`);
  resume = (id: string): Promise<RunSummary> => this.json("POST", `/runs/${id}/resume`);
  playtest = (id: string): Promise<Playtest> => this.json("GET", `/playtests/${id}`);
  newPlaytest = (wish: NewPlaytest): Promise<Playtest> => this.json("POST", "/playtests", wish);

  async remove(what: "decks" | "runs" | "playtests", id: string): Promise<void> {
    await this.ask("DELETE", `/${what}/${id}`);
  }

  report = (what: "runs" | "playtests", id: string): Promise<string> => this.text(`/${what}/${id}/report?lang=${this.language}`);
  sheet = (id: string): Promise<string> => this.text(`/playtests/${id}/sheet?lang=${this.language}`);
  comparison = (a: string, b: string): Promise<string> => this.text(`/comparison?${new URLSearchParams({ a, b, lang: this.language })}`);

  file = (what: "decks" | "runs" | "playtests", id: string, as: string): Promise<Blob> => this.blob(`/${what}/${id}/file?as=${as}&lang=${this.language}`);
  print(id: string, wish: PrintWish): Promise<Blob> {
    const said = Object.entries({ ...wish, lang: this.language }).map(([name, value]) => [name, String(value)]);
    return this.blob(`/decks/${id}/print?${new URLSearchParams(said)}`);
  }

  private async json<T>(method: string, path: string, body?: object): Promise<T> {
    return (await this.ask(method, path, body)).json() as Promise<T>;
  }

  private async text(path: string): Promise<string> {
    return (await this.ask("GET", path)).text();
  }

  private async blob(path: string): Promise<Blob> {
    return (await this.ask("GET", path)).blob();
  }

  private async ask(method: string, path: string, body?: object): Promise<Response> {
    const key = labKey.value;
    try {
      return await request(this.language, method, ROOT + path, body, key);
    } catch (refused) {
      if (refused instanceof Refused && refused.code === KEY_REFUSED) labKey.refuse(key);
      throw refused;
    }
  }
}

export const KEY_REFUSED = "lab-key";
export const STALE = "lab-stale";
