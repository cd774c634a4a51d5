"""Every clause of a rulebook is cited where it is enforced, and in the name of a test that proves it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.text import LANGUAGES
from sobremesa.terminal.rulebook import Rulebook

HOUSE = Path(__file__).parents[2]


def clauses_of(game: str) -> set[str]:
    return set(Rulebook(GAMES[game], LANGUAGES[0]).clauses)


def found_in(folder: Path, pattern: str) -> set[str]:
    """The numbers that the pattern finds in the Python files of a folder."""
    texts: Iterable[str] = (path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    return {number for text in texts for number in re.findall(pattern, text)}


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_the_same_clauses_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        assert set(Rulebook(GAMES[game], language).clauses) == clauses_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_in_the_code_and_no_other(game: str) -> None:
    prefix = GAMES[game].about.clauses
    cited = {f"{prefix}-{number}" for number in found_in(HOUSE / "src", rf"\b{prefix}-(\d\d)\b")}
    assert cited == clauses_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_named_after_it_and_no_other(game: str) -> None:
    prefix = GAMES[game].about.clauses
    tested = {f"{prefix}-{number}" for number in found_in(HOUSE / "tests", rf"def test_{prefix.lower()}_(\d\d)_")}
    assert tested == clauses_of(game)
