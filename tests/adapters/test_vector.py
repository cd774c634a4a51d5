"""Thousands of games stepped together follow the same rules as one."""

from __future__ import annotations

import gc
import multiprocessing
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import sobremesa.vector
from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import first, members
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import payoff
from sobremesa.vector import IllegalActions, VectorEnv

TABLES = [(name, seats) for name, kind in GAMES.items() for seats in kind.about.seat_counts]
NONE = np.full(8, None, np.object_)
OPTIONS: dict[str, dict[str, str]] = {"euphoria": {"round_limit": "2"}}

at_every_table = pytest.mark.parametrize(
    ("game", "seats", "processes"),
    [(*table, 1) for table in TABLES] + [(name, kind.about.seat_counts[0], 2) for name, kind in GAMES.items()],
)


def make_env(game: str, seats: int, num_envs: int, **more: int) -> VectorEnv:
    return sobremesa.vector.make(game, num_envs, seats=seats, options=OPTIONS.get(game), **more)  # type: ignore[arg-type]


@at_every_table
def test_every_game_of_a_batch_goes_as_it_would_alone(game: str, seats: int, processes: int) -> None:
    env = make_env(game, seats, num_envs=3, processes=processes)
    seen, infos = env.reset(seed=9)
    eye = SeatEye(env.game)
    alone = [env.game.deal(Rng(9 * 2**32 + place)) for place in (1, 2, 3)]
    ended, length = 0, np.zeros(3, np.int64)
    for _ in range(400):
        for place, state in enumerate(alone):
            seat = int(first(state.to_act()))
            assert infos["seat"][place] == seat
            assert np.flatnonzero(infos["action_mask"][place]).tolist() == list(members(state.legal(seat)))
            assert (seen[place] == eye.observe(state, seat)).all()
        moves = env.sample().copy()
        mover = infos["seat"].copy()
        length += 1
        seen, rewards, terminations, truncations, infos = env.step(moves)
        assert not truncations.any()
        assert ("final_obs" in infos) == terminations.any()
        for place, state in enumerate(alone):
            state.play(int(first(state.to_act())), int(moves[place]))
            over = state.to_act() == 0
            assert terminations[place] == over
            winners = state.winners() if over else 0
            assert infos["rewards"][place].tolist() == [payoff(winners, seats, seat) for seat in range(seats)]
            assert rewards[place] == infos["rewards"][place][mover[place]]
            if over:
                assert (infos["final_obs"][place] == eye.observe(state, mover[place])).all()
                assert infos["final_info"]["scores"][place].tolist() == [state.score(seat) for seat in range(seats)]
                assert infos["final_info"]["length"][place] == length[place]
                length[place] = 0
                ended += 1
                state.deal()
    assert ended > 0
    env.close()


def test_the_same_seed_gives_the_same_games_in_a_batch_of_any_size() -> None:
    few, many = make_env("evidencia", 2, num_envs=2), make_env("evidencia", 2, num_envs=5)
    assert (few.reset(seed=3)[0] == many.reset(seed=3)[0][:2]).all()
    assert (few.reset(seed=4)[0] != many.reset(seed=3)[0][:2]).any()
    assert (few.reset(seed=3)[0] == many.reset(seed=3)[0][:2]).all()


def test_chance_goes_on_without_a_seed() -> None:
    env = make_env("evidencia", 2, num_envs=2)
    before = env.reset(seed=3)[0].copy()
    assert (env.reset()[0] != before).any()


def test_arrays_are_the_engines_own_memory() -> None:
    env = make_env("codigos", 2, num_envs=4)
    seen, infos = env.reset(seed=1)
    before = seen.copy()
    again, *_rest = env.step(env.sample())
    assert np.shares_memory(seen, again)
    assert (seen != before).any()
    assert not seen.flags.writeable
    assert not infos["action_mask"].flags.writeable


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_is_refused_before_anything_is_played(processes: int) -> None:
    env = make_env("evidencia", 2, num_envs=3, processes=processes)
    seen, infos = env.reset(seed=1)
    before = seen.copy()
    moves = env.sample().copy()
    moves[2] = int(np.flatnonzero(infos["action_mask"][2] == 0)[0])
    with pytest.raises(IllegalActions, match=f"game 2: action {moves[2]} is not legal for seat 0 now; legal: "):
        env.step(moves)
    assert (seen == before).all()
    for wrong in (-1, 49, 2**40):
        moves[2] = wrong
        with pytest.raises(IllegalActions, match=f"game 2: action {wrong} is not legal"):
            env.step(moves)
    assert (seen == before).all()
    moves[2] = int(np.flatnonzero(infos["action_mask"][2])[0])
    env.step(moves)
    assert (seen != before).any()
    env.close()


