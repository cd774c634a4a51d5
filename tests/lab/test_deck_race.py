"""A race finds the planted deck, and does not prefer one of equals."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.lab.deck_race import confirm, heats, race
from sobremesa.lab.deck_search import BadRange, DeckSearch, read_range
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.study import Study
from sobremesa.lab.targets import BadTarget, Numbers, Target, loss, numbers, read_target

EVEN = [Target("starter", "=", 0.5)]


def coins(share: float, games: int, seed: int) -> Numbers:
    """Games that a starter wins with this probability. All decks share their luck: a game that is won at 50 % is won at
    60 % too."""
    luck = np.random.default_rng(seed).random(games)
    return (luck < share).astype(np.float64).reshape(-1, 1)


def own_luck(deck: int, games: int, seed: int) -> Numbers:
    return coins(0.55, games, seed + deck)


def test_the_nearest_deck_is_found_and_confirmed_on_fresh_deals() -> None:
    found = []
    for seed in range(12):
        raced = race([0.6, 0.62, 0.58, 0.5, 0.66, 0.64], EVEN, 1200, partial(coins, seed=seed), seed)
        judged = confirm(coins(0.6, 1200, 1000 + seed), coins(raced.best.deck, 1200, 1000 + seed), EVEN, seed)
        found.append((raced.best.deck, judged.is_better))
        # The deck to beat runs to the end; most of the others do not.
        assert raced.runners[0].games == 1200
        assert sum(runner.games for runner in raced.runners) < 0.75 * 6 * 1200
    assert sum(deck == 0.5 for deck, _ in found) >= 11
    assert all(is_better for _, is_better in found)


def test_of_equal_decks_none_is_called_better_more_often_than_one_time_in_twenty() -> None:
    """Each deck has its own luck, and the winner of a race had the best of it: only fresh deals tell."""
    called = []
    for seed in range(30):
        raced = race(list(range(6)), EVEN, 200, partial(own_luck, seed=100 * seed), seed)
        fresh = [coins(0.55, 200, 90_000 + 100 * seed + deck) for deck in (0, raced.best.deck)]
        called.append(raced.best.deck != 0 and confirm(fresh[0], fresh[1], EVEN, seed).is_better)
    assert sum(called) <= 3


def test_half_of_the_decks_leave_after_each_heat() -> None:
    assert heats(800, 8) == [200, 400, 800]
    assert heats(800, 2) == [800]
    assert heats(10, 64) == [10]


def test_the_distance_from_a_target() -> None:
    measured = np.array([[1.0, 20.0], [0.0, 30.0], [1.0, np.nan]])
    targets = [Target("starter", "=", 0.5), Target("minutes", "<=", 21.0)]
    assert loss(measured, targets) == pytest.approx((1 / 6 / 0.05) ** 2 + (4 / 2) ** 2)
    assert loss(measured[:, 1:], [Target("minutes", ">=", 21.0)]) == 0


def test_targets_and_ranges_are_read_or_refused() -> None:
    assert read_target("starter = 50%", []) == Target("starter", "=", 0.5)
    assert read_target("minutes<=20", []) == Target("minutes", "<=", 20)
    assert str(read_target("ig2>=45%", ["ig2"])) == "ig2>=45%"
    for words in ("fun=100%", "starter", "ig2=50%", "starter=x"):
        with pytest.raises(BadTarget):
            read_target(words, [])
    cards: list[dict[str, Any]] = [{"id": "a", "medal": 3}, {"id": "b", "medal": 4, "rare": True}, {"id": "c"}]
    assert [each.card for each in read_range("medal=1..5", cards)] == ["a", "b"]
    assert [each.card for each in read_range("b.medal=1..5", cards)] == ["b"]
    for words in ("medal=5..1", "name=1..2", "rare=0..1", "d.medal=1..2", "medal"):
        with pytest.raises(BadRange):
            read_range(words, cards)


def test_every_deck_that_is_proposed_can_be_played_and_none_comes_twice(tmp_path: Path) -> None:
    """Evidencia has each value twice: it refuses most changes, but not exchanges."""
    study = Study("evidencia", 2)
    content = GAMES["evidencia"]().deck.content
    search = DeckSearch(study, read_range("value=1..9", content["card"]), tmp_path, seed=1)
    near = search.near(content, 6, first=1)
    assert len(near) == 6
    for file, other in near:
        assert GAMES["evidencia"](deck=file).deck.content == other
        values = sorted(card["value"] for card in other["card"])
        assert values == sorted([*range(1, 10), *range(1, 10)])
    assert len({file.read_text() for file, _ in near}) == 6
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"deck-00{number}.toml" for number in range(1, 7)]


def test_the_numbers_of_a_run_are_those_of_its_games(evidencia_run: RunFolder) -> None:
    found = numbers(evidencia_run, [Target("first_seat", "=", 0.5), Target("g1", "=", 0.5)], 30)
    seats = evidencia_run.scan("seats").collect()
    first = seats.filter(seats["seat"] == 0).sort("game")["share"].to_list()
    assert found[:, 0].tolist() == pytest.approx(first)
    rows = evidencia_run.scan("cards").collect()
    dealt = rows.filter((rows["card"] == "g1") & rows["opening"]).sort("game")
    assert np.flatnonzero(~np.isnan(found[:, 1])).tolist() == dealt["game"].to_list()
