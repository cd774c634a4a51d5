"""Our games, played at random by the compiled loop. As a program it prints the rates of the interpreted engine."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter

import sobremesa
from research.measure import Measured, rate
from sobremesa.bots.playout import copy_often, play_random_games
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng

# The measured tables: every game at its fewest and its most seats.
TABLES = {
    f"{name} {seats}": (name, seats)
    for name, kind in GAMES.items()
    for seats in sorted({kind.about.seat_counts[0], kind.about.seat_counts[-1]})
}
DECISIONS = 4_000_000
INTERPRETED_DECISIONS = 60_000
COPIES = 1_000_000


def make_game(table: str) -> AnyGame:
    name, seats = TABLES[table]
    return GAMES[name](seats=seats)


def measure(table: str, decisions: int) -> Measured:
    """Random play for about this many decisions, estimated from a few games; deals and outcomes included."""
    game = make_game(table)
    state, rng = game.blank(Rng(1)), Rng(2)
    per_game = play_random_games(state, rng, 20) / 20
    return rate(lambda games: play_random_games(state, rng, games), max(20, int(decisions / per_game)))


def measure_copy(table: str) -> float:
    """Nanoseconds for one copy of a state in mid-game."""
    game = make_game(table)
    state, scratch = game.deal(Rng(1)), game.blank(Rng(1))
    rng = Rng(2)
    for _move in range(12):
        seat = rng.draw(state.to_act())
        state.play(seat, rng.draw(state.legal(seat)))
    start = perf_counter()
    copy_often(scratch, state, COPIES)
    return (perf_counter() - start) / COPIES * 1e9


OURS: dict[str, Callable[[], Measured]] = {table: partial(measure, table, DECISIONS) for table in TABLES}


if __name__ == "__main__":
    assert sobremesa.engine() == "interpreted"
    for table in TABLES:
        found = measure(table, INTERPRETED_DECISIONS)
        print(table, found.games, found.decisions, sep="\t")
