"""Interpreted and compiled code agree bit for bit."""

from __future__ import annotations

import io
from contextlib import redirect_stdout

import pytest

import sobremesa
from sobremesa.games.catalog import GAMES
from tests.laws.interpreted import main
from tests.laws.test_laws import interpreted

# Games played to the end, games compared position by position, games with imagined worlds; over all seat counts.
AMOUNTS = {"evidencia": (4000, 100, 3)}
USUAL = (125, 7, 1)
# Before a release, this many times as much.
AT_LENGTH = 8

pytestmark = pytest.mark.skipif(sobremesa.engine() == "interpreted", reason="there is only one engine to compare")


def check_that_checksums_agree(game: str, times: int) -> None:
    here = io.StringIO()
    amounts = [str(times * amount) for amount in AMOUNTS.get(game, USUAL)]
    with redirect_stdout(here):
        main("checksums", game, *amounts)
    assert here.getvalue().strip() == interpreted("checksums", game, *amounts)


@pytest.mark.parametrize("game", GAMES)
def test_checksums_agree(game: str) -> None:
    check_that_checksums_agree(game, 1)


@pytest.mark.release
@pytest.mark.parametrize("game", GAMES)
def test_checksums_agree_at_length(game: str) -> None:
    check_that_checksums_agree(game, AT_LENGTH)
