"""What the actions of Euphoria do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.artifacts import hand_over, note_to_two
from sobremesa.games.euphoria.rules.endings import finish
from sobremesa.games.euphoria.rules.lasers import drop, note_hostile, take_aim
from sobremesa.games.euphoria.rules.lookup import (
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
from sobremesa.games.euphoria.rules.recruits import exchange, mix, show, show_all
from sobremesa.games.euphoria.rules.scoring import lone_winner, places_of
from sobremesa.kernel.bits import bit, has
from sobremesa.kernel.state import NO_SEAT

if TYPE_CHECKING:
    from sobremesa.games.euphoria.rules.state import EuphoriaState


def take_effect(state: EuphoriaState) -> None:
    kind = state.playing
    if kind == TRUEQUE:
        _swap(state, state.own, state.place)
    elif kind == TRASLADO:
        _swap(state, state.place, state.next_place)
    elif kind == SUERO:
        expose(state, state.place)
    elif kind == ESCANER:
        look(state, state.turn, state.place)
        if state.next_place != c.NO_PLACE:
            look(state, state.turn, state.next_place)
    elif kind == IMAN:
        drop(state, state.target)
        take_aim(state, state.turn, state.new_aim)
        note_hostile(state, state.turn, state.new_aim)
        if state.notes is not None:
            state.note_all(c.DROPPED, state.target)
            state.note_all(c.ARMED, state.turn, state.new_aim)
    elif kind == PULSO:
        _pulse(state)
    elif kind == HUMO:
        hide(state, state.place)
        if state.next_place != c.NO_PLACE:
            hide(state, state.next_place)
    elif kind == MARIONETA:
        take_aim(state, state.target, state.new_aim)
        if state.notes is not None:
            state.note_all(c.AIMED, state.target, state.new_aim)
    elif kind == LAVADO:
        _brainwash(state, state.target)
    else:
        _rob(state, state.target)


def expose(state: EuphoriaState, place: i64) -> None:
    state.exposed |= bit(place)
    show_all(state, bit(place))
    if state.notes is not None:
        state.note_all(c.EXPOSED, place // 3, place % 3, state.recruit(place))


def look(state: EuphoriaState, seat: i64, place: i64) -> None:
    """EU-22: all see whose and which place, one sees what."""
    show(state, seat, bit(place))
    if state.notes is not None:
        state.note_secret(c.LOOKED, seat, (seat, place // 3, place % 3), (state.recruit(place),))


def hide(state: EuphoriaState, place: i64) -> None:
    state.exposed &= ~bit(place)
    if state.notes is not None:
        own: i64 = 1 if place // 3 == state.turn else 0
        state.note_all(c.HIDDEN, place // 3, place % 3, state.turn, own)


def _swap(state: EuphoriaState, one: i64, other: i64) -> None:
    exchange(state, one, other)
    if state.notes is not None:
        state.note_all(c.EXCHANGED, one // 3, one % 3, other // 3, other % 3)
        state.note_secret(c.RECEIVED, one // 3, (one // 3, one % 3), (state.recruit(one),))
        state.note_secret(c.RECEIVED, other // 3, (other // 3, other % 3), (state.recruit(other),))
    winner = lone_winner(state.leader, state.anarchists, state.seats)
    if winner != NO_SEAT:
        if has(state.anarchists, winner):
            finish(state, bit(winner), 61)
        else:
            finish(state, bit(winner), 62)
        return
    if state.anarchists != 0:
        seat: i64 = 0
        while seat < state.seats:
            if has(state.anarchists, seat):
                state.plain |= places_of(seat)
            seat += 1


def _pulse(state: EuphoriaState) -> None:
    holders = state.armed
    state.armed = 0
    state.aims = 0
    if state.notes is not None:
        seat: i64 = 0
        while seat < state.seats:
            if has(holders, seat):
                state.note_all(c.DROPPED, seat)
            seat += 1


def _brainwash(state: EuphoriaState, seat: i64) -> None:
    mix(state, seat, state.hidden() & places_of(seat))
    if state.notes is not None:
        row = 3 * seat
        told = (state.recruit(row), state.recruit(row + 1), state.recruit(row + 2))
        state.note_secret(c.MIXED, seat, (seat,), told)


def _rob(state: EuphoriaState, robbed: i64) -> None:
    kind = state.rng.draw(state.hand(robbed)) % 15
    hand_over(state, robbed, state.turn, kind)
    if state.notes is not None:
        note_to_two(state, c.ROBBED, robbed, state.turn, kind)
