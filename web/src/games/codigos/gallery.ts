/** The cards of Códigos, for the rules and for explanations. */
import type { Dealt, Gallery, Told } from "../../rules/gallery";
import { cardOf, isJoker, jokerName, speakSymbols, symbolName, type Card } from "./cards";
import { clauses } from "./clauses";
import GalleryCard from "./GalleryCard.svelte";
import "./codigos.css";

const JOKER = "comodin1";
const cards = (at: Dealt): readonly Card[] => (at.deck as { card: readonly Card[] }).card;

function tellCard(at: Dealt, id: string): Told {
  const card = cardOf(at, id);
  const { words } = at;
  if (!card) return { title: jokerName(words), text: words.say("explain-joker"), clause: "CO-02" };
  const symbol = symbolName(at, card.symbol);
  const own = card.code.includes(card.symbol) ? "yes" : "no";
  const facts = { symbol, code: speakSymbols(at, card.code), medal: card.medal, own };
  return { title: words.say("card-named", { symbol, photo: card.photo }), text: words.say("explain-card", facts), clause: "CO-01" };
}

export const gallery: Gallery = {
  Card: GalleryCard,
  cards: (at) => [...cards(at).map(({ id }) => ({ id, copies: 1 })), { id: JOKER, copies: 0 }],
  told: (at, id) => tellCard(at, isJoker(id) ? JOKER : id),
  anatomy: (at) => ({ id: cards(at)[0]!.id, spots: [[0, 10], [66, 0], [0, 50], [100, 50]] }),
  clauses,
};