def test_bad_input_is_refused_with_its_reason() -> None:
    with pytest.raises(SobremesaError, match="mus"):
        sobremesa.vector.make("mus", 4)
    with pytest.raises(ValueError, match="num_envs is at least 1, not 0"):
        make_env("evidencia", 2, num_envs=0)
    with pytest.raises(ValueError, match="longest is at least 0, not -1"):
        make_env("evidencia", 2, num_envs=1, longest=-1)
    for wrong in (0, 4):
        with pytest.raises(ValueError, match=rf"processes are from 1 to num_envs \(3\), not {wrong}"):
            make_env("evidencia", 2, num_envs=3, processes=wrong)
    env = make_env("evidencia", 2, num_envs=3)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(RuntimeError, match="reset"):
        env.sample()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"shape \(3,\), not \(2,\)"):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(TypeError):
        env.step(np.array([0.5, 0.5, 0.5]))


def test_a_game_may_be_broken_off() -> None:
    env = make_env("codigos", 2, num_envs=2, longest=5)
    env.reset(seed=1)
    for number in range(1, 11):
        _seen, rewards, ended, broken_off, infos = env.step(env.sample())
        assert not ended.any()
        assert broken_off.all() == (number % 5 == 0)
        assert (infos["length"] == number % 5).all()
        assert (rewards == 0).all()


def test_however_many_processes_share_the_games_they_are_the_same() -> None:
    alone, shared = make_env("codigos", 2, num_envs=8), make_env("codigos", 2, num_envs=8, processes=3)
    assert (alone.reset(seed=5)[0] == shared.reset(seed=5)[0]).all()
    for _ in range(120):
        moves = shared.sample().copy()
        *arrays, infos = alone.step(moves)
        *others, other_infos = shared.step(moves)
        told, other_told = infos.pop("final_info", {}), other_infos.pop("final_info", {})
        over = infos.get("_final_obs", np.zeros(8, np.bool_))
        ends, other_ends = infos.pop("final_obs", NONE)[over], other_infos.pop("final_obs", NONE)[over]
        assert [end.tolist() for end in ends] == [end.tolist() for end in other_ends]
        for one, other in zip(
            (*arrays, *infos.values(), *told.values()),
            (*others, *other_infos.values(), *other_told.values()),
            strict=True,
        ):
            assert np.array_equal(np.asarray(one), np.asarray(other))
    shared.close()


def test_the_arrays_of_several_processes_are_shared_and_read_only() -> None:
    env = make_env("evidencia", 2, num_envs=4, processes=2)
    seen, infos = env.reset(seed=1)
    before = seen.copy()
    again, *_rest = env.step(env.sample())
    assert np.shares_memory(seen, again)
    assert (seen != before).any(axis=1).all()
    arrays: list[NDArray[Any]] = [seen, env.sample(), *infos.values()]
    assert not any(array.flags.writeable for array in arrays)
    env.close()


def with_another_process() -> tuple[VectorEnv, BaseProcess]:
    before = multiprocessing.active_children()
    env = make_env("evidencia", 2, num_envs=4, processes=2)
    (other,) = (child for child in multiprocessing.active_children() if child not in before)
    return env, other


def test_the_other_processes_end_with_the_environment() -> None:
    env, other = with_another_process()
    env.reset(seed=1)
    env.close()
    assert other.exitcode == 0
    env.close()
    with pytest.raises(RuntimeError, match="closed"):
        env.reset()
    env, other = with_another_process()
    del env
    gc.collect()
    assert other.exitcode == 0


def test_a_killed_process_is_reported() -> None:
    env, other = with_another_process()
    env.reset(seed=1)
    other.kill()
    with pytest.raises(RuntimeError, match=r"ended \(exit code -9\): make a new one"):
        env.step(env.sample())
