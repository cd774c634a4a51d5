"""Completions and examples are in the reader's language."""

from __future__ import annotations

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.terminal.card_list import CardTexts, NoSuchCard
from sobremesa.terminal.faces.face import MoveQuestion
from sobremesa.terminal.games.catalog import face_of
from sobremesa.terminal.session.orders import Completions, words_in


@pytest.mark.parametrize(
    ("game", "language", "example"),
    [
        ("evidencia", "es", "juega gi3"),
        ("evidencia", "en", "play gi3"),
        ("euphoria", "es", "coloca euphoriano"),
        ("euphoria", "en", "euphorian"),
    ],
)
def test_moves_and_orders_are_completed_in_the_readers_language(game: str, language: str, example: str) -> None:
    kind = GAMES[game]()
    match = Match(kind, Seed(3))
    view = match.view(match.to_act[0])
    assert MoveQuestion(face_of(kind)(kind, match.names, language), view).example() == example
    found = Completions(kind, language, words_in(kind.moves)).at(view)
    assert found[0] == example
    assert ("pista" in found, "hint" in found) == (language == "es", language == "en")


def test_claims_are_completed_where_a_game_has_them() -> None:
    claims = {
        name: [words for words in Completions(kind(), "es", words_in(kind().moves)).longer if words.startswith("digo")]
        for name, kind in GAMES.items()
        if name in ("evidencia", "euphoria", "codigos")
    }
    assert (claims["evidencia"], claims["codigos"]) == ([], [])
    assert "digo recluta 2.1 lider" in claims["euphoria"]


@pytest.mark.parametrize(
    ("game", "words", "name"),
    [
        ("evidencia", "EG6", "Flying hat"),
        ("evidencia", "flying", "Flying hat"),
        ("evidencia", "hat", "Flying hat"),
        ("codigos", "comodin2", "joker"),
    ],
)
def test_a_card_is_found_by_its_letters_or_its_name(game: str, words: str, name: str) -> None:
    assert CardTexts(GAMES[game](), "en").find(words).name == name


def test_a_card_that_is_not_there_is_said_to_be_none() -> None:
    with pytest.raises(NoSuchCard):
        CardTexts(GAMES["evidencia"](), "en").find("zapallo")
