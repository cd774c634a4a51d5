/** One tap: a table against bots, or a table to invite friends to. */
import { Api } from "../connection/api";
import { Refused } from "../connection/connection";
import { freshKey } from "../connection/keys";
import { aboutOf } from "../games/about";
import type { Game, Open, Opened } from "../generated/wire";
import { Witness } from "../table/witness";
import type { Words } from "../text/words";
import { memoryAidFor, optionsWithAid } from "./memory_aid";
import { person } from "./person";
import { router } from "./router.svelte";
import { drawerOf, seats } from "./seats.svelte";
import { settings } from "./settings.svelte";

/** Tables that their page starts at once, without waiting in the lobby. */
export const startAtOnce = new Set<string>();

const tried = new Map<string, { key: string; commitment: string }>();

/** `persona` is the bot that sits down first on the other side; "" leaves it to the table. `serverless` is called when the
 * server does not answer and this device plays by itself. */
export async function playBots(game: Game, words: Words, level = "normal", persona = "", serverless = () => {}): Promise<void> {
  const count = aboutOf(game.name)?.bestSeats ?? game.seats[0]!;
  const bots = Array.from({ length: count - 1 }, () => level);
  const aid = await memoryAidFor(game, words);
  if (aid === null) return;
  const created = await openSomewhere(words, serverless, {
    // No spectators by default: without them the table need not hide how long a move took.
    settings: { game: game.name, seats: count, options: optionsWithAid(game, aboutOf(game.name)?.quickOptions ?? {}, aid), language: words.language, memory_aid: aid, spectators: false },
    bots,
    regulars: persona ? [persona] : [],
  });
  await sit(created.table, created.invite, game.name, words);
  startAtOnce.add(created.table);
  router.go(`/t/${created.table}`);
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
