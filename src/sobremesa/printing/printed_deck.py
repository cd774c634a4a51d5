"""A game's deck as cards to print: drawn by the game's module in ``printing/games``, or plain without one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sobremesa.kernel.game import AnyGame
from sobremesa.printing.printed_card import CardFace, PrintedCard


def draw_plain_cards(game: AnyGame, language: str) -> tuple[list[PrintedCard], dict[str, str]]:
    title = game.texts.say(language, "title") if game.texts.has("title") else game.about.name
    cards = []
    for table, entries in game.deck.content.items():
        if isinstance(entries, list) and all(isinstance(entry, dict) and "id" in entry for entry in entries):
            cards += [_plain_card(entry, table, title, language) for entry in entries]
    return cards, {}


def _plain_card(entry: dict[str, Any], table: str, title: str, language: str) -> PrintedCard:
    named = entry.get("name", entry["id"])
    name = str(named.get(language, entry["id"]) if isinstance(named, dict) else named)
    lines = [
        f"{field}: {_value_text(value, language)}"
        for field, value in entry.items()
        if field not in ("id", "name", "copies")
    ]
    front = CardFace("plain-front", {"name": name, "lines": lines})
    copies = entry.get("copies", 1)
    return PrintedCard(
        name, table, front, CardFace("plain-back", {"title": title}), copies if isinstance(copies, int) else 1
    )


def _value_text(value: object, language: str) -> str:
    if isinstance(value, dict):
        return str(value.get(language) or ", ".join(f"{name} {part}" for name, part in value.items()))
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


Draw = Callable[[AnyGame, str], tuple[list[PrintedCard], dict[str, str]]]


def drawer_of(game: AnyGame) -> Draw:
    """Draws the cards of the game in a language, with their pictures. A game from outside has plain cards."""
    module = f"sobremesa.printing.games.{game.about.name}"
    if not game.about.name.isidentifier() or find_spec(module) is None:
        return draw_plain_cards
    drawer: Draw = import_module(module).draw_cards
    return drawer


@dataclass(frozen=True)
class PrintedDeck:
    """``pictures`` are the drawings that card faces refer to by name, as SVG."""

    cards: tuple[PrintedCard, ...]
    pictures: Mapping[str, str]

    def each(self) -> list[PrintedCard]:
        """Every card in the box, copies included."""
        return [card for card in self.cards for _copy in range(card.copies)]


def deck_for_print(game: AnyGame, language: str) -> PrintedDeck:
    """The cards of the game's deck, printed or changed."""
    cards, pictures = drawer_of(game)(game, language)
    return PrintedDeck(tuple(cards), pictures)
