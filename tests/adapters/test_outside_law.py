"""The law of secrecy on other environments: it holds where it should, and every kind of leak is caught."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from sobremesa.adapters import openspiel, pettingzoo
from sobremesa.games.catalog import GAMES
from sobremesa.laws import SecrecyBroken, check_openspiel, check_pettingzoo
from sobremesa.laws.pettingzoo import NoResampler

SHORT: dict[str, dict[str, str]] = {"euphoria": {"round_limit": "2"}}


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker", "kuhn_poker(players=3)"])
def test_the_law_holds_in_games_that_are_known_to_keep_it(name: str) -> None:
    report = check_openspiel(pyspiel.load_game(name), games=20)
    report.require()
    assert report.compared["resampled"] > 20
    assert "the law holds" in str(report)


def test_without_a_resampler_information_states_that_were_met_twice_are_compared() -> None:
    report = check_openspiel(pyspiel.load_game("liars_dice"), games=60)
    report.require()
    assert set(report.compared) == {"met"}
    assert "no resampler" in str(report)


@pytest.mark.parametrize("game", GAMES)
def test_our_games_keep_it_in_openspiel(game: str) -> None:
    played = openspiel.load(game, options=SHORT.get(game))
    check_openspiel(played, games=1, every=9).require()


@pytest.mark.parametrize("game", GAMES)
def test_our_games_keep_it_in_pettingzoo(game: str) -> None:
    report = check_pettingzoo(pettingzoo.env(game, options=SHORT.get(game)), games=1, longest=60)
    report.require()
    assert report.compared["resampled"] > 50


class Leaking:
    """A game of OpenSpiel with one change."""

    def __init__(self, inner: Any, **changed: Callable[[Any, int], Any]) -> None:
        self._inner = inner
        self._changed = changed

    def __getattr__(self, name: str) -> Any:
        if name in self._changed:
            return lambda player=0: self._changed[name](self._inner, player)
        found = getattr(self._inner, name)
        if name in ("new_initial_state", "resample_from_infostate"):
            return lambda *given: Leaking(found(*given), **self._changed)
        return found

    def __str__(self) -> str:
        return "leaking"


def cards(state: Any) -> list[int]:
    """All the cards dealt in a game of Kuhn poker."""
    return list(state.history()[:2])


LEAKS: dict[str, Callable[[Any, int], Any]] = {
    "observation_tensor": lambda state, _player: cards(state),
    "observation_string": lambda state, _player: str(cards(state)),
    "information_state_tensor": lambda state, _player: cards(state),
    "information_state_string": lambda state, player: f"{state.information_state_string(player)} {cards(state)}",
    # The player with the lower card may not bet, so the legal actions reveal the cards.
    "legal_actions": lambda state, player: [0] if cards(state)[player] < cards(state)[1 - player] else [0, 1],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_of_every_kind_is_caught(leak: str) -> None:
    leaking = Leaking(pyspiel.load_game("kuhn_poker"), **{leak: LEAKS[leak]})
    report = check_openspiel(leaking, games=20)
    assert {what for what, _how in report.findings} == {leak}
    with pytest.raises(SecrecyBroken, match=leak):
        report.require()


def test_a_leak_is_caught_without_a_resampler() -> None:
    leaking = Leaking(pyspiel.load_game("kuhn_poker"), observation_tensor=LEAKS["observation_tensor"])

    def none(_state: Any, _player: int, _chance: random.Random) -> Any:
        raise NotImplementedError

    report = check_openspiel(leaking, games=40, resample=none)
    assert set(report.findings) == {("observation_tensor", "met")}


def test_a_leak_in_pettingzoo_is_caught_and_the_finding_names_the_cells() -> None:
    table = pettingzoo.env("evidencia")
    inner = table.unwrapped
    honest = inner.observe

    def observe(agent: str) -> dict[str, Any]:
        seen = honest(agent)
        other = honest("player_1" if agent == "player_0" else "player_0")
        return {**seen, "observation": np.append(seen["observation"], other["observation"][:40])}

    inner.observe = observe
    report = check_pettingzoo(table, games=1, longest=20)
    assert {what for what, _how in report.findings} == {"observation['observation']"}
    assert "cells [(" in str(report)


def test_the_world_is_put_back_after_every_look() -> None:
    table = pettingzoo.env("euphoria", options=SHORT["euphoria"])
    table.reset(seed=1)
    inner = table.unwrapped
    before = inner._state.fields()
    undo = inner.resample("player_0", random.Random(1))
    assert inner._state.fields() != before
    undo()
    assert inner._state.fields() == before


def test_what_cannot_be_checked_is_said() -> None:
    class Plain:
        unwrapped = None

    plain = Plain()
    plain.unwrapped = plain  # type: ignore[assignment]  # as environments have it
    with pytest.raises(NoResampler, match="give one"):
        check_pettingzoo(plain)
    report = check_openspiel(pyspiel.load_game("kuhn_poker"), games=0)
    assert "nothing can be said" in str(report)
    with pytest.raises(SecrecyBroken, match="give a resampler"):
        report.require()
