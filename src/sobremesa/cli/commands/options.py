"""Options that several commands share, how their values are read, and the game that a command is about."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sobremesa.bots.catalog import BOTS
from sobremesa.cli.command_line import Arguments, BadCommand, Parser, near_miss, path
from sobremesa.games.catalog import GAMES, add_games
from sobremesa.kernel.errors import BadDeck
from sobremesa.kernel.game import AnyGame
from sobremesa.table.settings import INCREMENT, SECONDS, Clock
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.files import check_file, path_from
from sobremesa.terminal.texts import TEXTS

FOLDER_VARIABLE = "SOBREMESA_GAMES_FROM"
DATABASE_VARIABLE = "SOBREMESA_DATABASE_URL"
CLOCK = re.compile(r"(move|player):(\d{1,5})(?:\+(\d{1,3}))?")


def add_table_options(parser: Parser) -> None:
    """The options of a table's game."""
    parser.option("--deck", path)
    parser.option("--option", game_option, many=True)
    parser.option("--seats", whole())


def add_games_from(parser: Parser) -> None:
    parser.option("--games-from", path, many=True)


def add_screen_options(parser: Parser) -> None:
    """The options of the display."""
    parser.switch("--full")
    parser.switch("--lines")
    parser.switch("--ascii")


def add_bots(parser: Parser, about: str = "", default: str | None = None) -> None:
    parser.option("--bots", bots, about=about, default=default, offered=tuple(BOTS))


def add_data(parser: Parser) -> None:
    parser.option("--data", path, default="sobremesa-data")


def whole(largest: int = 999, least: int = 0) -> Callable[[str, str], int]:
    def read(option: str, words: str) -> int:
        if not (words.isascii() and words.isdigit() and len(words) < 12 and least <= int(words) <= largest):
            facts = {"flag": option, "value": words[:40], "least": least, "largest": largest}
            raise BadCommand(TEXTS.message("cli-bad-whole", **facts))
        return int(words)

    return read


def bots(_option: str, words: str) -> tuple[str, ...]:
    return check_bots(tuple(words.split(",")))


def check_bots(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if name not in BOTS:
            raise BadCommand(TEXTS.message("cli-unknown-bot", bot=name[:40], allowed=", ".join(BOTS)))
    return names


def game_option(_option: str, words: str) -> tuple[str, str]:
    name, equals, value = words.partition("=")
    if not (name and equals and value):
        raise BadCommand(TEXTS.message("cli-bad-option", words=words[:40]))
    return name.strip(), value


def clock(_option: str, words: str) -> Clock:
    """``none``, ``move:30`` or ``player:600+5``."""
    found = CLOCK.fullmatch(words)
    if words == "none":
        return Clock()
    if found is None or (found[1] == "move" and found[3]):
        raise BadCommand(TEXTS.message("cli-bad-clock", words=words[:40]))
    seconds, increment = int(found[2]), int(found[3] or 0)
    if seconds not in SECONDS or increment not in INCREMENT:
        facts = {"words": words[:40], "least": SECONDS[0], "most": SECONDS[-1], "increment": INCREMENT[-1]}
        raise BadCommand(TEXTS.message("cli-clock-range", **facts))
    return Clock(kind="move" if found[1] == "move" else "player", seconds=seconds, increment=increment)


def seat_of(words: str, seats: int, refusal: str = "cli-bad-seat") -> int:
    """A seat number below ``seats``."""
    if words.isascii() and words.isdigit() and len(words) < 4 and int(words) < seats:
        return int(words)
    raise BadCommand(TEXTS.message(refusal, seat=words[:40], last=seats - 1))


def game_folders(args: Arguments) -> list[Path]:
    """The folders with games from outside."""
    variable = os.environ.get(FOLDER_VARIABLE, "")
    return [*args.games_from, *(path_from(words) for words in variable.split(os.pathsep) if words)]


def add_outside_games(args: Arguments, screen: Screen) -> None:
    """Adds the games of those folders. A game with a problem is reported and left out."""
    for folder in game_folders(args):
        for problem in add_games(folder):
            screen.complain(problem.say(screen.language))


def tables_folder(args: Arguments) -> Path:
    """The folder with the tables; refuses if they are in a database."""
    if os.environ.get(DATABASE_VARIABLE):
        raise BadCommand(TEXTS.message("cli-not-in-folder", name=DATABASE_VARIABLE))
    folder: Path = args.data
    return folder


def game_named(args: Arguments) -> type[AnyGame]:
    if args.game is None:
        raise args.parser.missing_argument("game", GAMES)
    return find_game(args.game)


def find_game(name: str) -> type[AnyGame]:
    if name not in GAMES:
        message = TEXTS.message("cli-unknown-game", game=name[:40], allowed=", ".join(GAMES))
        raise near_miss(message, name, GAMES)
    return GAMES[name]


def configure(args: Arguments) -> AnyGame:
    """The game with the table's seats, options and deck."""
    kind = game_named(args)
    if args.deck is not None:
        check_file(args.deck)
    with explain_other_game(args.deck, kind.about.name):
        return kind(seats=args.seats, options=dict(args.option), deck=args.deck)


@contextmanager
def explain_other_game(deck: Path | None, game: str) -> Iterator[None]:
    """For a deck of another game, says so instead of listing everything that is wrong with it."""
    try:
        yield
    except BadDeck:
        from sobremesa.lab.decks import game_of, read_content

        looks = game_of(read_content(deck)) if deck is not None else None
        if looks is None or looks == game:
            raise
        raise BadCommand(TEXTS.message("deck-other-game", file=deck, game=game, looks=looks)) from None
