"""Revealing in Códigos: which seats reveal, and what becomes of a code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.codes import stand
from sobremesa.games.codigos.rules.lookup import FIRST_JOKER
from sobremesa.games.codigos.rules.scoring import INVERTED, LOST, judge, points_of_code
from sobremesa.kernel.bits import EMPTY, bit, has

if TYPE_CHECKING:
    from sobremesa.games.codigos.rules.state import CodigosState


def call_reveal(state: CodigosState, cause: i64, card: i64) -> None:
    """CO-40: all seats reveal, the current player first."""
    state.cause = cause
    state.turned = card
    state.finished = 0
    if state.notes is not None:
        state.note_all(c.REVEAL, cause, state.current)


def ask_to_reveal(state: CodigosState) -> bool:
    """Asks the next seat that has a hidden code, if there is one (CO-40, CO-41)."""
    while state.finished < state.seats:
        state.phase = c.CHOOSE
        codes = state.hidden(state.seat_asked())
        if codes > 0:
            if codes == 1:
                state.chosen = 0
                state.phase = c.RECITE
            return True
        state.finished += 1
    return False


def reveal_code(state: CodigosState, seat: i64) -> None:
    """The chosen code is taken out of the row and looked at (CO-41 to CO-48)."""
    code = state.code_at(seat, state.chosen)
    before = state.chain(seat)
    while before != code and state.link(before) != code:
        before = state.link(before)
    with_joker = False
    after = state.link(code)
    while after != EMPTY and not has(state.codes, after):
        if after >= FIRST_JOKER:
            with_joker = True
        after = state.link(after)
    how: i64 = INVERTED  # CO-44
    if state.spoken > 0:
        how = judge(state.lookup, code, with_joker, state.said, state.spoken)
    elif with_joker:
        how = LOST  # CO-46
    if state.notes is not None:
        points = points_of_code(state.lookup, code, how, aided=state.aided)
        state.note_all(c.SHOWN, seat, state.chosen, code, state.said)
        state.note_all(c.REVEALED, seat, state.chosen, how, points)
    if before == code:
        state.begin_chain(seat, after)
    else:
        state.tie(before, after)
    state.codes ^= bit(code)
    state.hide_more(seat, -1)
    card = state.link(code)
    state.tie(code, EMPTY)
    while card != after:  # CO-48: in the order laid
        following = state.link(card)
        state.lay_on_pile(card)
        card = following
    if how == LOST:
        state.lay_on_pile(code)  # CO-45
    else:
        stand(state, seat, code, how)
