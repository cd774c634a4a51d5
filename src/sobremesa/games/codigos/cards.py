"""The cards of Códigos: reading and checking a deck (CO-01 to CO-04)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sobremesa.games.codigos.rules.lookup import (
    FINAL_REVEAL,
    FIRST_JOKER,
    FIRST_REVEAL,
    LONGEST,
    MOST_COMMONS,
    MOST_JOKERS,
    MOST_REVEALS,
    MOST_SYMBOLS,
    SHORTEST,
    CardLookup,
)
from sobremesa.kernel.deck import Deck, DeckCheck
from sobremesa.kernel.moves import normal
from sobremesa.kernel.text import LANGUAGES

CARD_ID = re.compile(r"[a-z][a-z0-9]{0,15}")
CARD_FIELDS = ("id", "photo", "symbol", "code", "medal")
SYMBOL_FIELDS = ("id", "name")
JOKER_IDS = tuple(f"comodin{n}" for n in range(1, MOST_JOKERS + 1))
REVEAL_IDS = tuple(f"revelen{n}" for n in range(1, MOST_REVEALS))
FINAL_ID = "revelenfinal"
FEWEST_CARDS = 24  # four players are dealt twelve, the offer takes three, and the deck is still a deck
FEWEST_SYMBOLS = 2
LARGEST_PHOTO = 999
LARGEST_MEDAL = 99
# The first words of the moves: a symbol with such a name could not be told from them.
RESERVED = (
    *("toma", "take", "expone", "expose", "baja", "lay", "agrega", "add", "descarta", "discard", "soldado", "soldier"),
    *("listo", "done", "da", "turn", "oculto", "hidden", "dice", "say", "codigo", "code"),
)


@dataclass(frozen=True)
class Symbol:
    id: str
    names: dict[str, str]


@dataclass(frozen=True)
class Card:
    """A common card (CO-01)."""

    id: str
    photo: int
    symbol: str
    code: tuple[str, ...]
    medal: int

    @property
    def uses_itself(self) -> bool:
        """Its own symbol counts for its own code (CO-23)."""
        return self.symbol in self.code


@dataclass(frozen=True)
class Cards:
    """The common cards by rising photo number, the symbols, and the tables that the compiled rules read."""

    cards: tuple[Card, ...]
    symbols: tuple[Symbol, ...]
    lookup: CardLookup
    numbers: dict[str, int]  # of every card by its id: common, joker or Reveal card

    @cached_property
    def _ids(self) -> dict[int, str]:
        return {number: card_id for card_id, number in self.numbers.items()}

    def id_of(self, number: int) -> str:
        """The id of any card by its number: common, joker or Reveal card."""
        return self._ids[number]

    def number(self, card_id: str) -> int:
        return self.numbers[card_id]

    def ids(self) -> tuple[str, ...]:
        """Of the common cards."""
        return tuple(card.id for card in self.cards)

    def card(self, card_id: str) -> Card:
        return self.cards[self.numbers[card_id]]


def is_joker(card_id: str) -> bool:
    return card_id in JOKER_IDS


def cards_of(deck: Deck) -> Cards:
    """The deck's cards; raises a ``BadDeck`` with every problem found."""
    check = DeckCheck(deck)
    check.no_more_than("deck", deck.content, ("jokers", "reveal_cards", "symbol", "card"))
    _in_the_box(check, "jokers", MOST_JOKERS)
    _in_the_box(check, "reveal_cards", MOST_REVEALS)
    symbols = _symbols(check)
    known = tuple(symbol.id for symbol in symbols)
    shape = f"{FEWEST_CARDS}..{MOST_COMMONS} x [[card]]"
    tables = check.expect("deck", deck.content, "card", list, shape)
    if tables is not None and not FEWEST_CARDS <= len(tables) <= MOST_COMMONS:
        check.bad_value("deck", "card", len(tables), shape)
    cards = [card for n, table in enumerate(tables or (), start=1) if (card := _card(check, n, table, known))]
    _check_unique(check, cards)
    check.finish()
    cards.sort(key=lambda card: card.photo)
    numbers = {card.id: n for n, card in enumerate(cards)}
    numbers |= {joker: n for n, joker in enumerate(JOKER_IDS, start=FIRST_JOKER)}
    numbers |= {reveal: n for n, reveal in enumerate(REVEAL_IDS, start=FIRST_REVEAL)}
    return Cards(tuple(cards), symbols, _table(cards, known), numbers | {FINAL_ID: FINAL_REVEAL})


def _in_the_box(check: DeckCheck, field: str, count: int) -> None:
    """Jokers and Reveal cards are given by the rules (CO-10, CO-11): a deck may only say so."""
    value = check.deck.content.get(field, count)
    if value != count or isinstance(value, bool):
        check.bad_value("deck", field, value, str(count))


