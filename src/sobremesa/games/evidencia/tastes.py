"""What characters may like in a move of Evidencia, from what the seat may know."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.games.evidencia import constants as c
from sobremesa.games.evidencia.cards import Cards
from sobremesa.games.evidencia.view import Memory, Scene
from sobremesa.kernel.view import View


def tastes(cards: Cards, view: View[Scene, Memory], move: int) -> Mapping[str, float]:
    """High cards are bold and low ones patient; the rival's card is taken with a grudge, the own one with care."""
    if view.scene.phase == "play":
        highest = max(card.value for card in cards.cards)
        value = cards.cards[move - c.PLAY_CARD].value / highest
        return {"boldness": value, "patience": 1 - value}
    return {
        c.TAKE_OTHER: {"grudge": 1.0},
        c.TAKE_OWN: {"care": 1.0},
        c.TAKE_CHALLENGE: {"boldness": 1.0},
        c.TO_PYRAMID: {"patience": 1.0},
        c.TO_ZONE: {"care": 0.5, "boldness": 0.5},
    }.get(move, {})
