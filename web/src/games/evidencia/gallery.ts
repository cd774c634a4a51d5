/** Evidencia's cards, for the rules and for explanations. */
import type { Dealt, Example, Gallery, Told } from "../../rules/gallery";
import { cardOf, cardsOf, challengeOf, faction, nameOfCard, type Card } from "./cards";
import { clauses } from "./clauses";
import GalleryCard from "./GalleryCard.svelte";

const SPECIALS: Readonly<Record<string, string>> = { abduccion: "EV-41", revelacion: "EV-42", ojo: "EV-51" };

function tellCard(at: Dealt, id: string): Told {
  const card = cardOf(at, id);
  const { words } = at;
  if (!card) return { title: id, text: "", clause: "" };
  const symbols = card.symbols.map((symbol) => faction(words, symbol)).join(", ") || "none";
  const facts = { value: card.value, symbols, back: faction(words, card.back), challenge: challengeOf(card, words) };
  const effect = card.special ? `${words.say(`explain-special-${card.special}`)} ` : "";
  return { title: nameOfCard(card, words), text: effect + words.say("explain-card", facts), clause: SPECIALS[card.special ?? ""] ?? "EV-01" };
}

/** The first card with two symbols shows everything that a card can have. */
function anatomy(at: Dealt): ReturnType<Gallery["anatomy"]> {
  const cards = [...cardsOf(at).values()];
  const card = cards.find((one) => one.symbols.length === 2) ?? cards[0]!;
  return { id: card.id, spots: [[0, 12], [100, 12], [0, 36], [0, 90]] };
}

/** Rows made of what the deck has: values that climb, neighbours of one faction. */
function examples(at: Dealt): Readonly<Record<number, Example>> {
  const cards = [...cardsOf(at).values()].filter((card) => !card.special);
  const series = [3, 4, 5].flatMap((value) => cards.filter((card) => card.value === value).slice(0, 1));
  const alike = cards.filter((card) => card.symbols.includes(cards[0]!.symbols[0]!)).slice(0, 3);
  const row = (lit: readonly Card[]): Example => {
    const other = cards.find((card) => !lit.includes(card) && !card.symbols.some((one) => lit[0]!.symbols.includes(one)));
    const all = other ? [...lit, other] : lit;
    return { cards: all.map((card) => card.id), lit: lit.map((_, n) => n) };
  };
  return { 1: row(series), 2: row(alike) };
}

export const gallery: Gallery = {
  Card: GalleryCard,
  cards: (at) => [...cardsOf(at).keys()].map((id) => ({ id, copies: 1 })),
  told: tellCard,
  anatomy,
  examples,
  clauses,
};
