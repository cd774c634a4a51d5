"""What every answer leads to in Códigos."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.actions import act, add, pick_for_whole, pick_more
from sobremesa.games.codigos.rules.aftermath import settle
from sobremesa.games.codigos.rules.reveals import reveal_code
from sobremesa.kernel.bits import EMPTY_ROW, row_put

if TYPE_CHECKING:
    from sobremesa.games.codigos.rules.state import CodigosState


def play(state: CodigosState, seat: i64, move: i64) -> None:
    phase = state.phase
    if phase == c.ACT:
        act(state, seat, move)
    elif phase == c.RECITE:
        utter(state, seat, move)
    elif phase == c.CHOOSE:
        choose(state, seat, move - c.HIDDEN)
    elif phase == c.ADD:
        if move == c.DONE:
            add(state, seat)
        else:
            pick_more(state, seat, move - c.PICK)
    else:
        pick_for_whole(state, seat, move - c.PICK)


def choose(state: CodigosState, seat: i64, place: i64) -> None:
    """CO-41."""
    state.chosen = place
    state.phase = c.RECITE
    if state.notes is not None:
        state.note_all(c.CHOSE, seat, place)


def utter(state: CodigosState, seat: i64, move: i64) -> None:
    if move >= c.SAY:
        state.said = row_put(state.said, state.spoken, move - c.SAY)
        state.spoken += 1
        if state.notes is not None:
            state.note_all(c.SAID, seat, move - c.SAY)
        return
    reveal_code(state, seat)
    state.chosen = 0
    state.said = EMPTY_ROW
    state.spoken = 0
    settle(state)
