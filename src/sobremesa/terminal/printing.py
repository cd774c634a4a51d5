"""What is printed, at a keyboard: which deck, how large, on what, and into which files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.lab.decks import game_of, read_content
from sobremesa.printing.sheet import BLEEDS, PAPERS, Size
from sobremesa.terminal.command_line import BadCommand, Flag, Given
from sobremesa.terminal.files import check_file, filled, named
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import card_size

PAPER = Flag("--paper", choices=tuple(PAPERS))
SIZE = Flag("--size", read=card_size)
BLEED = Flag("--bleed", choices=tuple(map(str, BLEEDS)))


def game_to_print(given: Given) -> AnyGame:
    """A game with its own cards, or the game of the deck in a file, as the table wants it."""
    if not given.argument:
        raise given.missing(", ".join(GAMES))
    seats, options = given.one("seats"), dict(given.all("option"))
    if given.argument in GAMES:
        return GAMES[given.argument](seats, options)
    file = named(given.argument)
    if not file.suffix:
        raise BadCommand(TEXTS.message("cli-unknown-game", game=given.argument[:40], allowed=", ".join(GAMES)))
    check_file(file)
    name = game_of(read_content(file))
    if name is None:
        raise BadCommand(TEXTS.message("print-whose", file=file, allowed=", ".join(GAMES)))
    return GAMES[name](seats, options, file)


def paper_of(given: Given) -> str:
    return given.one("paper") or "a4"


def size_of(given: Given) -> Size:
    sides = given.one("size")
    return Size(*sides) if sides else Size()


def bleed_of(given: Given) -> float:
    return float(given.one("bleed") or 0)


def file_for(given: Given, game: AnyGame, what: str) -> Path:
    out: Path | None = given.one("out")
    return out or Path(f"{game.about.name}-{what}.pdf")


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """All of them, or none. A folder that was made for them goes with them."""
    with filled(folder, list(files)) as halves:
        for half, content in zip(halves, files.values(), strict=True):
            half.write_bytes(content)
