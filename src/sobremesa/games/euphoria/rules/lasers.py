"""The lasers of Euphoria: taking aim, dropping, and who was seen to aim at whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.scoring import places_of
from sobremesa.kernel.bits import bit, has

if TYPE_CHECKING:
    from sobremesa.games.euphoria.rules.state import EuphoriaState


def take_aim(state: EuphoriaState, seat: i64, target: i64) -> None:
    state.armed |= bit(seat)
    state.aims = (state.aims & ~places_of(seat)) | (target << (3 * seat))


def drop(state: EuphoriaState, seat: i64) -> None:
    """EU-42: the laser goes to the centre."""
    state.armed &= ~bit(seat)
    state.aims &= ~places_of(seat)


def give_back(state: EuphoriaState, seat: i64) -> None:
    """EU-42: the laser of the seat, if it holds one, goes to the centre for all to see."""
    if has(state.armed, seat):
        drop(state, seat)
        if state.notes is not None:
            state.note_all(c.DROPPED, seat)


def set_hostile(state: EuphoriaState, seat: i64, target: i64, count: i64) -> None:
    change = (count - state.hostile(seat, target)) << (16 * (seat % 3) + 2 * target)
    if seat >= 6:
        state.deeds2 += change
    elif seat >= 3:
        state.deeds1 += change
    else:
        state.deeds0 += change


def note_hostile(state: EuphoriaState, seat: i64, target: i64) -> None:
    count = state.hostile(seat, target)
    if count < 3:
        set_hostile(state, seat, target, count + 1)
