"""The cards of Evidencia: reading and checking a deck (EV-01 to EV-04)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sobremesa.games.evidencia.rules.lookup import CARDS, NO_FACTION, CardLookup
from sobremesa.kernel.deck import Deck, DeckCheck
from sobremesa.kernel.text import LANGUAGES

FACTIONS = ("gnomos", "extraterrestres", "illuminati")
SPECIALS = ("abduccion", "revelacion", "ojo")
# In the order of the numbers in lookup.py.
CHALLENGES = (
    *("highest", "lowest", "has", "even", "odd", "far", "shares", "double_agent"),
    *("most_symbols", "fewest_symbols"),
)
CARD_FIELDS = ("id", "name", "special", "value", "symbols", "back", "challenge")
CARD_ID = re.compile(r"[a-z][a-z0-9]{0,15}")


@dataclass(frozen=True)
class Card:
    id: str
    names: dict[str, str]
    special: str | None
    value: int
    symbols: tuple[str, ...]
    back: str
    challenge: str
    wanted: str | None


@dataclass(frozen=True)
class Cards:
    """The 18 cards of a deck, by number, and the tables that the compiled rules read."""

    cards: tuple[Card, ...]
    lookup: CardLookup

    def number(self, card_id: str) -> int:
        return next(n for n, card in enumerate(self.cards) if card.id == card_id)

    def ids(self) -> tuple[str, ...]:
        return self._ids

    @cached_property
    def _ids(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.cards)


def cards_of(deck: Deck) -> Cards:
    """The deck's cards; raises a ``BadDeck`` with every problem found."""
    check = DeckCheck(deck)
    check.no_more_than("deck", deck.content, ("factions", "card"))
    factions = check.expect("deck", deck.content, "factions", list, ", ".join(FACTIONS))
    if factions is not None and sorted(map(str, factions)) != sorted(FACTIONS):
        check.bad_value("deck", "factions", factions, ", ".join(FACTIONS))
    tables = check.expect("deck", deck.content, "card", list, f"{CARDS} x [[card]]")
    if tables is not None and len(tables) != CARDS:  # EV-01
        check.bad_value("deck", "card", len(tables), f"{CARDS} x [[card]]")
    cards = [card for n, table in enumerate(tables or (), start=1) if (card := _card(check, n, table))]
    if tables is not None and len(cards) == len(tables):
        _check_together(check, cards)
    check.finish()
    return Cards(tuple(cards), _table(cards))


def _card(check: DeckCheck, number: int, table: Any) -> Card | None:
    """One card; None if anything in it is wrong."""
    where = f"card {number}"
    if not isinstance(table, dict):
        check.bad_value(where, "card", table, "[[card]]")
        return None
    before = len(check.problems)
    card_id = check.expect(where, table, "id", str, "a-z 0-9")
    if card_id is not None:
        where = f"card {card_id[:20]!r}"
        if not CARD_ID.fullmatch(card_id):
            check.bad_value(where, "id", card_id, "a-z 0-9, 1..16, [a-z] first")
    check.no_more_than(where, table, CARD_FIELDS)
    names = _names(check, where, table)
    special = table.get("special")
    if special is not None and special not in SPECIALS:
        check.bad_value(where, "special", special, " | ".join(SPECIALS))
    value = check.expect(where, table, "value", int, "1..9")
    if value is not None and not 1 <= value <= 9:
        check.bad_value(where, "value", value, "1..9")
    symbols = _symbols(check, where, table, is_special=special is not None)
    back = check.expect(where, table, "back", str, " | ".join(FACTIONS))
    if back is not None and back not in FACTIONS:
        check.bad_value(where, "back", back, " | ".join(FACTIONS))
    challenge, wanted = _challenge(check, where, table)
    if len(check.problems) > before:
        return None
    return Card(card_id, names, special, value, symbols, back, challenge, wanted)


