/** One tap: a table against bots, or a table to invite friends to. */
import { Api } from "../connection/api";
import { Refused } from "../connection/connection";
import { freshKey } from "../connection/keys";
import { aboutOf } from "../games/about";
import { chosenOptions, MEMORY } from "../lobby/options";
import type { Game, Open, Opened } from "../generated/wire";
import { Witness } from "../table/witness";
import type { Words } from "../text/words";
import type { Choice } from "./choices.svelte";
import { person } from "./person";
import { router } from "./router.svelte";
import { drawerOf, seats } from "./seats.svelte";
import { settings } from "./settings.svelte";

/** Tables that their page starts at once, without waiting in the lobby. */
export const startAtOnce = new Set<string>();

const tried = new Map<string, { key: string; commitment: string }>();

/** A table against bots: the persona that was chosen sits down first on the other side ("" leaves it to the table), with as
 * many others as the game wants. `serverless` is called when the server does not answer and this device plays by itself. */
export async function playBots(game: Game, words: Words, choice: Choice, serverless = () => {}): Promise<void> {
  const seats = seatsOf(game, choice);
  const remembers = helpsToRemember(game, choice);
  const created = await openSomewhere(words, serverless, {
    settings: {
      game: game.name,
      seats,
      options: chosenOptions(game, seats, { ...aboutOf(game.name)?.quickOptions, ...choice.options }, remembers),
      language: words.language,
      memory_aid: remembers,
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

/** Whether the table helps to remember what was seen: as was chosen. Else it does, unless the game's rules have a memory
 * aid of their own: then as the game's folder says. */
export function helpsToRemember(game: Game, { remembers }: Choice): boolean {
  const rule = game.options.find(({ name }) => name === MEMORY);
  return remembers ?? (!rule || (aboutOf(game.name)?.quickOptions[MEMORY] ?? rule.default) === "on");
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

/** The name that the player sits down with. */
export function nameOfGuest(words: Words): string {
  return settings.name || neutralName(words);
}

/** A neutral name for a player who has not given one; it stays the same on this device. */
function neutralName(words: Words): string {
  if (!settings.guestName) {
    const names = words.say("guest-names").split(", ");
    settings.change({ guestName: names[crypto.getRandomValues(new Uint32Array(1))[0]! % names.length]! });
  }
  return settings.guestName;
}

export async function sit(table: string, invite: string, game: string, words: Words, seat?: number): Promise<void> {
  const name = nameOfGuest(words);
  const drawer = drawerOf(table);
  const witness = new Witness(drawer);
  // An answer may be lost: a repeated request with the same key gets the same seat.
  const wish = tried.get(table) ?? { key: freshKey(), commitment: witness.promise(1) };
  tried.set(table, wish);
  const seated = await new Api(words.language).sit(table, { name, invite, seat: seat ?? null, ...wish, person: person.key });
  tried.delete(table);
  witness.publish(1, seated.commitment);
  const began = drawer.read();
  seats.keep({ table, game, key: seated.key, invite, name, seat: seated.seat, at: Date.now(), over: false, began });
}
