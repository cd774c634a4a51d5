"""The cards of Códigos in words, shapes and colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.text import Text

from sobremesa.games.codigos.cards import Cards, is_joker
from sobremesa.games.codigos.view import Code
from sobremesa.kernel.text import Texts

# A symbol has its word, and a shape and a colour besides: a designer's own symbols take them in order.
SHAPES = "●▲■✦◆▼★◐"
COLOURS = ("#6aa84f", "#d09b34", "#c2543f", "#6f9fd8", "#a583d8", "#d98a5f", "#57b0a6", "#b8b8b8")
OLIVE = "#8a8f4f"
NAME = "bold #d98a5f"
QUIET = "dim"
MEDAL = "★"


class DrawnCards:
    """The cards of one deck in one language. A card is called by its id."""

    def __init__(self, cards: Cards, texts: Texts, language: str) -> None:
        self.cards = cards
        self.texts = texts
        self.language = language
        self.names = {symbol.id: symbol.names[language] for symbol in cards.symbols}
        self.order = tuple(self.names)

    def say(self, key: str, **facts: Any) -> str:
        return self.texts.say(self.language, key, **facts)

    def symbol(self, symbol_id: str) -> Text:
        """Shape and word: ``● granada``."""
        place = self.order.index(symbol_id)
        return Text(f"{SHAPES[place]} {self.names[symbol_id]}", style=COLOURS[place])

    def own(self, card_id: str) -> Text:
        """What the card stands for as a symbol."""
        if is_joker(card_id):
            return Text(self.say("joker"), style="bold")
        return self.symbol(self.cards.card(card_id).symbol)

    def short(self, card_id: str) -> Text:
        """Symbol and id: ``● granada g5``."""
        if is_joker(card_id):
            return self.own(card_id)
        return Text.assemble(self.own(card_id), (f" {card_id}", QUIET))

    def code(self, card_id: str) -> Text:
        """The code as it is printed: ``granada casco tanque``."""
        if is_joker(card_id):
            return Text("-", style=QUIET)
        return Text(" ").join(self.symbol(symbol) for symbol in self.cards.card(card_id).code)

    def short_code(self, card_id: str) -> Text:
        """Shapes and beginnings of words: ``●gra ▲cas ■tan``."""
        if is_joker(card_id):
            return Text("-", style=QUIET)
        places = [self.order.index(symbol) for symbol in self.cards.card(card_id).code]
        names = [self.names[self.order[place]] for place in places]
        parts = [Text(SHAPES[at] + name[:3], style=COLOURS[at]) for at, name in zip(places, names, strict=True)]
        return Text(" ").join(parts)

    def spoken(self, symbols: Iterable[str]) -> str:
        return " ".join(self.names[symbol] for symbol in symbols)

    def medal(self, card_id: str) -> str:
        return "" if is_joker(card_id) else f"{MEDAL}{self.cards.card(card_id).medal}"

    def missing(self, code: Code) -> Text:
        """The symbols that an exposed code still lacks, a joker taken off by its number only (CO-23, CO-24)."""
        card = self.cards.card(code.card)
        need = Counter(card.code)
        if card.uses_itself:
            need[card.symbol] -= 1
        jokers = sum(map(is_joker, code.symbols))
        need -= Counter(self.cards.card(laid).symbol for laid in code.symbols if not is_joker(laid))
        words = Text(" ").join(self.symbol(symbol) for symbol in need.elements())
        return Text.assemble(words, (f" (−{jokers} {self.say('joker')})", QUIET)) if jokers else words
