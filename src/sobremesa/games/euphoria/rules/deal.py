"""Setting up a game of Euphoria: the deal, and laying out the rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.artifacts import draw
from sobremesa.games.euphoria.rules.endings import start_turn
from sobremesa.games.euphoria.rules.recruits import put_recruit, show
from sobremesa.games.euphoria.rules.scoring import is_even, places_of
from sobremesa.kernel.bits import all_below, bit, has
from sobremesa.kernel.state import NO_SEAT

if TYPE_CHECKING:
    from sobremesa.games.euphoria.rules.state import EuphoriaState

# The rarest even deal of any deck that has one comes about once in 1,100 deals (EU-07).
MOST_DEALS: Final = 50_000


def deal(state: EuphoriaState) -> None:
    state.clear()
    _deal_recruits(state)
    state.deck = state.lookup.bag
    state.fresh = state.deck
    state.turn = state.set_up.first
    if state.turn == NO_SEAT:
        state.turn = state.rng.below(state.seats)  # EU-06
    state.phase = c.LAY
    if state.notes is not None:
        state.note_all(c.DEALT, state.turn)
    seat: i64 = 0
    while seat < state.seats:  # EU-04
        draw(state, seat)
        draw(state, seat)
        seat += 1
    state.laying = all_below(state.seats)


def _deal_recruits(state: EuphoriaState) -> None:
    """EU-02, EU-03: the Leaders go to two seats; a leftover recruit is out of the game."""
    _deal_rows(state)
    deals: i64 = 1
    while state.set_up.even and not is_even(state.side, state.leader, state.seats):  # EU-07
        if deals == MOST_DEALS:
            raise RuntimeError("no even deal was found")
        _deal_rows(state)
        deals += 1
    seat: i64 = 0
    while seat < state.seats:
        show(state, seat, places_of(seat))
        seat += 1
    if state.set_up.even:
        place: i64 = 0
        while place < 3 * state.seats:
            state.set_origin(place, place // 3)
            place += 1


def _deal_rows(state: EuphoriaState) -> None:
    rng = state.rng
    one = rng.below(state.seats)
    two = rng.below(state.seats - 1)
    if two >= one:
        two += 1
    led = 3 * one + rng.below(3)
    led_below = 3 * two + rng.below(3)
    state.leader = bit(led) | bit(led_below)
    state.side = bit(led_below)
    below = state.set_up.subterrans
    left = state.set_up.euphorians + below
    place: i64 = 0
    while place < 3 * state.seats:
        if not has(state.leader, place):
            if rng.below(left) < below:
                below -= 1
                state.side |= bit(place)
            left -= 1
        place += 1


def lay(state: EuphoriaState, seat: i64, move: i64) -> None:
    """EU-05: the recruit chosen lies in the next place; the last one follows by itself."""
    goes_to = 3 * seat + state.laid_by(seat)
    lies = goes_to
    while not _is_meant(state, lies, move):
        lies += 1
    held = state.recruit(goes_to)
    put_recruit(state, goes_to, state.recruit(lies))
    put_recruit(state, lies, held)
    state.laid += bit(2 * seat)
    if state.notes is not None:
        state.note_secret(c.LAID, seat, (seat, goes_to % 3), (state.recruit(goes_to),))
    if state.laid_by(seat) < 2:
        return
    state.laid += bit(2 * seat)
    if state.notes is not None:
        state.note_secret(c.LAID, seat, (seat, 2), (state.recruit(3 * seat + 2),))
    state.laying &= ~bit(seat)
    if state.laying == 0:
        start_turn(state)


def _is_meant(state: EuphoriaState, place: i64, move: i64) -> bool:
    recruit = state.recruit(place)
    return recruit == move or (recruit > c.LAY_LEADER and move == c.LAY_LEADER)
