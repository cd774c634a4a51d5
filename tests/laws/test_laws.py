"""Every game keeps every law, in every configuration."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.catalog import GAMES
from sobremesa.kernel import laws
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.laws import Law
from tests.laws.configurations import Configuration, configurations

# A game of Evidencia is short; the others are long, and have many configurations.
QUICK, QUICK_EXAMPLES, EXAMPLES = "evidencia", 8, 2

LawTest = Callable[[Configuration, Law], None]


@cache
def made(configuration: str) -> AnyGame:
    return next(c for c in configurations() if str(c) == configuration).make()


def law_test(chosen: list[Configuration], examples: int) -> LawTest:
    """Every law on each of the configurations, with this many random games."""

    @pytest.mark.parametrize("law", laws.BATTERY, ids=lambda law: law.name)
    @pytest.mark.parametrize("configuration", chosen, ids=str)
    @settings(max_examples=examples)
    @given(seed=st.integers(0, 2**40))
    def test(configuration: Configuration, law: Law, seed: int) -> None:
        law.check(made(str(configuration)), seed)

    return cast(LawTest, test)


test_law_of_a_quick_game = law_test([c for c in configurations() if c.game == QUICK], QUICK_EXAMPLES)
test_law_of_a_long_game = law_test([c for c in configurations() if c.game != QUICK], EXAMPLES)


def interpreted(*arguments: str) -> str:
    """What tests/laws/interpreted.py prints when the same sources run without the compiler."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.interpreted", *arguments],
        env={**os.environ, "SOBREMESA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()


@pytest.mark.parametrize("game", GAMES)
def test_laws_hold_interpreted(game: str) -> None:
    assert interpreted("laws", game) == f"interpreted {game}: {len(laws.BATTERY)} laws kept"
