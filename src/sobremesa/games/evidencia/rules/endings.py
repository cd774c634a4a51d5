"""How a game of Evidencia ends: the rows are laid, presented and judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.scoring import points_of, profile_of, pyramid_symbols
from sobremesa.kernel.bits import all_below, bit, first, has, members_of_row, row_get, row_put
from sobremesa.kernel.state import Note

if TYPE_CHECKING:
    from sobremesa.games.evidencia.rules.state import EvidenciaState


def begin_rows(state: EvidenciaState) -> None:
    """EV-44: both lay their rows; by number, in games that are reduced to be solved."""
    state.phase = c.ORDER
    if state.rows_by_number:
        while state.phase == c.ORDER:
            seat: i64 = 0 if state.length0 < 6 else 1
            set_next(state, seat, first(state.zone(seat) & ~members_of_row(state.row(seat), 6)))


def set_next(state: EvidenciaState, seat: i64, card: i64) -> None:
    """EV-44: the row grows card by card; the sixth follows by itself."""
    length = state.length(seat)
    row = row_put(state.row(seat), length, card)
    if state.notes is not None:
        state.notes.append(Note(c.SET_NEXT, bit(seat), (seat, length, card), bit(seat), ()))
    length += 1
    if length == 5:
        row = row_put(row, 5, first(state.zone(seat) & ~members_of_row(row, 5)))
        length = 6
        if state.notes is not None:
            state.note_all(c.READY, seat)
    if seat == 0:
        state.row0 = row
        state.length0 = length
    else:
        state.row1 = row
        state.length1 = length
    if state.length0 == 6 and state.length1 == 6:
        _present(state)


def _present(state: EvidenciaState) -> None:
    symbols = pyramid_symbols(state.lookup, state.pyramid, state.face_up)
    profile0 = profile_of(state.lookup, state.row0, symbols, state.spent, state.counting)
    profile1 = profile_of(state.lookup, state.row1, symbols, state.spent, state.counting)
    settle(state, profile0, profile1)
    everything = all_below(18)
    state.known0 = everything
    state.known1 = everything
    state.known = everything
    if state.notes is not None:
        for seat in range(2):
            row = state.row(seat)
            state.note_all(
                c.PRESENTED,
                *(seat, row_get(row, 0), row_get(row, 1), row_get(row, 2)),
                *(row_get(row, 3), row_get(row, 4), row_get(row, 5)),
            )
        state.note_all(c.SCORED, state.points0, state.points1)


def settle(state: EvidenciaState, profile0: i64, profile1: i64) -> None:
    final = row_get(state.won, 5)
    state.points0 = points_of(profile0, profile1, state.counting) + (1 if final == 0 else 0)  # EV-53
    state.points1 = points_of(profile1, profile0, state.counting) + (1 if final == 1 else 0)
    state.victors = _judge(state, final)
    state.clause = 60
    state.phase = c.OVER


def _judge(state: EvidenciaState, final: i64) -> i64:
    """EV-60: the seats that win, by points; in a tie by the Final Challenge, then by El ojo, else both. The same order
    is in ``score_sheet``, ``Evidencia.reason`` and ``row_order.worth``."""
    if state.points0 != state.points1:
        return bit(0) if state.points0 > state.points1 else bit(1)
    if final != c.DEALT:
        return bit(final)
    if has(state.zone0, state.lookup.eye):
        return bit(0)
    return bit(1) if has(state.zone1, state.lookup.eye) else c.BOTH
