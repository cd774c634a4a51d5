"""Decks to a spreadsheet and back, and the differences between two."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import BadDeck, SobremesaError
from sobremesa.lab.decks import FieldChange, differences, from_csv, game_of, printed_text, to_csv


@pytest.mark.parametrize("name", GAMES)
def test_a_deck_goes_to_a_sheet_and_back(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    sheet = to_csv(game, printed_text(game))
    deck = tmp_path / "deck.toml"
    deck.write_text(from_csv(game, sheet), encoding="utf-8")
    assert game(deck=deck).deck.digest == game().deck.digest
    assert game_of(tomllib.loads(printed_text(game))) == name


def test_a_sheet_that_a_spreadsheet_saved_is_read() -> None:
    """With a byte-order mark, other line ends, empty rows at the end and commas in its lists."""
    game = GAMES["evidencia"]
    sheet = to_csv(game, printed_text(game)).replace("gnomos extraterrestres", '"gnomos, extraterrestres"')
    saved = "\ufeff" + sheet.replace("\n", "\r\n") + ",,,,,,,,\r\n"
    assert tomllib.loads(from_csv(game, saved)) == tomllib.loads(from_csv(game, sheet))


def test_every_problem_of_a_sheet_names_its_row_and_column() -> None:
    game = GAMES["evidencia"]
    sheet = to_csv(game, printed_text(game)).replace("value", "worth").replace(",Garden gnome,1,", ",Garden gnome,one,")
    with pytest.raises(BadDeck) as problem:
        from_csv(game, sheet)
    assert 'column "worth"' in problem.value.say("en")
    with pytest.raises(BadDeck) as problem:
        from_csv(game, to_csv(game, printed_text(game)).replace(",Garden gnome,1,", ",Garden gnome,one,"))
    assert 'row 2, column "value": says "one"; it must be a whole number' in problem.value.say("en")
    assert 'fila 2, columna "value"' in problem.value.say("es")


@pytest.mark.parametrize("sheet", ["", "\n\n", "name.es\nx\n"])
def test_a_sheet_without_cards_is_refused(sheet: str) -> None:
    with pytest.raises(SobremesaError):
        from_csv(GAMES["evidencia"], sheet)


def test_differences_are_listed_card_by_card() -> None:
    before = {"factions": ["a"], "card": [{"id": "x", "value": 1, "name": {"es": "X"}}, {"id": "y", "value": 2}]}
    after = {"factions": ["b"], "card": [{"id": "x", "value": 3, "name": {"es": "X"}}, {"id": "z", "value": 2}]}
    assert differences(before, after) == [
        FieldChange("x", "value", 1, 3),
        FieldChange("y", "", "y", None),
        FieldChange("z", "", None, "z"),
        FieldChange("", "factions", ["a"], ["b"]),
    ]
    assert differences(before, before) == []
