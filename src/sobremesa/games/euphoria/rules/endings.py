"""How an action, a turn and the game of Euphoria end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.lookup import IMAN, NO_KIND
from sobremesa.games.euphoria.rules.recruits import show_all
from sobremesa.kernel.bits import has
from sobremesa.kernel.state import NO_SEAT

if TYPE_CHECKING:
    from sobremesa.games.euphoria.rules.state import EuphoriaState


def start_turn(state: EuphoriaState) -> None:
    state.phase = c.START
    if state.notes is not None:
        state.note_all(c.TURN, state.turn, 1 + state.turns // state.seats)


def end_action(state: EuphoriaState) -> None:
    """The aim of a laser that was taken by the action stands until phase 3 is over (EU-27)."""
    if not has(state.armed, state.turn) or (state.verb != c.ARM and state.playing != IMAN):
        state.new_aim = NO_SEAT
    state.verb = c.NO_ACTION
    state.playing = NO_KIND
    state.own = c.NO_PLACE
    state.target = NO_SEAT
    state.place = c.NO_PLACE
    state.next_target = NO_SEAT
    state.next_place = c.NO_PLACE
    if has(state.armed, state.turn):
        state.phase = c.AIM
    else:
        end_turn(state)


def end_turn(state: EuphoriaState) -> None:
    """EU-28, EU-64."""
    state.new_aim = NO_SEAT
    state.turns += 1
    limit = state.set_up.round_limit * state.seats
    if limit > 0 and state.turns >= limit:
        finish(state, 0, 64)
        return
    state.turn += 1
    if state.turn == state.seats:
        state.turn = 0
    start_turn(state)


def finish(state: EuphoriaState, victors: i64, clause: i64) -> None:
    """EU-63: every recruit and every hand is shown."""
    state.phase = c.OVER
    state.victors = victors
    state.clause = clause
    show_all(state, state.all)
    if state.notes is not None:
        state.note_all(c.ENDED, clause, victors)
        seat: i64 = 0
        while seat < state.seats:
            place = 3 * seat
            row = (state.recruit(place), state.recruit(place + 1), state.recruit(place + 2))
            state.note_all(c.SHOWN, seat, *row, state.hand(seat))
            seat += 1
