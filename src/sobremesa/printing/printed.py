"""A game's deck, ready for the press."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sobremesa.kernel.game import AnyGame
from sobremesa.printing.card import Card
from sobremesa.printing.codigos import codigos
from sobremesa.printing.euphoria import euphoria
from sobremesa.printing.evidencia import evidencia
from sobremesa.printing.plain import plain

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
