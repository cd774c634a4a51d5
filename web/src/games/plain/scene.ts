/** What the table of a small game is given: cards in zones and counters, made by the kit (kernel/kit/view.py). */
import type { Move } from "../../generated/wire";
import { nameOf, type Situation } from "../../table/situation";

export interface SmallScene {
  /** By zone and owner the cards' ids; "?" and its back for one that lies face down. */
  readonly zones: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly counters: Readonly<Record<string, readonly number[]>>;
}

export type At = Situation<SmallScene>;

export interface SmallCard {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
}

export const isUnseen = (card: string): boolean => card.startsWith("?");

export function isSmall(view: unknown): view is SmallScene {
  return typeof view === "object" && view !== null && "zones" in view && "counters" in view;
}

/** The zones that the whole table shares, and those that every seat has. */
export function zonesOf(at: At, shared: boolean): readonly string[] {
  return Object.entries(at.view.zones)
    .filter(([, owners]) => (owners.length === 1) === shared)
    .map(([name]) => name);
}

/** The seats in the order of play, from the one after your own; a spectator's order begins with the first. */
export function others(at: At): readonly number[] {
  const count = at.seats.length;
  return at.seat === null
    ? Array.from({ length: count }, (_, seat) => seat)
    : Array.from({ length: count - 1 }, (_, step) => (at.seat! + step + 1) % count);
}

/** Every seat with its score, winners first. */
export function rankSeats(at: Pick<At, "outcome">): readonly { seat: number; score: number; won: boolean }[] {
  const { scores = [], winners = [] } = at.outcome ?? {};
  const all = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }));
  return all.sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
}

export function cardOf(at: At, id: string): SmallCard | undefined {
  return (at.deck as { card?: readonly SmallCard[] } | null)?.card?.find((card) => card.id === id);
}

export function cardName(at: At, id: string): string {
  return cardOf(at, id)?.name[at.words.language] ?? id;
}

/** The number that is printed large on a card: the first one that the deck says of it. */
export function figureOf(at: At, id: string): number | undefined {
  return Object.values(cardOf(at, id) ?? {}).find((value): value is number => typeof value === "number");
}

export function zoneName(at: At, zone: string, owner: number | null): string {
  const other = `zone-${zone}-other`;
  if (owner !== null && owner !== at.seat && at.words.has(other)) return at.words.say(other, { seat: nameOf(at, owner) });
  return nameText(at, `zone-${zone}`, zone);
}

export function nameText(at: At, key: string, otherwise: string): string {
  return at.words.has(key) ? at.words.say(key) : otherwise;
}

/** Whether something can be done with one of the cards. */
export function isPlayable(at: At, cards: readonly string[]): boolean {
  return cards.some((card) => moveOn(at, card) !== undefined);
}

/** The move that a tap on the card makes: the only one that names it. */
export function moveOn(at: At, card: string): Move | undefined {
  const found = at.moves.filter((move) => move.arguments?.["card"] === card);
  return found.length === 1 ? found[0] : undefined;
}

/** Whether the card of a move lies face up on the table, so that it can be tapped there. */
export function draws(at: At, move: Move): boolean {
  const card = move.arguments?.["card"];
  if (!isSmall(at.view) || typeof card !== "string" || moveOn(at, card) === undefined) return false;
  return Object.values(at.view.zones).some((owners) => owners.some((held) => held.includes(card)));
}
