"""Reciting from a memory that keeps only a share of what it saw.

A code is remembered or not, once and for all: chance is drawn from the cards that lie there, so a player does not
change its mind between two symbols. The more codes were hidden after it, and the longer it is, the sooner it is
forgotten. Who has forgotten knows it half of the time, and turns the code over; otherwise two symbols change places
or one becomes another.
"""

from __future__ import annotations

from sobremesa.games.codigos import constants as c
from sobremesa.games.codigos.cards import Cards, is_joker
from sobremesa.games.codigos.view import Code, Memory, Scene
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import View

PARTS = 1 << 20
USUAL_LENGTH = 4
# How much sooner a code is forgotten: for every code hidden after it, and for every symbol more than usual.
BY_AGE = 0.25
BY_LENGTH = 0.2


def recalled(cards: Cards, view: View[Scene, Memory], share: float) -> int | None:
    """The viewer's next move in a reveal, by a memory that keeps this share (0 to 1); None in any other phase."""
    scene = view.scene
    if scene.phase == "choose":
        return min(view.moves)
    if scene.phase != "recite":
        return None
    assert view.viewer is not None
    assert scene.chosen is not None
    row = view.memory.hidden[view.viewer]
    code = row[scene.chosen - 1]
    said = len(scene.said)
    believed = _believed(cards, code, share, age=len(row) - scene.chosen)
    if believed is None:
        return c.TURN_OVER if said == 0 else c.DONE if c.DONE in view.moves else view.moves[0]
    return c.SAY + believed[said] if said < len(believed) else c.DONE


def _believed(cards: Cards, code: Code, share: float, age: int) -> list[int] | None:
    """The symbols as the player has them in mind; None if it knows that it does not know."""
    symbols = [[symbol.id for symbol in cards.symbols].index(word) for word in cards.card(code.card).code]
    rng = Rng(_trace(cards, code))
    effort = max(0.2, 1 + BY_AGE * age + BY_LENGTH * (len(symbols) - USUAL_LENGTH))
    if int(rng.below(PARTS)) < share**effort * PARTS:
        return symbols
    # Turning over a code with a joker loses it like a wrong recital (CO-46): nothing is lost by trying.
    if rng.below(2) == 0 and not any(is_joker(card) for card in code.symbols):
        return None
    at = int(rng.below(len(symbols) - 1))
    if rng.below(2) == 0:
        symbols[at], symbols[at + 1] = symbols[at + 1], symbols[at]
    else:
        symbols[at] = (symbols[at] + 1 + int(rng.below(len(cards.symbols) - 1))) % len(cards.symbols)
    return symbols


def _trace(cards: Cards, code: Code) -> int:
    """A number for the cards that lie there."""
    found = 1
    for card in (code.card, *code.symbols):
        found = (found * 61 + cards.numbers[card]) % (1 << 31)
    return found
