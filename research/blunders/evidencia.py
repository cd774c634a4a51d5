"""Mistakes in Evidencia that people at the table would see, judged by what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.evidencia.cards import Cards
from sobremesa.games.evidencia.player.reasons import beaten
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.view import Memory, Scene
from sobremesa.kernel.view import View

KINDS = ("threw a round away",)


def blunders(cards: Cards, view: View[Scene, Memory], move: int) -> Iterator[str]:
    """A seat throws the round away if it plays a card that beats nothing the rival may hold, while it has one that
    beats everything and is not more useful later."""
    scene = view.scene
    if scene.phase != "play" or scene.round >= c.ROUNDS:
        return
    played, rivals = beaten(cards, view, move - c.PLAY_CARD)
    if played > 0 or rivals == 0:
        return
    value = cards.cards[move - c.PLAY_CARD].value
    for other in view.moves:
        won, _all = beaten(cards, view, other - c.PLAY_CARD)
        if won == rivals and cards.cards[other - c.PLAY_CARD].value == value:
            yield "threw a round away"
            return
