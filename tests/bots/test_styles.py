"""The personas differ in what they say and like, and their descriptions say how.

``python -m research.personas`` measures it at length.
"""

from __future__ import annotations

import re

import pytest

from research.personas import likings, truths
from sobremesa.bots.levels import LevelBot
from sobremesa.bots.search_bot import Opinion, SearchBot
from sobremesa.bots.styles import STYLES
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.laws import random_match
from sobremesa.kernel.player import TASTES, Style
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView
from sobremesa.table.personas import PERSONAS, TEXTS

NUMBERS = {
    "es": {"dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6},
    "en": {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6},
}
TOLD = {"es": r"miente una de cada (\w+) veces", "en": r"one in (\w+) is a lie"}
NEVER = {"es": "miente nunca", "en": "ever lies"}


def test_every_persona_has_a_style() -> None:
    assert set(STYLES) == set(PERSONAS)
    assert all(set(style.tastes) <= set(TASTES) for style in STYLES.values())


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("regular", STYLES)
def test_people_are_told_how_often_a_regular_lies(regular: str, language: str) -> None:
    told = TEXTS.say(language, f"manner-{regular}")
    lies = STYLES[regular].lies
    if lies == 0:
        assert re.search(NEVER[language], told, re.IGNORECASE)
        return
    number = re.search(TOLD[language], told)
    assert number is not None
    assert NUMBERS[language][number[1]] == round(1 / lies)


@pytest.mark.compiled
def test_a_persona_lies_as_often_as_its_description_says() -> None:
    """Over a few games of the quickest level: near enough to catch a style that has no effect."""
    for regular, games in (("tito", 10), ("lucia", 6)):
        true, false = truths(regular, games=games, level="facil", iterations=2)
        assert true + false > 40
        assert abs(false / (true + false) - STYLES[regular].lies) < 0.17


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_persona_plays_more_to_its_liking_than_the_plain_level(name: str) -> None:
    """In the same positions, of a few games. The intervals of more games are in ``docs/measurements.md``."""
    for regular, liked in likings(name, games=3, level="normal", iterations=40).items():
        assert liked.persona > liked.plain, regular


class Tasting(SearchBot):
    """Finds what the test sets."""

    found: list[Opinion]

    def opinions(self, view: AnyView) -> list[Opinion]:
        return self.found


def first_view(name: str) -> tuple[Tasting, AnyView]:
    game = GAMES[name]()
    match = next(random_match(game, seed=1))
    return Tasting(game, Rng(1)), match.view(match.to_act[0])


def test_a_style_decides_between_moves_that_are_nearly_equal_and_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot, view = first_view("euphoria")
    monkeypatch.setattr(bot.player, "tastes", lambda _view, move: {"boldness": move - 1.0})
    found = [Opinion(1, 400, 0.50), Opinion(2, 300, 0.485), Opinion(3, 200, 0.47), Opinion(4, 20, 0.51)]
    assert bot.prefer(view, found).move == 1
    bot.style = Style(tastes={"boldness": 1.0})
    # The third is worse than nearly equal, and the fourth was hardly looked at.
    assert bot.prefer(view, found).move == 2


@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_played_has_a_taste_or_none(name: str) -> None:
    game = GAMES[name]()
    player, tasted = game.player(), set[str]()
    for number, match in enumerate(random_match(game, seed=2)):
        for seat in match.to_act if number < 200 else ():
            view = match.view(seat)
            for move in view.moves:
                found = player.tastes(view, move)
                assert all(0 <= amount <= 1 for amount in found.values())
                tasted |= {taste for taste, amount in found.items() if amount}
    assert tasted == set(TASTES)


def test_a_level_plays_in_the_style_of_its_persona() -> None:
    game = GAMES["euphoria"]()
    assert LevelBot(game, Rng(1), "normal", "tito").style == STYLES["tito"]
    assert LevelBot(game, Rng(1), "normal").style == Style()
