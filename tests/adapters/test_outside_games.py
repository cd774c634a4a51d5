"""A game from outside the package works in every tool without a change to our files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test

import sobremesa.vector
from sobremesa.adapters import openspiel, pettingzoo
from sobremesa.games.catalog import GAMES, add_games

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def alfajores() -> Iterator[None]:
    assert add_games(EXAMPLES) == []
    yield
    del GAMES["alfajores"]


# As in tests/adapters/test_pettingzoo.py: a dictionary with a mask is what PettingZoo's own classic environments have.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("seats", [2, 4])
def test_pettingzoo_finds_nothing_wrong(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env("alfajores", seats=seats), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


def test_openspiel_plays_it_with_serialization_and_masks() -> None:
    pyspiel.random_sim_test(openspiel.load("alfajores", seats=3), num_sims=2, serialize=True, verbose=False)


def test_many_games_are_stepped_at_once() -> None:
    env = sobremesa.vector.make("alfajores", num_envs=8)
    env.reset(seed=1)
    ended = 0
    for _step in range(60):
        _seen, _rewards, terminations, _broken_off, infos = env.step(env.sample())
        ended += int(terminations.sum())
        assert abs(infos["rewards"].sum(axis=1)).max() < 1e-9
    assert ended == 8 * 60 // 12


def test_its_games_travel_to_other_processes() -> None:
    alone = sobremesa.vector.make("alfajores", num_envs=4)
    shared = sobremesa.vector.make("alfajores", num_envs=4, processes=2)
    assert (alone.reset(seed=1)[0] == shared.reset(seed=1)[0]).all()
    for _step in range(12):
        actions = alone.sample()
        here, there = alone.step(actions), shared.step(actions)
        for part in (0, 1, 2, 3):
            np.testing.assert_array_equal(here[part], there[part])
    assert here[2].all(), "every game is over"
    shared.close()
