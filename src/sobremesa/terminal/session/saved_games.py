"""Saved games: records in files, and the file of a game while it is played."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from sobremesa.bots.catalog import BOTS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import BadRecord
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import LONGEST_RECORD, Record
from sobremesa.terminal.files import BadFile, check_file, is_taken, path_from, read_text, write_text
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.terminal.session.display import Display
    from sobremesa.terminal.tables.connection import TableConnection


def read_record(path: Path) -> Record:
    return Record.read(read_text(path, largest=LONGEST_RECORD))


def game_of(record: Record, deck: Path | None) -> AnyGame:
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
        self.seating: SeatPlan | None = None

    def write(self, record: Record) -> None:
        notes = record.notes if self.seating is None else self.seating.notes()
        write_text(self.path, str(replace(record, notes=notes)), private=True)


@dataclass(frozen=True)
class SeatPlan:
    """Who played at the terminal: kept with a saved game, so that it goes on with the same people and bots."""

    people: tuple[int, ...]
    bots: tuple[str, ...]

    def bots_by_seat(self, seats: int) -> dict[int, str]:
        """The bots by seat: from the first seat without a person on, the last one in all that are left."""
        free = [seat for seat in range(seats) if seat not in self.people]
        return {seat: self.bots[min(number, len(self.bots) - 1)] for number, seat in enumerate(free)}

    def notes(self) -> tuple[str, ...]:
        return (f"people {' '.join(map(str, self.people))}", f"bots {','.join(self.bots)}")

    @classmethod
    def of(cls, record: Record) -> SeatPlan | None:
        """None where the record does not say it, or says what cannot be."""
        found = dict(note.split(" ", 1) for note in record.notes if " " in note)
        seats = found.get("people", "").split()
        bots = tuple(found.get("bots", "").split(","))
        if not seats or not all(seat.isascii() and seat.isdigit() for seat in seats) or not set(bots) <= set(BOTS):
            return None
        people = tuple(int(seat) for seat in seats if len(seat) < 4)
        return cls(people, bots) if all(seat < len(record.names) for seat in people) else None


class GameSaver:
    """A game whose whole course is here is saved after every move, once it has a file."""

    def __init__(self, connection: TableConnection, display: Display, file: SaveFile | None) -> None:
        self.connection = connection
        self.display = display
        self.file = file
        self._tried: Record | None = None
        self._number = 1

    def begin(self) -> None:
        """Before the first move; raises a ``BadFile`` where nothing can be saved."""
        if self.file is not None:
            self._tried = self.connection.record()
            self.file.write(self._tried)

    def go_on(self) -> None:
        """After whatever happened. The game goes on where it cannot be saved: the next move tries again."""
        if self.file is None or not self.connection.keeps_record:
            return
        try:
            self._follow_rematch()
            record = self.connection.record()
            if record != self._tried:
                self._tried = record
                self.file.write(record)
        except BadFile as problem:
            self.display.complain(problem.say(self.display.language))

    def _follow_rematch(self) -> None:
        """Another game has another file: ``game.txt``, ``game-2.txt``."""
        room = self.connection.room
        assert self.file is not None
        if room is None or room.number == self._number:
            return
        self._number = room.number
        first, seating = self.file.path, self.file.seating
        self.file = None
        path = first.with_name(f"{first.stem}-{room.number}{first.suffix}")
        self.file = SaveFile(path)
        self.file.seating = seating
        self.display.say("saving-rematch", file=path)

    def save_as(self, name: str) -> None:
        """What ``save`` and ``save FILE`` do."""
        record = self.connection.record()
        if name:
            path = path_from(name)
            ours = self.file is not None and self.file.path == path
            target = SaveFile(path, ours=ours)
            target.write(record)
            self.file = target
        elif self.file is None:
            raise BadFile(TEXTS.message("save-where"))
        else:
            self.file.write(record)
        self.display.say("saved", file=self.file.path)

    def say_goodbye(self, game: str) -> None:
        if self.file is None:
            self.display.say("goodbye")
        else:
            self.display.say("goodbye-saved", game=game, file=shlex.quote(str(self.file.path)))
