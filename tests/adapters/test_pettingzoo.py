"""PettingZoo's own tests accept our environments, for every game and every number of seats."""

from __future__ import annotations

import importlib
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from sobremesa.adapters import pettingzoo as tables
from sobremesa.adapters.pettingzoo.settings import IllegalAction
from sobremesa.games.catalog import GAMES

TABLES = [(name, seats) for name, kind in GAMES.items() for seats in kind.about.seat_counts]
# Random play of Euphoria is long, so its round limit ends it.
OPTIONS: dict[str, dict[str, str]] = {"euphoria": {"round_limit": "2"}}

at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def module_of(game: str) -> ModuleType:
    version = GAMES[game].about.study.environment_version
    return importlib.import_module(f"sobremesa.adapters.pettingzoo.{game}_v{version}")


def makers(game: str, seats: int) -> tuple[Any, Any]:
    module = module_of(game)
    chosen = {"seats": seats, "options": OPTIONS.get(game)}
    return partial(module.env, **chosen), partial(module.parallel_env, **chosen)


# A dictionary with a mask is what PettingZoo's own classic environments have, and a seat that is not asked has no move.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@at_every_table
def test_api(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(makers(game, seats)[0](), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@at_every_table
def test_seed(game: str, seats: int) -> None:
    seed_test(makers(game, seats)[0], num_cycles=60)


@at_every_table
def test_render(game: str, seats: int) -> None:
    render_test(makers(game, seats)[0], custom_tests={"ansi": lambda text: "phase" in text})


@at_every_table
def test_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(makers(game, seats)[1](), num_cycles=200)


@at_every_table
def test_rewards_are_paid_at_the_end_and_add_up_to_nothing(game: str, seats: int) -> None:
    table = makers(game, seats)[0]()
    table.reset(seed=3)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, broken_off, _info = table.last()
        paid[agent] += reward
        assert ended or broken_off or reward == 0
        table.step(None if ended or broken_off else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(paid.values()) == pytest.approx(0)


def test_the_winner_of_two_takes_the_others_stake() -> None:
    found = set()
    for seed in range(5):
        table = tables.raw_env("evidencia")
        table.reset(seed=seed)
        chosen = np.random.default_rng(seed)
        while not all(table.terminations.values()):
            table.step(chosen.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))
        found.add((table.rewards["player_0"], table.rewards["player_1"]))
    assert found <= {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}
    assert len(found) > 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = tables.env("evidencia")
    table.reset(seed=1)
    before = table.observe("player_0")
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=f"action {illegal} is not legal for player_0"):
        table.step(illegal)
    assert (table.observe("player_0")["observation"] == before["observation"]).all()


def test_in_parallel_no_seat_acts_out_of_turn() -> None:
    table = tables.parallel_env("codigos")
    seen, _infos = table.reset(seed=1)
    asked = [agent for agent in table.agents if not seen[agent]["action_mask"][table.wait]]
    assert len(asked) == 1
    with pytest.raises(IllegalAction, match=f"action {table.wait} is not legal for {asked[0]}"):
        table.step(dict.fromkeys(table.agents, table.wait))
    with pytest.raises(IllegalAction, match="every seat acts"):
        table.step({})


def test_a_game_may_be_broken_off() -> None:
    table = tables.env("codigos", longest=7)
    table.reset(seed=1)
    steps = 0
    for _agent in table.agent_iter():
        seen, _reward, ended, broken_off, _info = table.last()
        if broken_off:
            break
        assert not ended
        table.step(int(np.flatnonzero(seen["action_mask"])[0]))
        steps += 1
    assert steps == 7


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no game 'mus'"):
        tables.env("mus")


@at_every_table
def test_the_state_is_what_all_seats_see(game: str, seats: int) -> None:
    sequential, parallel = makers(game, seats)
    table = sequential().unwrapped
    table.reset(seed=3)
    seen = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert (table.state() == np.concatenate(seen)).all()
    assert table.state_space.contains(table.state())
    at_once = parallel()
    at_once.reset(seed=3)
    assert (at_once.state() == table.state()).all()


def test_a_way_of_showing_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is human, ansi, rgb_array or None, not 'film'"):
        tables.raw_env("evidencia", render_mode="film")


def test_a_deck_may_be_named_by_a_string() -> None:
    file = str(GAMES["evidencia"].about.folder / "cards.toml")
    assert tables.raw_env("evidencia", deck=file).game.deck.source == Path(file)


@pytest.mark.parametrize("make", [tables.raw_env, tables.parallel_env])
def test_people_are_shown_the_table_when_it_is_dealt(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    make("evidencia", render_mode="human").reset(seed=1)
    assert "viewer           spectator" in capsys.readouterr().out
