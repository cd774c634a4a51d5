"""The cards of a small game, as its ``cards.toml`` lists them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sobremesa.kernel.bits import MAX_MEMBERS
from sobremesa.kernel.deck import Deck, DeckCheck
from sobremesa.kernel.text import LANGUAGES

WORD = re.compile(r"[a-z0-9_]{1,40}", re.ASCII)


@dataclass(frozen=True)
class Card:
    """``names`` by language; ``facts`` is everything else that the file says of the card.

    ``back`` is what it shows face down: cards with different backs are never taken for each other.
    """

    id: str
    names: Mapping[str, str]
    facts: Mapping[str, Any]
    back: str = ""

    def __getitem__(self, fact: str) -> Any:
        return self.facts[fact]


def read_cards(deck: Deck) -> tuple[Card, ...]:
    """The file's ``[[card]]`` tables: an ``id`` and a ``name`` in both languages, and what the game wants to know."""
    check = DeckCheck(deck)
    tables = check.expect("cards", deck.content, "card", list, "[[card]]") or []
    cards: list[Card] = []
    seen: set[str] = set()
    for number, table in enumerate(tables, start=1):
        where = f"card {number}"
        card_id = check.expect(where, table, "id", str, "a short word")
        names = check.expect(where, table, "name", dict, '{ es = "...", en = "..." }')
        if card_id is None or names is None:
            continue
        if not WORD.fullmatch(card_id) or card_id in seen:
            check.bad_value(where, "id", card_id, "a word of its own: a to z, 0 to 9 and _")
        back = table.get("back", "")
        if not isinstance(back, str) or (back and not WORD.fullmatch(back)):
            check.bad_value(where, "back", back, "a word: a to z, 0 to 9 and _")
        for language in LANGUAGES:
            check.expect(where, names, language, str, "a name")
        seen.add(card_id)
        facts = {field: value for field, value in table.items() if field not in ("id", "name", "back")}
        cards.append(Card(card_id, names, facts, str(back)))
    if not 0 < len(tables) < MAX_MEMBERS:
        check.bad_value("cards", "card", len(tables), f"1 to {MAX_MEMBERS - 1} cards")
    check.finish()
    return tuple(cards)
