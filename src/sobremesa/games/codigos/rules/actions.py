"""The actions of a turn of Códigos."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.aftermath import end_action
from sobremesa.games.codigos.rules.codes import hide, stand
from sobremesa.games.codigos.rules.questions import additions
from sobremesa.games.codigos.rules.scoring import CROSSED
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, bit, first, pick, row_get, row_put, size

if TYPE_CHECKING:
    from sobremesa.games.codigos.rules.state import CodigosState


def act(state: CodigosState, seat: i64, move: i64) -> None:
    if move < c.EXPOSE:
        _take(state, seat, move - c.TAKE)
    elif move < c.LAY:
        _expose_code(state, seat, move - c.EXPOSE)
    elif move < c.PICK:
        state.laying = pick(state.held(seat), move - c.LAY)
        state.phase = c.WHOLE
    elif move < c.DISCARD:
        pick_more(state, seat, move - c.PICK)
    elif move < c.GIVE_UP:
        _discard(state, seat, move - c.DISCARD)
    elif move == c.GIVE_UP:
        _give_up(state, seat)
    else:
        _move_soldier(state, seat, move - c.SOLDIER)


def _take(state: CodigosState, seat: i64, slot: i64) -> None:
    """CO-21, CO-22."""
    card = state.offer(slot)
    if slot == 0:
        state.slot1 = EMPTY
    elif slot == 1:
        state.slot2 = EMPTY
    else:
        state.lift_from_pile()
        if state.deck_fills_pile:
            state.cover = 1
    state.hold(seat, state.held(seat) | bit(card))
    state.touched = card
    if state.notes is not None:
        state.note_all(c.TOOK, seat, slot, card)
    end_action(state)


def _expose_code(state: CodigosState, seat: i64, place: i64) -> None:
    """CO-23."""
    card = pick(state.held(seat), place)
    state.hold(seat, state.held(seat) ^ bit(card))
    state.expose(seat, row_put(EMPTY_ROW, 0, card))
    if state.notes is not None:
        state.note_all(c.EXPOSED, seat, card)
    end_action(state)


def pick_more(state: CodigosState, seat: i64, place: i64) -> None:
    """CO-24: the action goes on while something can be added and the player has not said enough."""
    state.picked |= bit(pick(state.held(seat), place))
    state.phase = c.ADD
    if additions(state, seat) == 0:
        add(state, seat)


def add(state: CodigosState, seat: i64) -> None:
    if state.notes is not None:
        state.note_all(c.ADDED, seat, state.picked)
    row = _with_picked(state, seat, state.exposed(seat))
    if row_get(row, state.lookup.takes[row_get(row, 0)]) == EMPTY:
        state.expose(seat, row)
    else:
        state.expose(seat, EMPTY_ROW)
        hide(state, seat, row)
    end_action(state)


def _with_picked(state: CodigosState, seat: i64, row: i64) -> i64:
    """The row of a code with the picked cards laid: by rising photo number, a joker last (CO-24)."""
    place: i64 = 1
    while row_get(row, place) != EMPTY:
        place += 1
    left = state.picked
    while left:
        row = row_put(row, place, first(left))
        left &= left - 1
        place += 1
    state.hold(seat, state.held(seat) & ~state.picked)
    state.picked = 0
    return row


def pick_for_whole(state: CodigosState, seat: i64, place: i64) -> None:
    """CO-25."""
    state.picked |= bit(pick(state.held(seat), place))
    code = state.laying
    if size(state.picked) < state.lookup.takes[code]:
        return
    state.hold(seat, state.held(seat) ^ bit(code))
    state.laying = EMPTY
    hide(state, seat, _with_picked(state, seat, row_put(EMPTY_ROW, 0, code)))
    end_action(state)


def _discard(state: CodigosState, seat: i64, place: i64) -> None:
    """CO-27."""
    card = pick(state.held(seat), place)
    state.hold(seat, state.held(seat) ^ bit(card))
    state.lay_on_pile(card)
    state.touched = card
    if state.notes is not None:
        state.note_all(c.DISCARDED, seat, card)
    end_action(state)


def _give_up(state: CodigosState, seat: i64) -> None:
    """CO-28: the first symbol stays crossed under the code, the others go to the pile in the order laid."""
    row = state.exposed(seat)
    state.expose(seat, EMPTY_ROW)
    code = row_get(row, 0)
    state.under |= bit(row_get(row, 1))
    place: i64 = 2
    while row_get(row, place) != EMPTY:
        state.lay_on_pile(row_get(row, place))
        place += 1
    stand(state, seat, code, CROSSED)
    if state.notes is not None:
        state.note_all(c.GAVE_UP, seat, code, row)
    end_action(state)


def _move_soldier(state: CodigosState, seat: i64, slot: i64) -> None:
    """CO-29."""
    state.soldier = slot
    if state.notes is not None:
        state.note_all(c.MOVED_SOLDIER, seat, slot)
    end_action(state)
