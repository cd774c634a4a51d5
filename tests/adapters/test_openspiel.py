"""OpenSpiel's own tests accept our games, and it receives only what a seat may know."""

from __future__ import annotations

import random
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from sobremesa.adapters.openspiel import load
from sobremesa.adapters.openspiel.course import Log
from sobremesa.games.catalog import GAMES
from sobremesa.games.evidencia.reduced import FOLDER
from tests.adapters import playthroughs

TABLES = [(name, seats) for name, kind in GAMES.items() for seats in kind.about.seat_counts]
OPTIONS: dict[str, dict[str, str]] = {"euphoria": {"round_limit": "1"}}
KINDS = [
    pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    for recall in (False, True)
    for public in (False, True)
    for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER)
]

at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def load_game(game: str, seats: int) -> Any:
    return load(game, seats, OPTIONS.get(game))


def positions(game: Any, seed: int) -> list[Any]:
    """Every position of a random game in which a seat is asked."""
    chosen = random.Random(seed)
    state = game.new_initial_state()
    found = []
    while not state.is_terminal():
        if not state.is_chance_node():
            found.append(state.clone())
        state.apply_action(chosen.choice(state.legal_actions()))
    return found


@at_every_table
def test_random_simulation_with_serialization_and_masks(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load_game(game, seats), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("game", GAMES)
def test_partial_tree(game: str) -> None:
    """The base class of OpenSpiel's API tests, private information and public observations among them."""
    # With every deal in it, all the states that it visits would lie within the deal.
    found = load(game, deals=20)
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": found, "game_name": game})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    assert suite.countTestCases() >= 5
    result = suite.run(unittest.TestResult())
    assert result is not None
    assert [text for _case, text in [*result.failures, *result.errors]] == []
    assert result.skipped == []


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_playthrough_is_as_reviewed(name: str) -> None:
    assert playthroughs.play(name) == (playthroughs.FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_the_reduced_game_has_perfect_recall() -> None:
    infostates = api_test._assert_is_perfect_recall(load("evidencia", reduced="small"))
    assert len(infostates) > 500


def test_the_perfect_recall_check_notices_what_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """An information state that keeps only the last event has no perfect recall."""
    game = load("evidencia", reduced="small")
    monkeypatch.setattr(Log, "text", lambda log, viewer: "".join(log._lines(viewer)))
    with pytest.raises((AssertionError, ValueError)):
        api_test._assert_is_perfect_recall(game)


@at_every_table
def test_a_resampled_world_looks_the_same_to_its_seat(game: str, seats: int) -> None:
    found = load_game(game, seats)
    eyes = [make_observation(found, kind) for kind in KINDS]
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in positions(found, seed=5)[::7]:
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        for eye in eyes:
            assert eye.string_from(other, seat) == eye.string_from(state, seat)
            eye.set_from(state, seat)
            seen = None if eye.tensor is None else eye.tensor.copy()
            eye.set_from(other, seat)
            assert seen is None or (eye.tensor == seen).all()
        assert (state.information_state_tensor(seat) == np.array(other.information_state_tensor(seat))).all()


def test_resampling_does_change_what_the_seat_cannot_know() -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = positions(load("evidencia"), seed=5)[0]
    worlds = {str(state.resample_from_infostate(0, sampler)) for _ in range(20)}
    assert len(worlds) == 20


@pytest.mark.parametrize("game", GAMES)
def test_its_search_bots_play(game: str) -> None:
    """They search imagined worlds; in games of perfect information, the true one."""
    found = load_game(game, 0)
    state = positions(found, seed=2)[10]
    chance = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(found, rollouts, 0.7, 5, random_state=chance)
    if found.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        bot = mcts.MCTSBot(found, 1.4, 5, rollouts, random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_a_sealed_choice_is_not_told_to_the_seat_that_chooses_next() -> None:
    state = positions(load("evidencia"), seed=1)[0]
    one, two = (state.child(action) for action in state.legal_actions())
    assert one.current_player() == two.current_player() == 1
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_string(0) != two.information_state_string(0)


def test_chance_is_explicit_and_fair() -> None:
    state = load("evidencia").new_initial_state()
    outcomes = []
    while state.is_chance_node():
        outcomes.append(len(state.chance_outcomes()))
        assert sum(share for _outcome, share in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(0)
    assert outcomes == list(range(18, 1, -1))


def test_cfr_lowers_the_exploitability(tmp_path: Path) -> None:
    """On the two deals of the reduced game that only one seat can tell apart."""
    parts = (FOLDER / "small.toml").read_text(encoding="utf-8").split("[[deal]]")
    tiny = tmp_path / "tiny.toml"
    tiny.write_text("[[deal]]".join((parts[0], parts[2], parts[4])), encoding="utf-8")
    game = load("evidencia", reduced=tiny)
    solver = pyspiel.CFRPlusSolver(game)
    found = []
    for iterations in (1, 3):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(game, solver.tabular_average_policy()))
    assert found[1] < found[0] / 2


BAD_REDUCTIONS = {
    "opening = []": "at least one",
    "[[deal]]\nfirst = 'g1'": "three piles of six",
    "[[deal": "Expected",
    (FOLDER / "small.toml")
    .read_text(encoding="utf-8")
    .replace("0 juega i7", "0 juega ge9"): "seat 0 may not play 'juega ge9'",
}


@pytest.mark.parametrize("content", BAD_REDUCTIONS)
def test_a_bad_reduction_is_refused_with_its_reason(content: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(content, encoding="utf-8")
    with pytest.raises(ValueError, match=BAD_REDUCTIONS[content]):
        load("evidencia", reduced=bad)


def test_only_evidencia_can_be_reduced() -> None:
    with pytest.raises(ValueError, match="is Evidencia, not codigos"):
        load("codigos", reduced="small")
    with pytest.raises(ValueError, match="no game 'mus'"):
        load("mus")


def test_an_imagined_world_cannot_be_serialized() -> None:
    state = positions(load("evidencia"), seed=1)[0]
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    with pytest.raises(TypeError, match="imagined"):
        other.course.__reduce__()
