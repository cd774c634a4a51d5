"""The tools that measure the bots and the engine."""

from __future__ import annotations

import pytest

from research.exploitability_plot import as_svg
from research.measure import ratio
from research.yardstick import LONG, THINKING, rows
from sobremesa.bots.levels import LEVELS
from sobremesa.exact.yardstick import Exploitability


@pytest.mark.parametrize("reduction", THINKING)
def test_every_level_is_on_the_yardstick(reduction: str) -> None:
    assert {row.bot for row in rows(reduction, is_long=False)} >= set(LEVELS)


@pytest.mark.parametrize("reduction", THINKING)
def test_a_long_yardstick_asks_at_least_as_often_everywhere(reduction: str) -> None:
    for row in rows(reduction, is_long=True):
        assert row.samples.whole >= LONG[reduction].whole
        assert row.samples.sealed >= LONG[reduction].sealed


def test_what_is_never_asked_has_no_row() -> None:
    assert 100_000 not in {row.worlds for row in rows("medium", is_long=False)}
    assert 100_000 in {row.worlds for row in rows("medium", is_long=True)}


def test_the_picture_has_a_point_for_every_amount_of_thinking_of_every_line() -> None:
    whole = {50: Exploitability(0.4, 0.3, 0.5, 7), 600: Exploitability(0.08, 0.06, 0.1, 7)}
    sealed = {600: Exploitability(0.07, 0.05, 0.09, 7)}
    drawn = as_svg("Exploitability", {"small, whole": whole, "small, sealed": sealed})
    # One more for each line's name.
    assert drawn.count("<circle") == 3 + 2
    assert ">50</text>" in drawn
    assert ">600</text>" in drawn


def test_a_ratio_is_the_median_of_the_rounds_with_their_range() -> None:
    assert ratio([4.0, 6.0, 20.0], [2.0, 2.0, 2.0]) == "3.00 [2.00, 10.00]"
