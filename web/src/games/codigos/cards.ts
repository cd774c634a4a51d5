/** The cards of Códigos, as its cards.toml writes them. */
import type { Memory, Scene } from "../../generated/codigos";
import type { Situation } from "../../table/situation";
import type { Words } from "../../text/words";

export type At = Situation<Scene, Memory>;

export interface Card {
  readonly id: string;
  readonly photo: number;
  readonly symbol: string;
  readonly code: readonly string[];
  readonly medal: number;
}

interface Deck {
  readonly symbol: readonly { readonly id: string; readonly name: Readonly<Record<string, string>> }[];
  readonly card: readonly Card[];
}

type Dealt = Pick<Situation, "deck" | "words">;

const decks = new WeakMap<object, Map<string, Card>>();

function deckOf(at: Pick<Situation, "deck">): Deck {
  return at.deck as Deck;
}

/** A common card; undefined for a joker or for no card. */
export function cardOf(at: Pick<Situation, "deck">, id: string): Card | undefined {
  const deck = deckOf(at);
  let found = decks.get(deck);
  if (!found) decks.set(deck, (found = new Map(deck.card.map((card) => [card.id, card]))));
  return found.get(id);
}

/** Jokers are not in the file: their ids are fixed. */
export function isJoker(id: string): boolean {
  return /^comodin\d$/.test(id);
}

export function symbolsOf(at: Pick<Situation, "deck">): readonly string[] {
  return deckOf(at).symbol.map((symbol) => symbol.id);
}

export function symbolName(at: Dealt, id: string): string {
  const name = deckOf(at).symbol.find((symbol) => symbol.id === id)?.name;
  return name?.[at.words.language] ?? name?.["es"] ?? id;
}

/** Symbols in a row, as they are recited. */
export function speakSymbols(at: Dealt, symbols: readonly string[]): string {
  return symbols.map((symbol) => symbolName(at, symbol)).join(", ");
}

export function jokerName(words: Words): string {
  return words.say("joker");
}

/** All that is on the card, for screen readers. */
export function describeCard(at: Dealt, id: string): string {
  const card = cardOf(at, id);
  if (!card) return at.words.say("codigos-joker");
  const facts = { symbol: symbolName(at, card.symbol), photo: card.photo, medal: card.medal, code: speakSymbols(at, card.code) };
  return at.words.say("codigos-card", facts);
}

/** Points with their sign: +4, −6. */
export function signedText(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
