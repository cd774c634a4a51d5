"""Saved games: records in files."""

from __future__ import annotations

from pathlib import Path

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import BadRecord
from sobremesa.kernel.game import Game
from sobremesa.kernel.record import LONGEST_RECORD, Record
from sobremesa.terminal.files import BadFile, check_file, is_taken, read_text, write_text
from sobremesa.terminal.texts import TEXTS


def read_record(path: Path) -> Record:
    return Record.read(read_text(path, largest=LONGEST_RECORD))


def game_of(record: Record, deck: Path | None) -> Game:
    """The game configured as the record says; whoever played with another deck names it."""
    if record.game not in GAMES:
        raise BadRecord(TEXTS.message("record-unknown-game", game=record.game, allowed=", ".join(sorted(GAMES))))
    if deck is not None:
        check_file(deck)
    return GAMES[record.game](seats=len(record.names), options=record.options, deck=deck)


class SaveFile:
    """Where a running game is saved. A file that lies there already is never overwritten, unless it is ``ours``."""

    def __init__(self, path: Path, *, ours: bool = False) -> None:
        if not ours and is_taken(path):
            raise BadFile(TEXTS.message("save-exists", file=path))
        self.path = path

    def write(self, record: Record) -> None:
        write_text(self.path, str(record))
