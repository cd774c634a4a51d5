"""States: what sits where, and that a new game begins from nothing."""

from __future__ import annotations

import pytest

from sobremesa.bots.playout import play_randomly
from sobremesa.games.catalog import GAMES
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import seat_after, steps_to


@pytest.mark.parametrize("seats", range(2, 9))
def test_seats_are_counted_around_the_table(seats: int) -> None:
    for seat in range(seats):
        assert [seat_after(seat, steps, seats) for steps in range(seats)] == [*range(seat, seats), *range(seat)]
        assert [steps_to(seat_after(seat, steps, seats), seat, seats) for steps in range(seats)] == list(range(seats))


@pytest.mark.parametrize("name", GAMES)
def test_clearing_leaves_nothing_of_a_game(name: str) -> None:
    game = GAMES[name](seats=GAMES[name].about.seat_counts[-1])
    state = game.blank(Rng(1))
    untouched = state.fields()
    for _game in range(5):
        state.deal()
        play_randomly(state, Rng(2))
        assert state.fields() != untouched
        assert isinstance(state, CodigosState | EuphoriaState | EvidenciaState)
        state.clear()
        assert state.fields() == untouched
