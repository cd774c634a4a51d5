"""A study's file: errors are reported with their place and what would be right, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.lab.study import BadStudy, Study, read_study

GAME = 'game = "codigos"\n'
BOTS = "random, greedy, facil, normal, dificil, experto"


@pytest.mark.parametrize(
    ("text", "field", "says", "right"),
    [
        ("", "game", "null", "evidencia, euphoria, codigos"),
        ("game = 3", "game", "3", "evidencia, euphoria, codigos"),
        (GAME + "seats = 5", "seats", "5", "2 - 4"),
        (GAME + 'seats = "two"', "seats", '"two"', "2 - 4"),
        (GAME + "deck = 1", "deck", "1", "a text in quotes"),
        (GAME + "[options]\n'a.b[`' = 1", "options", '{"a.b[`": 1}', '[options] name = "value"'),
        (GAME + "bots = []", "bots", "[]", BOTS),
        (GAME + "bots = [1]", "bots", "[1]", BOTS),
        (GAME + 'bots = ["facil", "nobody"]', "bots", '["facil", "nobody"]', BOTS),
        (GAME + "games = 0", "games", "0", "1 - 100000000"),
        (GAME + "games = 1e3", "games", "1000.0", "1 - 100000000"),
        (GAME + "precision = nan", "precision", "NaN", "0 - 0.5"),
        (GAME + "precision = true", "precision", "true", "0 - 0.5"),
        (GAME + "seed = 1979-05-27", "seed", '"1979-05-27"', "0 - 9007199254740992"),
        (GAME + "insight = 1", "insight", "1", "true | false"),
    ],
)
def test_a_wrong_value_is_reported_with_the_allowed_ones(
    tmp_path: Path, text: str, field: str, says: str, right: str
) -> None:
    file = tmp_path / "study.toml"
    file.write_text(text)
    with pytest.raises(BadStudy) as problem:
        read_study(file)
    assert problem.value.say("en") == f'{file}, field "{field}": says {says}; it must be: {right}.'
    spanish = "un texto entre comillas" if field == "deck" else right
    assert problem.value.say("es") == f'{file}, campo "{field}": dice {says}; tiene que ser: {spanish}.'


def test_an_unknown_field_is_reported_with_the_known_ones(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text(GAME + "botz = 1")
    with pytest.raises(BadStudy, match=r'field "botz": nobody will read it\. A study may say: game, seats, deck'):
        read_study(file)


def test_what_a_study_says_is_read_and_written_alike(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    study = Study(
        "codigos", 3, (("jokers", "4"),), None, ("facil", "normal"), 20, 0.25, 7, insight=False, deck_name="x"
    )
    file.write_text(study.as_toml())
    assert read_study(file) == study
    file.write_text(GAME + 'bots = "facil"')
    assert read_study(file) == Study("codigos", 2, bots=("facil",))
