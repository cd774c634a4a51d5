"""The turns of Euphoria: what every answer leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.artifacts import draw, hand_over, lay_open, note_to_two
from sobremesa.games.euphoria.rules.deal import lay
from sobremesa.games.euphoria.rules.effects import expose, hide, look
from sobremesa.games.euphoria.rules.endings import end_action, end_turn
from sobremesa.games.euphoria.rules.lasers import note_hostile, take_aim
from sobremesa.games.euphoria.rules.lookup import (
    CONTRABANDO,
    ESCANER,
    HUMO,
    IMAN,
    LAVADO,
    MARIONETA,
    PULSO,
    TRASLADO,
    TRUEQUE,
    bag_add,
)
from sobremesa.games.euphoria.rules.questions import next_places
from sobremesa.games.euphoria.rules.reactions import announce, answer
from sobremesa.kernel.bits import first
from sobremesa.kernel.state import NO_SEAT

if TYPE_CHECKING:
    from sobremesa.games.euphoria.rules.state import EuphoriaState


def play(state: EuphoriaState, seat: i64, move: i64) -> None:
    phase = state.phase
    if phase == c.WINDOW:
        answer(state, seat, move)
    elif phase == c.START or phase == c.ACTION:
        _choose(state, seat, move)
    elif phase == c.LAY:
        lay(state, seat, move)
    elif phase == c.SEAT:
        state.target = move - c.TO_SEAT
        _seat_named(state)
    elif phase == c.PLACE:
        state.place = 3 * state.target + move - c.AT_PLACE
        _place_named(state)
    elif phase == c.COST:
        _pay(state, seat, 3 * seat + move - c.AT_PLACE)
    elif phase == c.AIM:
        _aim_again(state, seat, move - c.TO_SEAT)
    else:
        _choose_more(state, seat, move)


def _choose(state: EuphoriaState, seat: i64, move: i64) -> None:
    if move == c.DISCARD:
        _discard_and_draw(state, seat)
        state.phase = c.ACTION
    elif move == c.GIVE:
        state.phase = c.GIVE_TO
    elif move == c.PASS:
        end_action(state)
    elif move == c.SHOOT:
        state.verb = c.SHOOT
        state.target = state.aim(seat)
        announce(state)
    elif move == c.ARM:
        state.verb = c.ARM
        state.phase = c.COST
    elif move >= c.ARTIFACT:
        state.verb = c.USE
        state.playing = move - c.ARTIFACT
        state.phase = c.COST
    else:
        state.verb = move
        state.phase = c.SEAT


def _choose_more(state: EuphoriaState, seat: i64, move: i64) -> None:
    phase = state.phase
    if phase == c.GIVE_TO:
        state.target = move - c.TO_SEAT
        state.phase = c.GIVE_WHAT
    elif phase == c.GIVE_WHAT:
        _give(state, seat, move - c.ARTIFACT)
    elif phase == c.OWN_PLACE:
        state.own = 3 * seat + move - c.AT_PLACE
        state.phase = c.SEAT
    elif phase == c.NEXT_SEAT:
        if move == c.ENOUGH:
            announce(state)
        else:
            state.next_target = move - c.TO_SEAT
            state.phase = c.NEXT_PLACE
    elif phase == c.NEXT_PLACE:
        state.next_place = 3 * state.next_target + move - c.AT_PLACE
        announce(state)
    else:
        state.new_aim = move - c.TO_SEAT
        announce(state)


def _aim_again(state: EuphoriaState, seat: i64, target: i64) -> None:
    """EU-27."""
    take_aim(state, seat, target)
    note_hostile(state, seat, target)
    if state.notes is not None:
        state.note_all(c.AIMED, seat, target)
    end_turn(state)


def _discard_and_draw(state: EuphoriaState, seat: i64) -> None:
    left = state.hand(seat)
    while left:
        kind = first(left) % 15
        left &= left - 1
        lay_open(state, seat, kind)
        state.pile = bag_add(state.pile, kind)
        if state.notes is not None:
            state.note_all(c.DISCARDED, seat, kind)
    draw(state, seat)


def _give(state: EuphoriaState, seat: i64, kind: i64) -> None:
    taker = state.target
    hand_over(state, seat, taker, kind)
    state.target = NO_SEAT
    state.phase = c.ACTION
    if state.notes is not None:
        note_to_two(state, c.GAVE, seat, taker, kind)


def _pay(state: EuphoriaState, seat: i64, place: i64) -> None:
    """EU-31: expose, discard, and then name what the action is aimed at."""
    expose(state, place)
    if state.verb == c.ARM:
        state.phase = c.NEW_AIM
        return
    kind = state.playing
    lay_open(state, seat, kind)
    state.pile = bag_add(state.pile, kind)
    if state.notes is not None:
        state.note_all(c.USED, seat, kind)
    if kind == PULSO:
        announce(state)
    elif kind == TRUEQUE:
        state.phase = c.OWN_PLACE
    else:
        state.phase = c.SEAT


def _seat_named(state: EuphoriaState) -> None:
    kind = state.playing
    if kind == IMAN or kind == MARIONETA:
        state.phase = c.NEW_AIM
    elif kind == LAVADO or kind == CONTRABANDO:
        announce(state)
    else:
        state.phase = c.PLACE


def _place_named(state: EuphoriaState) -> None:
    kind = state.playing
    if state.verb == c.INTERROGATE:
        look(state, state.turn, state.place)
        end_action(state)
    elif state.verb == c.HIDE:
        hide(state, state.place)
        end_action(state)
    elif kind == TRASLADO or ((kind == ESCANER or kind == HUMO) and next_places(state) != 0):
        state.phase = c.NEXT_SEAT
    else:
        announce(state)
