"""Codes of Códigos when they are hidden, and when they stand revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.scoring import INVERTED, SIDEWAYS, UPRIGHT, points_of_code
from sobremesa.kernel.bits import EMPTY, bit, row_get

if TYPE_CHECKING:
    from sobremesa.games.codigos.rules.state import CodigosState


def hide(state: CodigosState, seat: i64, row: i64) -> None:
    """CO-26: a complete code joins the end of the row of hidden codes."""
    code = row_get(row, 0)
    last = state.chain(seat)
    if last == EMPTY:
        state.begin_chain(seat, code)
    else:
        after = state.link(last)
        while after != EMPTY:
            last = after
            after = state.link(last)
        state.tie(last, code)
    last = code
    place: i64 = 1
    card = row_get(row, 1)
    while card != EMPTY:
        state.tie(last, card)
        last = card
        place += 1
        card = row_get(row, place)
    state.codes |= bit(code)
    if state.notes is not None:
        state.note_all(c.COMPLETED, seat, code, row)
        state.note_all(c.HID, seat, state.hidden(seat))
    state.hide_more(seat, 1)


def stand(state: CodigosState, seat: i64, code: i64, how: i64) -> None:
    """Puts a code card among the seat's revealed codes and counts it (CO-52)."""
    points = points_of_code(state.lookup, code, how, aided=state.aided)
    if seat == 0:
        state.revealed0 |= bit(code)
        state.points0 += points
    elif seat == 1:
        state.revealed1 |= bit(code)
        state.points1 += points
    elif seat == 2:
        state.revealed2 |= bit(code)
        state.points2 += points
    else:
        state.revealed3 |= bit(code)
        state.points3 += points
    if how == UPRIGHT:
        state.upright |= bit(code)
    elif how == SIDEWAYS:
        state.sideways |= bit(code)
    elif how == INVERTED:
        state.inverted |= bit(code)
    else:
        state.crossed |= bit(code)
