/** One tap: a table against bots, or a table to invite friends to. */
import { Api } from "../connection/api";
import { Refused } from "../connection/connection";
import { freshKey } from "../connection/keys";
import { aboutOf } from "../games/about";
import { chosenOptions } from "../lobby/options";
import type { Game, Open, Opened, Seated } from "../generated/wire";
import { Witness } from "../table/witness";
import type { Words } from "../text/words";
import type { Choice } from "./choices.svelte";
import { memoryAidFor } from "./memory_aid";
import { person } from "./person";
import { router } from "./router.svelte";
import { drawerOf, seats } from "./seats.svelte";
import { settings } from "./settings.svelte";

/** Tables that their page starts at once, without waiting in the lobby. */
export const startAtOnce = new Set<string>();

/** More than any table seats. */
const MOST_GUESTS = 8;

const tried = new Map<string, { key: string; commitment: string }>();

/** A table against bots: the persona that was chosen sits down first on the other side ("" leaves it to the table), with as
 * many others as the game wants. `serverless` is called when the server does not answer and this device plays by itself. */
export async function playBots(game: Game, words: Words, choice: Choice, serverless = () => {}): Promise<void> {
  const seats = seatsOf(game, choice);
  const aid = await memoryAidFor(game, words);
  if (aid === null) return;
  const created = await openSomewhere(words, serverless, {
    settings: {
      game: game.name,
      seats,
      options: chosenOptions(game, seats, { ...aboutOf(game.name)?.quickOptions, ...choice.options }, aid),
      language: words.language,
      memory_aid: aid,
      // No spectators by default: without them the table need not hide how long a move took.
      spectators: false,
    },
    bots: Array.from({ length: seats - 1 }, () => levelOf(game, choice)),
    regulars: choice.persona ? [choice.persona] : [],
  });
  await sit(created.table, created.invite, game.name, words);
  startAtOnce.add(created.table);
  router.go(`/t/${created.table}`);
}

/** How many play: as many as were chosen, where the game can be played by so many. */
export function seatsOf(game: Game, { seats }: Choice): number {
  return seats !== undefined && game.seats.includes(seats) ? seats : (aboutOf(game.name)?.bestSeats ?? game.seats[0]!);
}

/** How good the bots are: not every game has every level. */
export function levelOf(game: Game, { level }: Choice): string {
  return game.levels.includes(level) ? level : (game.levels[1] ?? game.levels[0]!);
}

/** With the server, or on this device where there is none. */
async function openSomewhere(words: Words, serverless: () => void, wish: Open): Promise<Opened> {
  try {
    return await new Api(words.language).open(wish);
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.code !== "offline") throw refused;
    serverless();
    return new Api(words.language, true).open(wish);
  }
}

/** What the others read at the player's seat. */
export function nameOfGuest(words: Words): string {
  return settings.name || words.say("guest-name");
}

export async function sit(table: string, invite: string, game: string, words: Words, seat?: number): Promise<void> {
  const drawer = drawerOf(table);
  const witness = new Witness(drawer);
  // An answer may be lost: a repeated request with the same key gets the same seat.
  const wish = tried.get(table) ?? { key: freshKey(), commitment: witness.promise(1) };
  tried.set(table, wish);
  const { seated, name } = await sitAs(nameOfGuest(words), (name) =>
    new Api(words.language).sit(table, { name, invite, seat: seat ?? null, ...wish, person: person.key }),
  );
  tried.delete(table);
  witness.publish(1, seated.commitment);
  const began = drawer.read();
  seats.keep({ table, game, key: seated.key, invite, name, seat: seated.seat, at: Date.now(), over: false, began });
}

/** Guests without a name are numbered where several sit at a table; a name that a player chose is refused instead. */
async function sitAs(name: string, ask: (name: string) => Promise<Seated>, number = 1): Promise<{ seated: Seated; name: string }> {
  const called = number === 1 ? name : `${name} ${number}`;
  try {
    return { seated: await ask(called), name: called };
  } catch (refused) {
    if (settings.name || number > MOST_GUESTS || !(refused instanceof Refused) || refused.code !== "name-taken") throw refused;
    return sitAs(name, ask, number + 1);
  }
}
