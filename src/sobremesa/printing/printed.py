"""A game's deck, ready for the press."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sobremesa.kernel.game import AnyGame
from sobremesa.printing.card import Card, Face
from sobremesa.printing.codigos import codigos
from sobremesa.printing.euphoria import euphoria
from sobremesa.printing.evidencia import evidencia


def plain(game: AnyGame, language: str) -> tuple[list[Card], dict[str, str]]:
    title = game.texts.say(language, "title") if game.texts.has("title") else game.about.name
    cards = []
    for table, entries in game.deck.content.items():
        if isinstance(entries, list) and all(isinstance(entry, dict) and "id" in entry for entry in entries):
            cards += [_card(entry, table, title, language) for entry in entries]
    return cards, {}


def _card(entry: dict[str, Any], table: str, title: str, language: str) -> Card:
    named = entry.get("name", entry["id"])
    name = str(named.get(language, entry["id"]) if isinstance(named, dict) else named)
    lines = [
        f"{field}: {_said(value, language)}" for field, value in entry.items() if field not in ("id", "name", "copies")
    ]
    front = Face("plain-front", {"name": name, "lines": lines})
    copies = entry.get("copies", 1)
    return Card(name, table, front, Face("plain-back", {"title": title}), copies if isinstance(copies, int) else 1)


def _said(value: object, language: str) -> str:
    if isinstance(value, dict):
        return str(value.get(language) or ", ".join(f"{name} {part}" for name, part in value.items()))
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


Draw = Callable[[AnyGame, str], tuple[list[Card], dict[str, str]]]
DRAWN: Mapping[str, Draw] = {"evidencia": evidencia, "euphoria": euphoria, "codigos": codigos}


@dataclass(frozen=True)
class Printed:
    """``pictures`` are the drawings that faces name, as SVG."""

    cards: tuple[Card, ...]
    pictures: Mapping[str, str]

    def each(self) -> list[Card]:
        """Every card that lies in the box."""
        return [card for card in self.cards for _copy in range(card.copies)]


def printed(game: AnyGame, language: str) -> Printed:
    """The cards of the game's deck, its own or somebody else's. A game from outside has plain ones."""
    cards, pictures = DRAWN.get(game.about.name, plain)(game, language)
    return Printed(tuple(cards), pictures)
