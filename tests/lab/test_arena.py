from __future__ import annotations

import json

import pytest

from sobremesa.bots.greedy_bot import GreedyBot
from sobremesa.bots.random_bot import RandomBot
from sobremesa.games.catalog import GAMES
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.lab.arena import ArenaGame, as_json, elo, pairings, standings, tournament
from sobremesa.lab.statistics import wilson

GAME = Evidencia()
BOTS = {"random": RandomBot, "greedy": GreedyBot}


def test_every_deal_is_played_with_both_sides() -> None:
    assert list(pairings(bots=2, games=4, seed=10)) == [
        ((0, 1), 10),
        ((1, 0), 10),
        ((0, 1), 11),
        ((1, 0), 11),
    ]


def test_results_depend_on_the_seed_alone_and_not_on_the_number_of_processes() -> None:
    def results(processes: int) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
        games = tournament(GAME, {"one": RandomBot, "two": RandomBot}, games=6, seed=3, processes=processes)
        return [(played.seed, played.seating, played.winners) for played in games]

    assert results(1) == results(2) == results(1)


def play(winners: tuple[int, ...], seating: tuple[int, ...] = (0, 1)) -> ArenaGame:
    return ArenaGame(1, seating, winners, (0.5, 0.25), (5, 5))


def test_a_shared_victory_is_half_a_point() -> None:
    result = standings(["a", "b"], [play((0,)), play((0, 1)), play((0,), (1, 0)), play(())])[0]
    assert result.share == 0.5


def test_thinking_time_is_a_mean_by_move() -> None:
    assert standings(["a", "b"], [play((0,))])[0].milliseconds == pytest.approx(100)


def test_wilsons_interval_of_half_in_a_hundred() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_three_quarters_are_191_elo() -> None:
    assert elo(0.75, 1000) == pytest.approx(190.8, abs=0.1)


def test_json_names_the_game_and_the_seed() -> None:
    games = tournament(GAME, {"one": RandomBot, "two": RandomBot}, games=2, seed=3)
    found = json.loads(as_json(GAME, standings(["one", "two"], games), seed=3))
    assert found["game"] == "evidencia"
    assert found["seed"] == 3
    assert found["standings"][0]["games"] == 2


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_every_game_to_its_end(name: str) -> None:
    games = tournament(GAMES[name](), BOTS, games=2, seed=5)
    assert [len(played.seating) for played in games] == [GAMES[name].about.seat_counts[0]] * 2
