"""What every answer leads to in Evidencia."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.endings import set_next
from sobremesa.games.evidencia.rules.questions import card_to_take, to_act
from sobremesa.games.evidencia.rules.rounds import end_round, keep, lay_down, send, show_cards, take
from sobremesa.games.evidencia.rules.specials import abduct, answer_abduction, answer_revelation
from sobremesa.kernel.bits import first

if TYPE_CHECKING:
    from sobremesa.games.evidencia.rules.state import EvidenciaState


def play(state: EvidenciaState, seat: i64, move: i64) -> None:
    phase = state.phase
    if phase == c.PLAY or phase == c.ABDUCT or phase == c.REVEAL:
        _seal(state, seat, move)
    elif phase == c.ORDER:
        set_next(state, seat, move - c.SET_CARD)
    elif phase == c.TAKE:
        take(state, seat, card_to_take(state, seat, move))
    elif phase == c.SEND:
        send(state, seat, move)
    elif phase == c.KEEP:
        keep(state, seat, card_to_take(state, seat, move))
    elif phase == c.WINNER_SLOT:
        lay_down(state, seat, state.taken, move - c.AT_SLOT)
        state.phase = c.KEEP
    elif phase == c.LOSER_SLOT:
        lay_down(state, seat, first(state.open), move - c.AT_SLOT)
        end_round(state)
    elif phase == c.EXCHANGE:
        abduct(state, seat, move - c.AT_SLOT)


def _seal(state: EvidenciaState, seat: i64, move: i64) -> None:
    """A choice stays sealed until both seats have chosen, where both are asked (EV-02, EV-20)."""
    if seat == 0:
        state.sealed0 = move
    else:
        state.sealed1 = move
    if state.notes is not None:
        state.note_secret(c.CHOSE, seat, (seat,), (move,))
    if to_act(state) != 0:
        return
    move0 = state.sealed0
    move1 = state.sealed1
    state.sealed0 = c.UNSEALED
    state.sealed1 = c.UNSEALED
    if state.phase == c.PLAY:
        show_cards(state, move0, move1)
    elif state.phase == c.ABDUCT:
        answer_abduction(state, move0, move1)
    else:
        answer_revelation(state, move0, move1)