def _symbols(check: DeckCheck) -> tuple[Symbol, ...]:
    shape = f"{FEWEST_SYMBOLS}..{MOST_SYMBOLS} x [[symbol]]"
    tables = check.expect("deck", check.deck.content, "symbol", list, shape)
    if tables is None:
        return ()
    if not FEWEST_SYMBOLS <= len(tables) <= MOST_SYMBOLS:
        check.bad_value("deck", "symbol", len(tables), shape)
    symbols = [symbol for n, table in enumerate(tables, start=1) if (symbol := _symbol(check, n, table))]
    spoken: dict[str, str] = {}
    for symbol in symbols:  # a recital must be understood (CO-47)
        for word in dict.fromkeys(normal(word) for word in (symbol.id, *symbol.names.values())):
            where = f"symbol {symbol.id!r}"
            if word in RESERVED:
                check.bad_value(where, "name", word, "!= " + ", ".join(RESERVED))
            elif spoken.setdefault(word, symbol.id) != symbol.id:
                check.bad_value(where, "name", word, f"!= symbol {spoken[word]!r}")
    for symbol_id, count in Counter(symbol.id for symbol in symbols).items():
        if count > 1:
            check.bad_value(f"symbol {symbol_id!r}", "id", f"{count} x {symbol_id}", f"1 x {symbol_id}")
    return tuple(symbols)


def _symbol(check: DeckCheck, number: int, table: Any) -> Symbol | None:
    where = f"symbol {number}"
    if not isinstance(table, dict):
        check.bad_value(where, "symbol", table, "[[symbol]]")
        return None
    before = len(check.problems)
    symbol_id = check.expect(where, table, "id", str, "a-z 0-9")
    if symbol_id is not None:
        where = f"symbol {symbol_id[:20]!r}"
        if not CARD_ID.fullmatch(symbol_id):
            check.bad_value(where, "id", symbol_id, "a-z 0-9, 1..16, [a-z] first")
    check.no_more_than(where, table, SYMBOL_FIELDS)
    shape = '{ es = "...", en = "..." }'
    names = check.expect(where, table, "name", dict, shape)
    if names is not None and (set(names) != set(LANGUAGES) or not all(map(_is_name, names.values()))):
        check.bad_value(where, "name", names, shape)
    return Symbol(symbol_id, names) if len(check.problems) == before else None


def _is_name(name: object) -> bool:
    """One word, so that a recital in one line can be understood."""
    return isinstance(name, str) and len(name) <= 20 and name.isprintable() and len(normal(name).split()) == 1


def _card(check: DeckCheck, number: int, table: Any, known: tuple[str, ...]) -> Card | None:
    """One card; None if anything in it is wrong."""
    where = f"card {number}"
    if not isinstance(table, dict):
        check.bad_value(where, "card", table, "[[card]]")
        return None
    before = len(check.problems)
    card_id = check.expect(where, table, "id", str, "a-z 0-9")
    if card_id is not None:
        where = f"card {card_id[:20]!r}"
        if not CARD_ID.fullmatch(card_id) or card_id in (*JOKER_IDS, *REVEAL_IDS, FINAL_ID):
            check.bad_value(where, "id", card_id, "a-z 0-9, 1..16, [a-z] first; != comodin1, revelen1, ...")
    check.no_more_than(where, table, CARD_FIELDS)
    photo = _number(check, where, table, "photo", LARGEST_PHOTO)
    medal = _number(check, where, table, "medal", LARGEST_MEDAL)
    words = " | ".join(known) or "[[symbol]]"
    symbol = check.expect(where, table, "symbol", str, words)
    if symbol is not None and symbol not in known:
        check.bad_value(where, "symbol", symbol, words)
    shape = f"{SHORTEST}..{LONGEST} x ({words})"
    code = check.expect(where, table, "code", list, shape)
    if code is not None and (
        not SHORTEST <= len(code) <= LONGEST or not all(isinstance(word, str) and word in known for word in code)
    ):
        check.bad_value(where, "code", code, shape)
    if len(check.problems) > before:
        return None
    return Card(card_id, photo, symbol, tuple(code), medal)


def _number(check: DeckCheck, where: str, table: dict[str, Any], field: str, largest: int) -> int:
    allowed = f"1..{largest}"
    value = check.expect(where, table, field, int, allowed)
    if value is None:
        return 0
    if not 1 <= value <= largest:
        check.bad_value(where, field, value, allowed)
    return int(value)


def _check_unique(check: DeckCheck, cards: list[Card]) -> None:
    """CO-04: ids and photo numbers."""
    for card_id, count in Counter(card.id for card in cards).items():
        if count > 1:
            check.bad_value(f"card {card_id!r}", "id", f"{count} x {card_id}", f"1 x {card_id}")
    first: dict[int, str] = {}
    for card in cards:
        if first.setdefault(card.photo, card.id) != card.id:
            check.bad_value(f"card {card.id!r}", "photo", card.photo, f"!= card {first[card.photo]!r}")


def _table(cards: list[Card], known: tuple[str, ...]) -> CardLookup:
    return CardLookup(
        kinds=len(known),
        symbols=bytes(known.index(card.symbol) for card in cards),
        codes=tuple(bytes(known.index(symbol) for symbol in card.code) for card in cards),
        medals=bytes(card.medal for card in cards),
    )
