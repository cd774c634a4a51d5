"""The options that several commands have, and the game that they are about."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sobremesa.games.catalog import GAMES, add_games
from sobremesa.kernel.errors import BadDeck
from sobremesa.kernel.game import AnyGame
from sobremesa.terminal import values
from sobremesa.terminal.command_line import BadCommand, Flag, Given, near_miss
from sobremesa.terminal.files import check_file, named
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS

FOLDER_VARIABLE = "SOBREMESA_GAMES_FROM"
DATABASE_VARIABLE = "SOBREMESA_DATABASE_URL"

DECK = Flag("--deck", read=values.path)
SEATS = Flag("--seats", read=values.whole())
OPTION = Flag("--option", many=True, read=values.game_option)
BOTS = Flag("--bots", read=values.bots)
CLOCK = Flag("--clock", read=values.clock)
GAMES_FROM = Flag("--games-from", many=True, read=values.path)
DATA = Flag("--data", read=values.path)


def game_folders(given: Given) -> list[Path]:
    """The folders with games from outside that were named."""
    variable = os.environ.get(FOLDER_VARIABLE, "")
    return [*given.all(GAMES_FROM.key), *(named(words) for words in variable.split(os.pathsep) if words)]


def find_games(given: Given, screen: Screen) -> None:
    """Adds the games of the folders that were named. What is wrong with one of them is said, and the others play."""
    for folder in game_folders(given):
        for problem in add_games(folder):
            screen.complain(problem.say(screen.language))


def data_folder(given: Given) -> Path:
    folder: Path = given.one(DATA.key) or Path("sobremesa-data")
    return folder


def tables_folder(given: Given) -> Path:
    """The folder of the tables; refused where they are in a database of their own."""
    if os.environ.get(DATABASE_VARIABLE):
        raise BadCommand(TEXTS.message("cli-not-in-folder", name=DATABASE_VARIABLE))
    return data_folder(given)


def game_named(given: Given) -> type[AnyGame]:
    allowed = ", ".join(GAMES)
    if not given.argument:
        raise given.missing(allowed)
    if given.argument not in GAMES:
        message = TEXTS.message("cli-unknown-game", game=given.argument[:40], allowed=allowed)
        raise near_miss(message, given.argument, GAMES)
    return GAMES[given.argument]


def configured(given: Given) -> AnyGame:
    """The game as its table wants it."""
    kind = game_named(given)
    deck: Path | None = given.one("deck")
    if deck is not None:
        check_file(deck)
    with recognised(deck, kind.about.name):
        return kind(seats=given.one("seats"), options=dict(given.all("option")), deck=deck)


@contextmanager
def recognised(deck: Path | None, game: str) -> Iterator[None]:
    """A deck of another game is refused as that, and not with all that is wrong with it as one of this game."""
    try:
        yield
    except BadDeck:
        from sobremesa.lab.decks import game_of, read_content

        looks = game_of(read_content(deck)) if deck is not None else None
        if looks is None or looks == game:
            raise
        raise BadCommand(TEXTS.message("deck-other-game", file=deck, game=game, looks=looks)) from None
