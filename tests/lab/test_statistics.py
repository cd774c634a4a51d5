"""Intervals contain the truth as often as they should, and corrections keep their error rate."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import chisquare, ttest_rel

from sobremesa.lab.statistics import (
    even_chance,
    games_needed,
    holm,
    mean,
    paired_difference,
    share,
    share_difference,
    wilson,
)

RUNS = 400


def test_a_share_and_its_interval_are_those_of_the_textbook() -> None:
    """Newcombe 1998, method 3: 81 of 263."""
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_a_difference_of_shares_is_that_of_the_textbook() -> None:
    """Newcombe 1998, method 10: 56 of 70 against 48 of 80."""
    found = share_difference(share(48, 80), share(56, 70))
    assert round(found.value, 4) == 0.2
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)


def test_intervals_hold_the_truth_in_nineteen_of_twenty_runs() -> None:
    chance = np.random.default_rng(1)
    inside = [share(int(chance.binomial(500, 0.3)), 500) for _run in range(RUNS)]
    assert 0.92 <= np.mean([not found.excludes(0.3) for found in inside]) <= 0.98
    numbers = [chance.exponential(2.0, 400) for _run in range(RUNS)]
    means = [mean(float(row.sum()), float((row * row).sum()), len(row)) for row in numbers]
    assert 0.92 <= np.mean([not found.excludes(2.0) for found in means]) <= 0.98


def test_paired_games_give_the_p_of_a_paired_test() -> None:
    chance = np.random.default_rng(2)
    apart = chance.normal(0.1, 1.0, 2000)
    found = paired_difference(float(apart.sum()), float((apart * apart).sum()), len(apart))
    assert found.p == pytest.approx(ttest_rel(apart, np.zeros_like(apart)).pvalue, abs=0.001)


def test_even_seats_are_judged_as_by_a_chi_square_test() -> None:
    assert even_chance([60, 40, 50], [50, 50, 50]) == pytest.approx(chisquare([60, 40, 50]).pvalue)
    assert even_chance([10], [10]) == 1.0


def test_holms_correction_is_that_of_the_textbook() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


def test_one_family_in_twenty_errs_at_most() -> None:
    chance = np.random.default_rng(3)
    errs = [min(holm(list(chance.uniform(size=20)))) < 0.05 for _run in range(RUNS)]
    assert np.mean(errs) <= 0.08


def test_as_many_games_as_are_called_for_find_the_difference_in_four_of_five_runs() -> None:
    needed = games_needed(0.5, 0.05)
    chance = np.random.default_rng(4)
    found = [
        share_difference(
            share(int(chance.binomial(needed, 0.5)), needed), share(int(chance.binomial(needed, 0.55)), needed)
        )
        for _run in range(RUNS)
    ]
    assert 0.74 <= np.mean([difference.p < 0.05 for difference in found]) <= 0.86


def test_nothing_played_says_nothing() -> None:
    assert share(0, 0).low == 0.0
    assert share(0, 0).high == 1.0
    assert share_difference(share(0, 0), share(1, 2)).p == 1.0
