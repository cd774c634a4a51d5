"""Bots choose from what their seat sees, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from sobremesa.bots.bot import Bot
from sobremesa.bots.catalog import BOTS
from sobremesa.bots.greedy_bot import GreedyBot
from sobremesa.bots.random_bot import RandomBot
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.player.player import EvidenciaPlayer
from sobremesa.kernel.bits import members
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView


class FondPlayer(EvidenciaPlayer):
    """Likes some moves more than others."""

    def __init__(self, game: Fond) -> None:
        super().__init__(game, game.cards)
        self.liking = game.liking

    def heuristic(self, view: AnyView) -> Mapping[int, float]:
        return self.liking


class Fond(Evidencia):
    liking: Mapping[int, float]

    def player(self) -> FondPlayer:
        return FondPlayer(self)


def first_view(game: Evidencia, seat: int = 0) -> AnyView:
    return game.view(game.deal(Rng(7)), seat)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_refuses_a_state(name: str) -> None:
    game = Evidencia()
    state: Any = game.deal(Rng(7))
    with pytest.raises(TypeError, match="a bot takes a View, not a EvidenciaState"):
        BOTS[name](game, Rng(0)).choose(state)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_one_of_the_moves_it_is_shown(name: str) -> None:
    game = Evidencia()
    view = first_view(game)
    assert BOTS[name](game, Rng(0)).choose(view) in view.moves


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_is_not_asked_refuses_to_choose(name: str) -> None:
    game = Evidencia()
    state = game.deal(Rng(7))
    with pytest.raises(ValueError, match="seat None has no move"):
        BOTS[name](game, Rng(0)).choose(game.view(state, None))


BY_THE_CLOCK = "experto"


@pytest.mark.parametrize("name", [name for name in BOTS if name != BY_THE_CLOCK])
def test_equal_views_and_equal_chance_give_equal_choices(name: str) -> None:
    game = Evidencia()
    view = first_view(game)
    chosen = {BOTS[name](game, Rng(5)).choose(view) for _ in range(3)}
    assert len(chosen) == 1


def test_the_random_bot_makes_every_move_some_time() -> None:
    game = Evidencia()
    view = first_view(game)
    bot = RandomBot(game, Rng(0))
    assert {bot.choose(view) for _ in range(50)} == set(view.moves)


def test_the_greedy_bot_makes_the_move_it_likes_best() -> None:
    game = Fond()
    view = first_view(game)
    best = view.moves[1]
    game.liking = dict.fromkeys(view.moves, 0.0) | {best: 0.5}
    assert {GreedyBot(game, Rng(seed)).choose(view) for seed in range(20)} == {best}


def test_the_greedy_bot_leaves_equal_likings_to_chance() -> None:
    game = Fond()
    view = first_view(game)
    game.liking = dict.fromkeys(view.moves, 1.0)
    assert {GreedyBot(game, Rng(seed)).choose(view) for seed in range(20)} == set(view.moves)


def victories(games: int) -> int:
    """How many games of Evidencia greedy wins against random, changing seats from game to game."""
    game = Evidencia()
    won = 0
    for number in range(games):
        greedy_seat = number % 2
        bots: list[Bot] = [RandomBot(game, Rng(number)), GreedyBot(game, Rng(number))]
        if greedy_seat == 0:
            bots.reverse()
        state = game.deal(Rng(1000 + number))
        while state.to_act():
            for seat in members(state.to_act()):
                state.play(seat, bots[seat].choose(game.view(state, seat)))
        won += tuple(members(state.winners())) == (greedy_seat,)
    return won


@pytest.mark.compiled
def test_greedy_beats_random_at_evidencia_far_more_than_three_times_in_four() -> None:
    assert victories(16) >= 13
