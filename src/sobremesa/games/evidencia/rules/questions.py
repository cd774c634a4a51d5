"""Who is asked in a game of Evidencia, and what may be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.kernel.bits import EMPTY, all_below, bit, has, members_of_row, row_get

if TYPE_CHECKING:
    from sobremesa.games.evidencia.rules.state import EvidenciaState


def to_act(state: EvidenciaState) -> i64:
    phase = state.phase
    if phase == c.PLAY or phase == c.ABDUCT or phase == c.REVEAL:
        waiting: i64 = c.BOTH
        if phase != c.PLAY:
            waiting = state.asked
        if state.sealed0 != c.UNSEALED:
            waiting &= ~1
        if state.sealed1 != c.UNSEALED:
            waiting &= ~2
        return waiting
    if phase == c.ORDER:
        unfinished: i64 = 0
        if state.length0 < 6:
            unfinished |= 1
        if state.length1 < 6:
            unfinished |= 2
        return unfinished
    if phase == c.OVER:
        return 0
    if phase == c.EXCHANGE:
        return bit(state.abductor)
    winner = state.winner()
    if phase == c.KEEP or phase == c.LOSER_SLOT:
        return bit(1 - winner)
    return bit(winner)


def legal(state: EvidenciaState, seat: i64) -> i64:
    if not has(to_act(state), seat):
        return 0
    phase = state.phase
    if phase == c.PLAY:
        return state.hand(seat)
    if phase == c.TAKE or phase == c.KEEP:
        return _takes(state, seat)
    if phase == c.SEND:
        return bit(c.TO_PYRAMID) | bit(c.TO_ZONE)
    if phase == c.WINNER_SLOT or phase == c.LOSER_SLOT:
        return empty_slots(state) << c.AT_SLOT
    if phase == c.ABDUCT:
        if has(state.zone(seat), state.lookup.abduction):
            return bit(c.DECLINE) | bit(c.REVEAL_BASE)
        return bit(c.DECLINE)
    if phase == c.EXCHANGE:
        return all_below(3) << c.AT_SLOT
    if phase == c.REVEAL:
        usable = has(state.zone(seat), state.lookup.revelation) and not has(state.spent, state.lookup.revelation)
        return bit(c.DECLINE) | all_below(6) << c.AT_SLOT if usable else bit(c.DECLINE)
    return (state.zone(seat) & ~members_of_row(state.row(seat), 6)) << c.SET_CARD


def _takes(state: EvidenciaState, seat: i64) -> i64:
    moves: i64 = 0
    at = state.round - 1
    if has(state.open, row_get(state.challenges, at)):
        moves |= bit(c.TAKE_CHALLENGE)
    if has(state.open, row_get(state.played_card(seat), at)):
        moves |= bit(c.TAKE_OWN)
    if has(state.open, row_get(state.played_card(1 - seat), at)):
        moves |= bit(c.TAKE_OTHER)
    return moves


def card_to_take(state: EvidenciaState, seat: i64, move: i64) -> i64:
    """The card that a taking move means for the seat."""
    at = state.round - 1
    if move == c.TAKE_CHALLENGE:
        return row_get(state.challenges, at)
    if move == c.TAKE_OWN:
        return row_get(state.played_card(seat), at)
    return row_get(state.played_card(1 - seat), at)


def empty_slots(state: EvidenciaState) -> i64:
    slots: i64 = 0
    slot: i64 = 0
    while slot < 6:
        if row_get(state.pyramid, slot) == EMPTY:
            slots |= bit(slot)
        slot += 1
    return slots
