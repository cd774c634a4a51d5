"""Talk as actions (EU-12): every seat hears a claim, and it reveals nothing but its words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo.test import api_test, parallel_api_test, seed_test

from sobremesa.adapters import pettingzoo as tables
from sobremesa.adapters.gymnasium import SeatEnv
from sobremesa.adapters.observation_docs import document
from sobremesa.adapters.pettingzoo import IllegalAction
from sobremesa.adapters.talk import TalkChannel, TalkRule
from sobremesa.bots.catalog import BOTS
from sobremesa.bots.random_bot import RandomBot
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.view import AnyView
from sobremesa.laws import check_pettingzoo

SHORT = {"round_limit": "2"}
SEATS = 4
CONTENTS = 3 * 6 + 3


def seat_env(**more: Any) -> SeatEnv:
    return SeatEnv("euphoria", **{"opponent": "random", "options": SHORT, "talk": True, **more})


def rows(seen: NDArray[np.int8], heard: int = TalkRule.heard) -> list[list[int]]:
    """For every claim heard: the speaker, its subject and its content, with seats relative to the hearer."""
    found = seen[-heard * (2 * SEATS + CONTENTS) :].reshape(heard, -1)
    return [np.flatnonzero(row).tolist() for row in found if row.any()]


def action_of(words: str) -> int:
    game = Euphoria()
    assert game.claims is not None
    return len(game.moves) + game.claims.all_claims().index(words)


@pytest.mark.parametrize("seats", Euphoria.about.seat_counts)
def test_as_much_can_be_said_of_every_seat(seats: int) -> None:
    """The place of a claim in the list says which seat it is about."""
    game = Euphoria(seats=seats)
    assert game.claims is not None
    offered = game.claims.all_claims()
    assert len(offered) == seats * CONTENTS
    for seat in range(seats):
        named = offered[seat * CONTENTS : (seat + 1) * CONTENTS]
        assert [words.replace(f" {seat + 1}", " 1", 1) for words in named] == offered[:CONTENTS]


def test_a_claim_is_heard_by_every_seat_as_from_where_it_sits() -> None:
    table = tables.raw_env("euphoria", talk=True)
    table.reset(seed=1)
    assert table.agent_selection == "player_0"
    table.step(action_of("recluta 2.1 subterra"))
    assert rows(table.observe("player_0")["observation"]) == [[0, SEATS + 1, 2 * SEATS + 1]]
    assert rows(table.observe("player_1")["observation"]) == [[3, SEATS + 0, 2 * SEATS + 1]]
    assert rows(table.observe("player_3")["observation"]) == [[1, SEATS + 2, 2 * SEATS + 1]]


def test_the_latest_claim_comes_first_and_the_oldest_are_forgotten() -> None:
    talk = TalkChannel(Euphoria(), TalkRule(heard=2))
    claims = [SpokenClaim(0, 0, f"equipo 1 {team}") for team in ("euphoria", "subterra", "anarquista")]
    assert [row[2] - 2 * SEATS for row in rows(talk.observe(0, claims), heard=2)] == [20, 19]


def test_a_claim_changes_no_state_and_the_seat_still_moves() -> None:
    table = tables.raw_env("euphoria", talk=True)
    silent = tables.raw_env("euphoria")
    for made in (table, silent):
        made.reset(seed=1)
    before = table._state.fields()
    table.step(action_of("equipo 1 euphoria"))
    assert table._state.fields() == before
    assert table.agent_selection == "player_0"
    assert table.moves == 0
    move = int(np.flatnonzero(silent.observe("player_0")["action_mask"])[0])
    for made in (table, silent):
        made.step(move)
    assert table._state.fields() == silent._state.fields()


def test_a_seat_that_made_a_claim_moves_before_the_next_one() -> None:
    table = tables.raw_env("euphoria", talk=TalkRule(between_moves=2))
    table.reset(seed=1)
    said, moves = action_of("equipo 1 euphoria"), len(table.game.moves)
    for left in (True, True, False):
        assert table.observe("player_0")["action_mask"][moves:].all() == left
        if left:
            table.step(said)
    with pytest.raises(IllegalAction, match=f"action {said} is not legal for player_0"):
        table.step(said)
    table.step(int(np.flatnonzero(table.observe("player_0")["action_mask"])[0]))
    while table.agent_selection != "player_0":
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert table.observe("player_0")["action_mask"][moves:].all()


def test_a_seat_that_is_not_asked_cannot_make_a_claim() -> None:
    table = tables.raw_env("euphoria", talk=True)
    table.reset(seed=1)
    while table._state.to_act() == 0b1111:
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert not table.observe("player_0")["action_mask"].any()
    at_once = tables.parallel_env("euphoria", talk=True)
    seen, _infos = at_once.reset(seed=1)
    while seen["player_0"]["action_mask"][at_once.wait] == 0:
        seen, *_rest = at_once.step(
            {agent: int(np.flatnonzero(what["action_mask"])[0]) for agent, what in seen.items()}
        )
    actions = {agent: int(np.flatnonzero(what["action_mask"])[0]) for agent, what in seen.items()}
    with pytest.raises(IllegalAction, match="for player_0"):
        at_once.step({**actions, "player_0": action_of("equipo 1 euphoria")})


def test_in_parallel_some_speak_while_others_move() -> None:
    table = tables.parallel_env("euphoria", talk=True)
    seen, _infos = table.reset(seed=1)
    assert not any(what["action_mask"][table.wait] for what in seen.values())
    moves = {agent: int(np.flatnonzero(what["action_mask"])[0]) for agent, what in seen.items()}
    seen, *_rest = table.step({**moves, "player_2": action_of("equipo 3 subterra")})
    speaks = [bool(what["action_mask"][len(table.game.moves) : -1].any()) for what in seen.values()]
    assert speaks == [True, True, False, True]
    assert table._moves == SEATS - 1
    assert rows(seen["player_0"]["observation"]) == [[2, SEATS + 2, 2 * SEATS + 19]]
    assert table.state_space.contains(table.state())


class Listener(RandomBot):
    """A bot that notes every claim it hears."""

    heard: list[SpokenClaim] = []  # noqa: RUF012  # of all of them

    def hear(self, said: tuple[SpokenClaim, ...]) -> None:
        self.heard[:] = said

    def speak(self, view: AnyView) -> str | None:
        return f"equipo {(view.viewer or 0) + 1} subterra"


def test_bots_hear_the_agent_and_the_agent_hears_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", Listener)
    env = seat_env(seat=0)
    seen, infos = env.reset(seed=1)
    assert rows(seen) == []
    seen, reward, over, broken_off, infos = env.step(action_of("recluta 1.3 lider"))
    assert (reward, over, broken_off) == (0.0, False, False)
    assert rows(seen) == [[0, SEATS, 2 * SEATS + 16]]
    while len(rows(seen)) == 1:
        seen, *_rest, infos = env.step(int(np.flatnonzero(infos["action_mask"])[0]))
    assert SpokenClaim(0, 0, "recluta 1.3 lider") in Listener.heard
    speakers = [row[0] for row in rows(seen)]
    assert speakers[-1] == 0
    assert set(speakers[:-1]) == {1, 2, 3}


def test_levels_talk_to_the_agent() -> None:
    env = seat_env(opponent="facil", options={"round_limit": "3"})
    for seed in range(6):
        seen, infos = env.reset(seed=seed)
        over = False
        while not over:
            moves = np.flatnonzero(infos["action_mask"][: len(env.game.moves)])
            seen, _reward, over, _broken_off, infos = env.step(int(moves[seed % len(moves)]))
        if rows(seen):
            return
    pytest.fail("no claim was made")


def play(env: SeatEnv, seed: int) -> list[tuple[bytes, bytes]]:
    """A game by the first legal moves: every observation and mask."""
    seen, infos = env.reset(seed=seed)
    found, over = [(seen.tobytes(), infos["action_mask"].tobytes())], False
    while not over:
        seen, _reward, over, _broken_off, infos = env.step(int(np.flatnonzero(infos["action_mask"])[0]))
        found.append((seen.tobytes(), infos["action_mask"].tobytes()))
    return found


def test_talk_is_added_behind_what_there_is_without_it() -> None:
    silent, talking = seat_env(talk=False), seat_env()
    size, moves = silent.observation_space.shape[0], len(silent.game.moves)  # type: ignore[index]  # has a shape
    plain, told = play(silent, 3), play(talking, 3)
    assert [(seen[:size], mask[:moves]) for seen, mask in told] == plain
    assert {(len(seen), len(mask)) for seen, mask in plain} == {(size, moves)}


def test_gymnasiums_checker_finds_nothing() -> None:
    check_env(seat_env(illegal="lose"), skip_render_check=True)
    env = seat_env(render_mode="ansi", seat=0)
    env.reset(seed=1)
    env.step(action_of("equipo 1 euphoria"))
    assert env.render().endswith("said             player_0 equipo 1 euphoria")


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("seats", [4, 8])
def test_pettingzoos_tests_pass(seats: int) -> None:
    chosen: dict[str, Any] = {"seats": seats, "options": SHORT, "talk": True}
    api_test(tables.env("euphoria", **chosen), num_cycles=60)
    seed_test(lambda: tables.env("euphoria", **chosen), num_cycles=60)
    parallel_api_test(tables.parallel_env("euphoria", **chosen), num_cycles=200)


def test_a_seat_hears_the_same_in_worlds_it_cannot_tell_apart() -> None:
    table = tables.env("euphoria", options=SHORT, talk=True)
    report = check_pettingzoo(table, games=2, longest=120)
    report.require()
    assert report.compared["resampled"] > 200
    assert len(table.unwrapped._claims) > 10


def test_the_check_of_secrecy_notices_talk_that_knows_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """A version that leaves out false claims."""
    table = tables.env("euphoria", options=SHORT, talk=True)
    inner = table.unwrapped
    honest = TalkChannel.observe

    def knowing(talk: TalkChannel, seat: int, claims: Sequence[SpokenClaim]) -> NDArray[np.int8]:
        secrets: dict[str, tuple[str, ...]] = {
            f"recruit {one}.{place}": (recruit,)
            for one in range(SEATS)
            for place, recruit in enumerate(inner.game.view(inner._state, one).memory.recruits[one])
        }
        held = [claim for claim in claims if not claim.words.startswith("recluta") or holds(claim.words, secrets)]
        return honest(talk, seat, held)

    def holds(words: str, secrets: dict[str, tuple[str, ...]]) -> bool:
        return bool(inner.game.claims.holds(words, secrets))

    monkeypatch.setattr(TalkChannel, "observe", knowing)
    report = check_pettingzoo(table, games=2, longest=120)
    assert {what for what, _how in report.findings} == {"observation['observation']"}


def test_worlds_are_exchanged_without_forgetting_what_was_said() -> None:
    table = tables.raw_env("euphoria", talk=True)
    table.reset(seed=1)
    table.step(action_of("equipo 1 euphoria"))
    before = table.observe("player_1")["observation"].tolist()
    undo = table.resample("player_1", random.Random(1))
    assert undo is not None
    assert table.observe("player_1")["observation"].tolist() == before
    undo()


def test_games_without_claims_and_rules_without_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="in evidencia nothing can be claimed"):
        tables.env("evidencia", talk=True)
    with pytest.raises(ValueError, match="heard is at least 1, not 0"):
        TalkRule(heard=0)


def test_the_document_tells_what_is_heard_and_every_claim() -> None:
    told = document().split("### Talk of euphoria")[1]
    game = Euphoria()
    assert f"| {game.observer().size()} | {16 * (2 * SEATS + CONTENTS)} | `heard` |" in told
    assert f"| {action_of('recluta 2.1 lider')} | `recluta 2.1 lider` | " in told
    assert told.count("| `recluta") + told.count("| `equipo") == SEATS * CONTENTS
