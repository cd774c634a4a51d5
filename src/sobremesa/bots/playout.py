"""Whole random games, for simulations, searches and checks."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.kernel.bits import first, pick, size
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State


def play_randomly(state: State, rng: Rng) -> i64:
    """Plays uniformly random legal moves to the end; returns how many decisions it took."""
    decisions: i64 = 0
    seats = state.to_act()
    while seats:
        seat = first(seats)
        moves = state.legal(seat)
        state.play(seat, pick(moves, rng.below(size(moves))))
        decisions += 1
        seats = state.to_act()
    return decisions


def play_random_games(state: State, rng: Rng, games: i64) -> i64:
    """Deals and plays this many random games with the state; returns the decisions taken in all."""
    decisions: i64 = 0
    game: i64 = 0
    while game < games:
        state.deal()
        decisions += play_randomly(state, rng)
        game += 1
    return decisions


def copy_often(to: State, source: State, times: i64) -> None:
    """Copies this many times: what the benchmark measures."""
    count: i64 = 0
    while count < times:
        to.copy_from(source)
        count += 1


def _mix(total: int, fields: list[int]) -> int:
    for field in fields:
        total = (total * 1000003 + field) % 0x1FFFFFFFFFFFFFFF
    return total


def checksum_of_games(state: State, rng: Rng, games: int, *, every_position: bool) -> int:
    """One number that depends on every field of the ends of this many random games, or of all their positions."""
    total = 0
    for _game in range(games):
        state.deal()
        if every_position:
            total = _checksum_of_positions(state, rng, total)
        else:
            total = _mix(total, [play_randomly(state, rng)])
        total = _mix(total, state.fields())
    return total


def _checksum_of_positions(state: State, rng: Rng, before: int) -> int:
    total = before
    seats = state.to_act()
    while seats:
        seat = rng.draw(seats)
        moves = state.legal(seat)
        total = _mix(total, [*state.fields(), seat, moves])
        state.play(seat, rng.draw(moves))
        seats = state.to_act()
    return total
