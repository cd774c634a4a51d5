"""Very many random games: the same on any number of processes, and a planted effect is found."""

from __future__ import annotations

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.lab.random_play import PART, play_at_random


def test_any_number_of_processes_counts_the_same() -> None:
    game = GAMES["evidencia"]()
    counted: list[int] = []
    alone = play_at_random(game, PART + 100, 3, 1, counted.append)
    assert counted == [PART, 100]
    assert play_at_random(game, PART + 100, 3, 2, lambda _games: None, worth_seconds=0) == alone
    assert play_at_random(game, PART + 100, 4, 1, lambda _games: None) != alone


def test_a_planted_lead_is_found_and_of_a_fair_coin_nothing_is(coins: str) -> None:
    fair = play_at_random(GAMES[coins](), 1500, 1, 1, lambda _games: None)
    assert (fair.games, fair.decisions) == (1500, (1, 1, 1))
    assert not fair.seats[0].excludes(0.5)
    led = play_at_random(GAMES[coins](options={"lead": "2"}), 1500, 1, 1, lambda _games: None)
    assert led.seats[0].low < 0.6 < led.seats[0].high
    assert led.p < 0.001
    assert sum(part.value for part in led.endings.values()) == pytest.approx(1.0)
