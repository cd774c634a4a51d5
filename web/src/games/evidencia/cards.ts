/** The cards of Evidencia, as its cards.toml writes them. */
import moves from "../../generated/evidencia.moves.json";
import type { Situation } from "../../table/situation";
import type { Words } from "../../text/words";
import { pictureOf } from "./drawings";

export type Faction = "gnomos" | "extraterrestres" | "illuminati";
export const FACTIONS: readonly Faction[] = ["gnomos", "extraterrestres", "illuminati"];

export interface Card {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly special?: string;
  readonly value: number;
  readonly symbols: readonly Faction[];
  readonly back: Faction;
  readonly challenge: { readonly kind: string; readonly faction?: Faction };
}

const decks = new WeakMap<object, Map<string, Card>>();

export function cardsOf(at: Pick<Situation, "deck">): Map<string, Card> {
  const deck = at.deck as { card: Card[] };
  let found = decks.get(deck);
  if (!found) decks.set(deck, (found = new Map(deck.card.map((card) => [card.id, card]))));
  return found;
}

/** A card whose front is seen; undefined for a back or for no card. */
export function cardOf(at: Pick<Situation, "deck">, id: string): Card | undefined {
  return cardsOf(at).get(id);
}

/** `?gnomos` is a card of which the back is seen. */
export function backOf(seen: string): Faction | null {
  return seen.startsWith("?") ? (seen.slice(1) as Faction) : null;
}

/** The back of a card, seen from either side. */
export function shownBack(at: Pick<Situation, "deck">, seen: string): Faction | null {
  return cardOf(at, seen)?.back ?? backOf(seen);
}

export function nameOfCard(card: Card, words: Words): string {
  return card.name[words.language] ?? card.name["es"] ?? card.id;
}

export function faction(words: Words, name: Faction | null): string {
  return name ? words.say(`faction-${name}`) : words.say("table-back");
}

/** What the card asks for as a challenge, in words. */
export function challengeOf(card: Card, words: Words): string {
  const { kind, faction: wanted } = card.challenge;
  const facts = { value: card.value, faction: wanted ? faction(words, wanted) : "" };
  return words.say(`challenge-${kind.replaceAll("_", "-")}`, facts);
}

/** All that is on the card, for screen readers. */
export function describeCard(card: Card, words: Words): string {
  const symbols = card.symbols.map((symbol) => faction(words, symbol)).join(", ") || words.say("no-symbol");
  const effect = card.special ? ` ${asSentence(words.say(`special-${card.special}`))}` : "";
  const facts = { name: nameOfCard(card, words), value: card.value, symbols, back: faction(words, card.back) };
  const asks = words.say("evidencia-asks", { challenge: challengeOf(card, words) });
  const picture = pictureOf(card.id, words);
  return [words.say("evidencia-card", facts) + effect, asks, picture && words.say("evidencia-picture", { picture })].filter(Boolean).join(" ");
}

function asSentence(text: string): string {
  return `${text[0]!.toLocaleUpperCase()}${text.slice(1)}.`;
}

/** The same in the few words that fit a card's foot. */
export function challengeFoot(card: Card, words: Words): string {
  const { kind, faction: wanted } = card.challenge;
  const facts = { value: card.value, faction: wanted ? words.say(`faction-short-${wanted}`) : "" };
  return words.say(`evidencia-foot-${kind.replaceAll("_", "-")}`, facts);
}

/** The code of a move that names no card: it is the same in every deck. */
export function codeOf(verb: string): number {
  return moves.findIndex((move) => move.verb === verb);
}

/** The card that a move plays: such moves are numbered as the cards of the deck are. */
export function playedCard(at: Pick<Situation, "deck">, code: number | null): string {
  return (code === null ? undefined : [...cardsOf(at).keys()][code]) ?? "";
}

/** The paper that a card is printed on. */
export function stockOf(card: Card): string {
  return card.special ? "#f7e3c0" : "#fffaf0";
}
