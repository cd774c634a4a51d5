"""Who is asked in a game of Euphoria, and what may be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.lookup import (
    ACTIONS,
    ALL_KINDS,
    CONTRABANDO,
    ESCANER,
    HUMO,
    IMAN,
    LAVADO,
    MARIONETA,
    PULSO,
    SUERO,
    TRASLADO,
    TRUEQUE,
)
from sobremesa.games.euphoria.rules.scoring import places_of, row_of_seat, seats_in, seats_with_two
from sobremesa.kernel.bits import all_below, bit, has

if TYPE_CHECKING:
    from sobremesa.games.euphoria.rules.state import EuphoriaState


def to_act(state: EuphoriaState) -> i64:
    phase = state.phase
    if phase == c.WINDOW:
        return state.waiting
    if phase == c.LAY:
        return state.laying
    if phase == c.OVER:
        return 0
    return bit(state.turn)


def legal(state: EuphoriaState, seat: i64) -> i64:
    phase = state.phase
    if phase == c.WINDOW:
        if has(state.waiting, seat):
            return _answer_moves(state, seat)
        return 0
    if phase == c.LAY:
        if has(state.laying, seat):
            return _lay_moves(state, seat)
        return 0
    if seat != state.turn or phase == c.OVER:
        return 0
    if phase == c.START:
        moves = _action_moves(state, seat) | bit(c.DISCARD)
        if has(state.stocked, seat):
            moves |= bit(c.GIVE)
        return moves
    if phase == c.ACTION:
        return _action_moves(state, seat)
    if phase == c.SEAT:
        return _target_seats(state) << c.TO_SEAT
    if phase == c.PLACE:
        return row_of_seat(_target_places(state), state.target) << c.AT_PLACE
    if phase == c.COST:
        return row_of_seat(_cost_places(state, seat), seat) << c.AT_PLACE
    return _later_moves(state, seat)


def _lay_moves(state: EuphoriaState, seat: i64) -> i64:
    moves: i64 = 0
    place = 3 * seat + state.laid_by(seat)
    while place < 3 * seat + 3:
        recruit = state.recruit(place)
        if recruit >= c.LAY_LEADER:
            recruit = c.LAY_LEADER
        moves |= bit(recruit)
        place += 1
    return moves


def _later_moves(state: EuphoriaState, seat: i64) -> i64:
    phase = state.phase
    others = all_below(state.seats) & ~bit(seat)
    if phase == c.AIM or phase == c.GIVE_TO:
        return others << c.TO_SEAT
    if phase == c.GIVE_WHAT:
        return (state.hand(seat) & ALL_KINDS) << c.ARTIFACT
    if phase == c.OWN_PLACE:
        return bit(c.AT_PLACE + 3) - bit(c.AT_PLACE)
    if phase == c.NEXT_SEAT:
        moves = seats_in(next_places(state)) << c.TO_SEAT
        if state.playing != TRASLADO:
            moves |= bit(c.ENOUGH)  # EU-39: "up to two" is one or two
        return moves
    if phase == c.NEXT_PLACE:
        return row_of_seat(next_places(state), state.next_target) << c.AT_PLACE
    # NEW_AIM: a seat never aims at itself (EU-40); the holder of a turned laser is not the active seat.
    if state.playing == MARIONETA:
        others = all_below(state.seats) & ~bit(state.target)
    return others << c.TO_SEAT


def _action_moves(state: EuphoriaState, seat: i64) -> i64:
    moves: i64 = bit(c.PASS)  # EU-21
    own = places_of(seat)
    hidden = state.hidden()
    if hidden & ~own != 0:
        moves |= bit(c.INTERROGATE)  # EU-22
    if state.exposed_followers() != 0:
        moves |= bit(c.HIDE)  # EU-26
    if has(state.armed, seat):
        moves |= bit(c.SHOOT)  # EU-25
    if hidden & own != 0:  # EU-31: every use costs a hidden recruit
        if not has(state.armed, seat) and state.lasers_in_centre() > 0:
            moves |= bit(c.ARM)  # EU-24
        moves |= _usable(state, seat) << c.ARTIFACT
    return moves


def _usable(state: EuphoriaState, seat: i64) -> i64:
    """The kinds of the hand that have a target once their cost is paid (EU-36, EU-39)."""
    kinds = state.hand(seat) & ACTIONS  # EU-32
    if kinds == 0:
        return 0
    hidden = state.hidden()
    own = places_of(seat)
    if hidden & ~own == 0:
        kinds &= ~(bit(SUERO) | bit(ESCANER))
    if state.armed & ~bit(seat) == 0:
        kinds &= ~(bit(IMAN) | bit(MARIONETA))
    if has(state.armed, seat):
        kinds &= ~bit(IMAN)  # EU-36
    if state.armed == 0:
        kinds &= ~bit(PULSO)
    if state.exposed_followers() == 0 and hidden & own & ~state.leader == 0:
        kinds &= ~bit(HUMO)
    if seats_with_two(hidden & ~own) == 0:
        kinds &= ~bit(LAVADO)
    if state.stocked & ~bit(seat) == 0:
        kinds &= ~bit(CONTRABANDO)
    return kinds


def _cost_places(state: EuphoriaState, seat: i64) -> i64:
    """EU-31: any own hidden recruit; for Smoke one that leaves a follower to hide (EU-39)."""
    places = state.hidden() & places_of(seat)
    if state.playing == HUMO and state.exposed_followers() == 0:
        return places & ~state.leader
    return places


def _target_places(state: EuphoriaState) -> i64:
    """The recruits that may be named first."""
    others = state.all & ~places_of(state.turn)
    if state.verb == c.HIDE or state.playing == HUMO:
        return state.exposed_followers()
    if state.playing == TRASLADO:
        return others
    if state.playing == TRUEQUE:
        return others & ~(state.exposed & state.leader)
    return others & ~state.exposed


def _target_seats(state: EuphoriaState) -> i64:
    kind = state.playing
    others = all_below(state.seats) & ~bit(state.turn)
    if kind == IMAN or kind == MARIONETA:
        return state.armed & others
    if kind == LAVADO:
        return seats_with_two(state.hidden()) & others
    if kind == CONTRABANDO:
        return state.stocked & others
    return seats_in(_target_places(state))


def next_places(state: EuphoriaState) -> i64:
    """The recruits that may be named second."""
    if state.playing == TRASLADO:
        return _target_places(state) & ~places_of(state.target)
    return _target_places(state) & ~bit(state.place)


def _answer_moves(state: EuphoriaState, seat: i64) -> i64:
    if state.answer_of(seat) == c.UNANSWERED:
        return bit(c.PASS) | state.reactions(seat) << c.ARTIFACT
    return row_of_seat(state.hidden(), seat) << c.AT_PLACE
