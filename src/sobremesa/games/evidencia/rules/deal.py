"""Setting up a game of Evidencia."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.rounds import draw, next_round
from sobremesa.kernel.bits import EMPTY_ROW, all_below, bit, row_get, row_put
from sobremesa.kernel.rng import Rng

if TYPE_CHECKING:
    from sobremesa.games.evidencia.rules.state import EvidenciaState


def deal(state: EvidenciaState) -> None:
    """EV-10: three piles of six in the order of the shuffle."""
    rng = state.rng
    deck: i64 = all_below(18)
    pile0, deck = _pile_from(rng, deck)
    pile1, deck = _pile_from(rng, deck)
    challenges, deck = _pile_from(rng, deck)
    lay_out(state, pile0, pile1, challenges)


def lay_out(state: EvidenciaState, pile0: i64, pile1: i64, challenges: i64) -> None:
    """Begins a game with the given piles: EV-11, EV-12."""
    state.clear()
    state.pile0 = pile0
    state.pile1 = pile1
    state.challenges = challenges
    if state.notes is not None:
        state.note_all(c.SET_UP, state.lookup.backs[row_get(state.challenges, 5)])
    draw(state)
    draw(state)
    next_round(state)


def _pile_from(rng: Rng, deck: i64) -> tuple[i64, i64]:
    row: i64 = EMPTY_ROW
    left = deck
    place: i64 = 0
    while place < 6:
        card = rng.draw(left)
        left ^= bit(card)
        row = row_put(row, place, card)
        place += 1
    return row, left
