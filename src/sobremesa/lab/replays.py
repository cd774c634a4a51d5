"""Replays games of a run, identical to the last move, and writes their records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from sobremesa.lab.game_rows import VerbCount, WatchedGame, seed_of_game
from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.run_folder import DECK, RunFolder
from sobremesa.lab.study import BadStudy
from sobremesa.lab.texts import LAB

# The earliest date that a ZIP file can hold: equal games give an equal archive.
UNDATED = (1980, 1, 1, 0, 0, 0)


class NoSuchGame(SobremesaError):
    """A number that no game of the run has."""


def check_games(folder: RunFolder, numbers: Sequence[int]) -> None:
    """Raises a ``NoSuchGame`` for the first number that is not in the run."""
    if folder.study().is_of_people:
        raise BadStudy(LAB.message("study-of-people"))
    parts = folder.parts()
    for number in numbers:
        if not any(first <= number < last for first, last in parts):
            raise NoSuchGame(LAB.message("run-no-game", game=number, folder=folder.path))


def archive(folder: RunFolder, numbers: Sequence[int], progress: Callable[[], None]) -> bytes:
    """The records of some games as a ZIP file, with the deck if it is not the printed one."""
    check_games(folder, numbers)
    content = BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as file:
        if folder.study().deck is not None:
            _add_file(file, DECK, (folder.path / DECK).read_text(encoding="utf-8"))
        for number in numbers:
            _add_file(file, f"game-{number}.txt", str(replay_game(folder, number)))
            progress()
    return content.getvalue()


def _add_file(file: ZipFile, name: str, text: str) -> None:
    entry = ZipInfo(name, UNDATED)
    entry.compress_type = ZIP_DEFLATED
    file.writestr(entry, text)


def replay_game(folder: RunFolder, number: int) -> Record:
    """The record of a game. Seats are named after the bot and the seat's number."""
    check_games(folder, (number,))
    study = folder.study()
    game = folder.local(study).build_game()
    deal = seed_of_game(study, number)
    watched = WatchedGame(MetricsReader(game), number, deal, Seed(deal))
    watched.play(study.bots, VerbCount(game))
    names = tuple(f"{bot} {seat}" for seat, bot in enumerate(watched.bots, 1))
    return replace(watched.match.record(), names=names)
