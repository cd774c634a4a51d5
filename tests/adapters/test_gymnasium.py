"""Gymnasium's own checks and wrappers accept our environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

import sobremesa.vector
from sobremesa.adapters.gymnasium import IDS, SELF_PLAY_IDS, SeatEnv
from sobremesa.adapters.pettingzoo import IllegalAction
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.view import AnyView, View
from sobremesa.vector import IllegalActions as IllegalInBatch

SHORT: dict[str, dict[str, str]] = {"euphoria": {"round_limit": "2"}}


def seat_env(game: str, **more: Any) -> SeatEnv:
    made: Any = gymnasium.make(IDS[game], opponent="random", options=SHORT.get(game), **more).unwrapped
    assert isinstance(made, SeatEnv)
    return made


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any], list[list[int]]]:
    """A whole game: its reward, its last infos, and every observation."""
    seen, infos = env.reset(seed=seed)
    reward, over, found = 0.0, False, [seen.tolist()]
    while not over:
        action = int(np.flatnonzero(infos["action_mask"])[seed % int(infos["action_mask"].sum())])
        assert (env.action_masks() == infos["action_mask"]).all()
        seen, reward, over, broken_off, infos = env.step(action)
        assert not broken_off
        found.append(seen.tolist())
    return reward, infos, found


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_finds_nothing(game: str) -> None:
    check_env(seat_env(game, illegal="lose"), skip_render_check=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_makes_every_render_mode(game: str) -> None:
    check_env(seat_env(game, illegal="lose", render_mode="ansi"))


@pytest.mark.parametrize("game", GAMES)
def test_one_seat_plays_whole_games_and_is_paid_at_the_end(game: str) -> None:
    env = seat_env(game)
    for seed in range(3):
        reward, infos, _seen = play(env, seed)
        assert reward == (0 if not infos["winners"] else pytest.approx(share(infos["winners"], env)))
        assert len(infos["scores"]) == env.game.seats
        assert infos["clause"].startswith(GAMES[game].about.clauses)


def share(winners: tuple[int, ...], env: SeatEnv) -> float:
    return env.game.seats / len(winners) - 1 if env.seat in winners else -1


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(seat_env("codigos"), 5)[2] == play(seat_env("codigos"), 5)[2]
    assert play(seat_env("codigos"), 5)[2] != play(seat_env("codigos"), 6)[2]


def test_the_seat_is_drawn_unless_it_is_said() -> None:
    env = seat_env("evidencia")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}
    assert {env.reset(seed=seed, options={"seat": 1})[1]["seat"] for seed in range(4)} == {1}
    assert {seat_env("evidencia", seat=0).reset(seed=seed)[1]["seat"] for seed in range(4)} == {0}


def test_opponents_are_handed_views_and_nothing_else() -> None:
    handed: list[Any] = []

    def first(view: AnyView) -> int:
        handed.append(view)
        return view.moves[0]

    env = SeatEnv("evidencia", opponent=first, seat=0)
    play(env, 1)
    assert handed
    assert all(isinstance(view, View) and view.viewer == 1 for view in handed)


def test_an_illegal_action_is_refused_or_loses_as_was_chosen() -> None:
    env = seat_env("evidencia")
    _seen, infos = env.reset(seed=1)
    illegal = int(np.flatnonzero(infos["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=f"action {illegal} is not legal for seat"):
        env.step(illegal)
    env = seat_env("evidencia", illegal="lose")
    env.reset(seed=1)
    _seen, reward, over, broken_off, infos = env.step(illegal)
    assert (reward, over, broken_off, infos["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(illegal)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"opponent": "nobody"}, "no bot 'nobody'"),
        ({"opponent": ["random", "random"]}, "1 other seats and 2 opponents"),
        ({"seat": 2}, "from 0 to 1, not 2"),
        ({"illegal": "ignore"}, "'refuse' or 'lose'"),
        ({"render_mode": "film"}, "render_mode is human, ansi, rgb_array or None"),
    ],
)
def test_bad_input_is_refused_with_its_reason(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SeatEnv("evidencia", **wrong)


def test_a_game_may_be_broken_off() -> None:
    env = seat_env("codigos", longest=3)
    _seen, infos = env.reset(seed=1)
    ends = []
    for _ in range(3):
        _seen, _reward, over, broken_off, infos = env.step(int(np.flatnonzero(infos["action_mask"])[0]))
        ends.append((over, broken_off))
    assert ends == [(False, False), (False, False), (False, True)]


@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_games_are_made_by_name(game: str) -> None:
    env: Any = gymnasium.make_vec(SELF_PLAY_IDS[game], num_envs=4, options=SHORT.get(game))
    assert env.spec.id == SELF_PLAY_IDS[game]
    assert isinstance(env.unwrapped, sobremesa.vector.VectorEnv)
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen.copy())
    assert env.single_observation_space.contains(seen[0].copy())
    actions = env.action_space.sample(tuple(infos["action_mask"]))
    assert infos["action_mask"][np.arange(4), actions].all()
    assert env.single_action_space.sample(infos["action_mask"][0]) in np.flatnonzero(infos["action_mask"][0])
    seen, rewards, ended, broken_off, _infos = env.step(actions)
    assert (rewards.shape, ended.dtype, broken_off.dtype) == ((4,), np.bool_, np.bool_)
    env.close()
    assert env.closed


def test_a_vector_of_single_agents_is_made_by_the_same_name() -> None:
    options: dict[str, Any] = {"opponent": "random", "seat": 0}
    both: Any = gymnasium.make_vec(IDS["evidencia"], num_envs=2, vectorization_mode="sync", **options)
    seen, infos = both.reset(seed=[1, 2])
    actions = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
    after, rewards, over, broken_off, _infos = both.step(np.array(actions))
    for number, action in enumerate(actions):
        one: Any = gymnasium.make(IDS["evidencia"], **options)
        assert (one.reset(seed=number + 1)[0] == seen[number]).all()
        there, reward, *ended, _infos = one.step(action)
        assert (there == after[number]).all()
        assert (reward, *ended) == (rewards[number], over[number], broken_off[number])
    both.close()


@pytest.mark.parametrize("mode", ["SameStep", "NextStep"])
def test_gymnasiums_wrappers_count_episodes(mode: str) -> None:
    base = sobremesa.vector.make("evidencia", num_envs=6, autoreset_mode=mode)
    env = wrappers.RecordEpisodeStatistics(base)
    env.reset(seed=1)
    ended = np.zeros(6, np.bool_)
    while not ended.any():
        _seen, rewards, ended, _broken_off, infos = env.step(base.sample())
    told = infos.get("final_info", infos)
    assert infos["episode"]["l"][ended].tolist() == told["length"][ended].tolist()
    assert infos["episode"]["r"][ended].tolist() == rewards[ended].tolist()


def test_gymnasiums_wrappers_make_a_list_of_infos() -> None:
    base = sobremesa.vector.make("evidencia", num_envs=6)
    env: Any = wrappers.DictInfoToList(base)
    env.reset(seed=1)
    ended = np.zeros(6, np.bool_)
    while not ended.any():
        _seen, _rewards, ended, _broken_off, infos = env.step(base.sample())
    assert ["final_obs" in info for info in infos] == ended.tolist()
    at = int(np.flatnonzero(ended)[0])
    assert infos[at]["final_info"]["length"] > 30


def test_gymnasiums_wrappers_change_what_is_seen() -> None:
    base = sobremesa.vector.make("evidencia", num_envs=2, autoreset_mode="NextStep", copy=True)
    env = wrappers.VectorizeTransformObservation(
        base, gymnasium.wrappers.TransformObservation, func=lambda seen: 1 - seen, observation_space=None
    )
    seen, _infos = env.reset(seed=1)
    assert (seen == 1 - base.reset(seed=1)[0]).all()


def test_a_game_is_dealt_again_in_the_next_step_if_that_is_wanted() -> None:
    env = sobremesa.vector.make("evidencia", num_envs=3, autoreset_mode="NextStep")
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    same = sobremesa.vector.make("evidencia", num_envs=3)
    env.reset(seed=2)
    same.reset(seed=2)
    for _ in range(80):
        moves = env.sample().copy()
        seen, rewards, ended, _broken_off, infos = env.step(moves)
        if not ended.any():
            other = same.step(moves)
            assert (seen == other[0]).all()
            continue
        _first, other_rewards, other_ended, _none, other_infos = same.step(moves)
        assert (ended == other_ended).all()
        assert (rewards == other_rewards).all()
        at = int(np.flatnonzero(ended)[0])
        assert (seen[at] == other_infos["final_obs"][at]).all()
        assert not infos["action_mask"][at].any()
        assert infos["scores"][at].tolist() == other_infos["final_info"]["scores"][at].tolist()
        break
    else:
        pytest.fail("no game ended")
    ended = ended.copy()
    moves = np.where(ended, -1, env.sample())
    seen, rewards, ended_now, _broken_off, infos = env.step(moves)
    assert (infos["length"][ended] == 0).all()
    assert not ended_now[ended].any()
    assert (rewards[ended] == 0).all()
    assert infos["action_mask"][ended].any(axis=1).all()


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_waits_to_be_dealt_again_if_that_is_wanted(processes: int) -> None:
    env = sobremesa.vector.make("evidencia", num_envs=3, processes=processes, autoreset_mode="Disabled", longest=5)
    env.reset(seed=2)
    for _ in range(5):
        _seen, _rewards, _ended, broken_off, _infos = env.step(env.sample())
    assert broken_off.all()
    with pytest.raises(IllegalInBatch, match="game 0 is over"):
        env.step(env.sample())
    _seen, infos = env.reset(options={"reset_mask": np.array([True, False, True])})
    assert infos["length"].tolist() == [0, 5, 0]
    with pytest.raises(IllegalInBatch, match="game 1 is over"):
        env.step(env.sample())
    for wrong in ({"reset_mask": np.array([True])}, {"reset_mask": np.array([1, 0, 1])}, {"mask": 1}):
        with pytest.raises(ValueError, match="reset_mask"):
            env.reset(options=wrong)
    env.reset(options={"reset_mask": np.array([False, True, False])})
    env.step(env.sample())
    env.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_a_list_has_a_seed_for_each_game(processes: int) -> None:
    env = sobremesa.vector.make("codigos", num_envs=3, processes=processes)
    seen = env.reset(seed=[7, 8, 7])[0].copy()
    assert (seen[0] == seen[2]).all()
    assert (seen[0] != seen[1]).any()
    alone = sobremesa.vector.make("codigos", num_envs=1)
    assert (alone.reset(seed=8)[0][0] == seen[1]).all()
    with pytest.raises(ValueError, match="3 games and 2 seeds"):
        env.reset(seed=[1, 2])
    env.close()


def test_a_truncated_game_has_no_score() -> None:
    env = sobremesa.vector.make("codigos", num_envs=64, longest=60)
    env.reset(seed=1)
    for _ in range(60):
        _seen, _rewards, ended, broken_off, infos = env.step(env.sample())
    assert not ended.any()
    assert broken_off.all()
    told = {tuple(row) for row in infos["final_info"]["scores"].tolist()}
    assert told == {(0, 0)}


def test_people_are_shown_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = seat_env("evidencia", render_mode="human", seat=0)
    play(env, 1)
    shown = capsys.readouterr().out
    assert shown.count("viewer           player_0") > 10
