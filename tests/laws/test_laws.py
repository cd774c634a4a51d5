"""Every game keeps every law, in every configuration."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.catalog import GAMES
from sobremesa.kernel import laws
from sobremesa.kernel.game import Game
from tests.laws.configurations import Configuration, configurations

EXAMPLES = 8


@cache
def made(configuration: str) -> Game:
    return next(c for c in configurations() if str(c) == configuration).make()


@pytest.mark.parametrize("law", laws.BATTERY, ids=lambda law: law.name)
@pytest.mark.parametrize("configuration", configurations(), ids=str)
@settings(max_examples=EXAMPLES)
@given(seed=st.integers(0, 2**40))
def test_law(configuration: Configuration, law: laws.Law, seed: int) -> None:
    law.check(made(str(configuration)), seed)


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