def _names(check: DeckCheck, where: str, table: dict[str, Any]) -> dict[str, str]:
    shape = '{ es = "...", en = "..." }'
    names = check.expect(where, table, "name", dict, shape)
    if names is None:
        return {}
    wrong = set(names) != set(LANGUAGES) or any(
        not isinstance(name, str) or not name.strip() or len(name) > 40 or not name.isprintable()
        for name in names.values()
    )
    if wrong:
        check.bad_value(where, "name", names, shape)
    return names if not wrong else {}


def _symbols(check: DeckCheck, where: str, table: dict[str, Any], *, is_special: bool) -> tuple[str, ...]:
    """EV-01, EV-03: one or two different symbols, none on a special card."""
    allowed = "[]" if is_special else "1..2 x (" + " | ".join(FACTIONS) + ")"
    symbols = check.expect(where, table, "symbols", list, allowed)
    if symbols is None:
        return ()
    known = all(isinstance(symbol, str) and symbol in FACTIONS for symbol in symbols)
    counts = (0,) if is_special else (1, 2)
    if not known or len(symbols) not in counts or len(set(symbols)) != len(symbols):
        check.bad_value(where, "symbols", symbols, allowed)
        return ()
    return tuple(symbols)


def _challenge(check: DeckCheck, where: str, table: dict[str, Any]) -> tuple[str, str | None]:
    shape = '{ kind = "..." }'
    challenge = check.expect(where, table, "challenge", dict, shape)
    if challenge is None:
        return "", None
    field = "challenge.kind"
    kind = challenge.get("kind")
    if kind not in CHALLENGES:
        check.bad_value(where, field, kind, " | ".join(CHALLENGES))
        return "", None
    known = ("kind", "faction") if kind == "has" else ("kind",)
    check.no_more_than(where, challenge, known)
    wanted = challenge.get("faction")
    if kind == "has" and wanted not in FACTIONS:
        check.bad_value(where, "challenge.faction", wanted, " | ".join(FACTIONS))
        return "", None
    return kind, wanted if kind == "has" else None


def _check_together(check: DeckCheck, cards: list[Card]) -> None:
    """What the cards must be as a deck."""
    for card_id, count in Counter(card.id for card in cards).items():
        if count > 1:
            check.bad_value(f"card {card_id!r}", "id", f"{count} x {card_id}", f"1 x {card_id}")
    specials = Counter(card.special for card in cards if card.special)
    for special in SPECIALS:  # EV-03
        if specials[special] != 1:
            check.bad_value("deck", "special", f"{specials[special]} x {special}", f"1 x {special}")
    values = Counter(card.value for card in cards)
    for value in range(1, 10):  # EV-04
        if values[value] != 2:
            check.bad_value("deck", "value", f"{values[value]} x {value}", f"2 x {value}")
    for faction in FACTIONS:
        wearing = [card for card in cards if card.back == faction]
        if len(wearing) != 6:  # EV-04
            check.bad_value("deck", "back", f"{len(wearing)} x {faction}", f"6 x {faction}")
        fronts = Counter(symbol for card in wearing for symbol in card.symbols)
        rivals = [other for other in FACTIONS if other != faction and fronts[other] >= fronts[faction]]
        for rival in rivals:  # EV-02
            found = f"{fronts[faction]} x {faction}, {fronts[rival]} x {rival}"
            check.bad_value("deck", f"symbols (back = {faction})", found, f"{faction} > {rival}")


def _table(cards: list[Card]) -> CardLookup:
    number = {card.special: n for n, card in enumerate(cards) if card.special}
    return CardLookup(
        values=bytes(card.value for card in cards),
        symbols=bytes(sum(2 ** FACTIONS.index(symbol) for symbol in card.symbols) for card in cards),
        backs=bytes(FACTIONS.index(card.back) for card in cards),
        challenges=bytes(CHALLENGES.index(card.challenge) for card in cards),
        wanted=bytes(FACTIONS.index(card.wanted) if card.wanted else NO_FACTION for card in cards),
        specials=(number["abduccion"], number["revelacion"], number["ojo"]),
        gnomes=FACTIONS.index("gnomos"),
    )
