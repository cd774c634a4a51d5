"""Every game has a golden playthrough and a census, and still plays exactly so."""

from __future__ import annotations

import pytest

from sobremesa.games.catalog import GAMES
from tests.golden.sheets import FILE, written_sheets
from tests.golden.write import HERE, written_census, written_playthrough


@pytest.mark.parametrize("game", GAMES)
def test_golden_playthrough(game: str) -> None:
    assert written_playthrough(game) == (HERE / game / "playthrough.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_census(game: str) -> None:
    assert written_census(game) == (HERE / game / "census.txt").read_text(encoding="utf-8")


def test_the_pages_scoring_is_held_against_sheets_of_these_rules() -> None:
    assert written_sheets() == FILE.read_text(encoding="utf-8")
