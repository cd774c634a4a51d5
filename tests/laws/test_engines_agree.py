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
AMOUNTS = {"evidencia": ("8000", "200", "3")}
USUAL = ("250", "14", "1")


@pytest.mark.skipif(sobremesa.engine() == "interpreted", reason="there is only one engine to compare")
@pytest.mark.parametrize("game", GAMES)
def test_checksums_agree(game: str) -> None:
    here = io.StringIO()
    amounts = AMOUNTS.get(game, USUAL)
    with redirect_stdout(here):
        main("checksums", game, *amounts)
    assert here.getvalue().strip() == interpreted("checksums", game, *amounts)
