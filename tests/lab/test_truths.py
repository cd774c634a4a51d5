"""The measures find what was planted and nothing else: games with known truth, run many times."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sobremesa.lab.comparison import compare
from sobremesa.lab.measures.cards import cards
from sobremesa.lab.measures.fairness import fairness
from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.study import Study
from sobremesa.lab.summary import summary
from sobremesa.lab.verdicts import CERTAIN, verdicts
from tests.lab.coin_runs import CARDS, START, STRONG, coin_run, found_in
from tests.lab.conftest import play_study

RUNS = 40
Options = tuple[tuple[str, str], ...]


@pytest.mark.release
@pytest.mark.parametrize(
    ("lead", "strength", "games", "truth"),
    [
        (0.0, 0.0, 500, set()),
        (0.05, 0.0, 2500, {START}),
        (0.0, 0.15, 1200, {STRONG}),
        (0.05, 0.15, 2500, {START, STRONG}),
    ],
)
def test_in_nineteen_of_twenty_runs_what_was_planted_is_found_and_nothing_else(
    tmp_path: Path, lead: float, strength: float, games: int, truth: set[str]
) -> None:
    runs = [coin_run(tmp_path / str(seed), games, seed, lead=lead, strength=strength) for seed in range(RUNS)]
    assert np.mean([found_in(folder) == truth for folder in runs]) >= 0.95


@pytest.mark.release
def test_without_the_correction_a_fair_coin_would_be_blamed_in_one_run_of_five(tmp_path: Path) -> None:
    """So the test above can fail: by chance alone, one of nine tests often finds something."""
    runs = [coin_run(tmp_path / str(seed), 500, seed) for seed in range(RUNS)]
    smallest = [min(fairness(run).p, *(card.gain.p for card in cards(run, CARDS))) for run in runs]
    assert np.mean([p < CERTAIN for p in smallest]) > 0.2


# The kit's coin: a lead of 1 means 55 %; a strength of 3 means 65 % for the only holder of the card.
@pytest.mark.parametrize(
    ("options", "start", "odd"),
    [
        ((), {"green"}, []),
        ((("lead", "1"),), {"amber", "red"}, []),
        ((("lead", "4"),), {"red"}, []),
        ((("strength", "3"),), {"green"}, ["fuerte"]),
        ((("lead", "1"), ("strength", "3")), {"amber", "red"}, ["fuerte"]),
    ],
)
def test_a_coin_of_the_kit_is_reported_as_it_is(
    tmp_path: Path, coins: str, options: Options, start: set[str], odd: list[str]
) -> None:
    study = Study(coins, 2, options, bots=("random",), games=2200, insight=False)
    found = summary(play_study(tmp_path / "run", study))
    shown = {light.question: light.colour for light in verdicts(found, MetricsReader(study.build_game()))}
    assert shown["start"] in start
    assert (found.start_p < CERTAIN) == ("green" not in start)
    assert [card.card for card in found.cards if card.is_out_of_line] == odd
    assert shown["cards"] == ("amber" if odd else "green")


@pytest.mark.parametrize(("lead", "certain"), [("0", []), ("1", ["first_seat"])])
def test_two_coins_are_compared_deal_by_deal(tmp_path: Path, coins: str, lead: str, certain: list[str]) -> None:
    """On the same deals an unchanged toss falls alike, so a difference of five points shows in few games."""
    before = Study(coins, 2, (("strength", "1"),), bots=("random",), games=400, insight=False)
    after = Study(coins, 2, (("lead", lead), ("strength", "1")), bots=("random",), games=400, insight=False)
    found = compare(play_study(tmp_path / "a", before), play_study(tmp_path / "b", after))
    assert found.pairs == 400
    assert [row.what for row in found.certain] == certain
