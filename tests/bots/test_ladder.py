"""A small ladder: every level beats the one below, in every game. ``python -m research.ladder`` measures it at length.

The levels here think by iterations, not by the clock, so the results are always the same.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest

from sobremesa.bots.bot import Bot
from sobremesa.bots.levels import LEVELS, LevelBot
from sobremesa.bots.random_bot import RandomBot
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.lab.arena import Maker, standings, tournament

SEATS = {"evidencia": 2, "euphoria": 6, "codigos": 2}
# Enough to show a regression; the fewer the longer a game takes.
GAMES_TO_PLAY = {"evidencia": 40, "euphoria": 16, "codigos": 24}


def unhurried(game: AnyGame, rng: Rng, level: str) -> Bot:
    """A level that takes the time its iterations need."""
    bot = LevelBot(game, rng, level)
    bot.effort = replace(bot.effort, seconds=600.0)
    return bot


def share(name: str, stronger: Maker, weaker: Maker, games: int) -> float:
    game = GAMES[name](seats=SEATS[name])
    bots = {"stronger": stronger, "weaker": weaker}
    return standings(list(bots), tournament(game, bots, games, seed=20))[0].share


def share_between(name: str, stronger: str, weaker: str) -> float:
    return share(name, partial(unhurried, level=stronger), partial(unhurried, level=weaker), GAMES_TO_PLAY[name])


@pytest.mark.release
@pytest.mark.compiled
@pytest.mark.parametrize("name", SEATS)
def test_normal_beats_easy(name: str) -> None:
    assert share_between(name, "normal", "facil") > 0.6


@pytest.mark.release
@pytest.mark.compiled
@pytest.mark.parametrize("name", SEATS)
def test_hard_beats_normal(name: str) -> None:
    assert share_between(name, "dificil", "normal") > 0.5


@pytest.mark.release
@pytest.mark.compiled
@pytest.mark.parametrize(("name", "wanted"), [("evidencia", 0.85), ("euphoria", 0.8), ("codigos", 0.95)])
def test_hard_beats_chance(name: str, wanted: float) -> None:
    # Random play loses so clearly that fewer games are enough.
    assert share(name, partial(unhurried, level="dificil"), RandomBot, GAMES_TO_PLAY[name] // 2) >= wanted


def test_every_level_thinks_more_and_remembers_more_than_the_one_below() -> None:
    levels = list(LEVELS.values())
    assert [level.name for level in levels] == ["facil", "normal", "dificil", "experto"]
    for weaker, stronger in pairwise(levels):
        for game in (kind() for kind in GAMES.values()):
            assert stronger.effort_in(game).iterations > weaker.effort_in(game).iterations
            assert LevelBot(game, Rng(1), weaker.name).effort == weaker.effort_in(game)
        assert stronger.recall > weaker.recall
    assert levels[-1].effort.seconds <= 3.0
