"""Saved games: their records, and the file that a running game is saved to."""

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
    """The game configured as the record says. A game with another deck needs the deck's file."""
    if record.game not in GAMES:
        raise BadRecord(TEXTS.message("record-unknown-game", game=record.game, allowed=", ".join(sorted(GAMES))))
    if deck is not None:
        check_file(deck)
    return GAMES[record.game](seats=len(record.names), options=record.options, deck=deck)


class SaveFile:
    """The file that a running game is saved to. It never overwrites an existing file, unless that is ``ours``."""

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
    """The seats of people and the bots of the others. A saved game keeps it, so that it continues with the same
    players."""

    people: tuple[int, ...]
    bots: tuple[str, ...]

    def bots_by_seat(self, seats: int) -> dict[int, str]:
        """Bots fill the seats without a person in order; the last one fills all remaining seats."""
        free = [seat for seat in range(seats) if seat not in self.people]
        return {seat: self.bots[min(number, len(self.bots) - 1)] for number, seat in enumerate(free)}

    def notes(self) -> tuple[str, ...]:
        return (f"people {' '.join(map(str, self.people))}", f"bots {','.join(self.bots)}")

    @classmethod
    def of(cls, record: Record) -> SeatPlan | None:
        """None if the record does not contain it, or contains nonsense."""
        found = dict(note.split(" ", 1) for note in record.notes if " " in note)
        seats = found.get("people", "").split()
        bots = tuple(found.get("bots", "").split(","))
        if not seats or not all(seat.isascii() and seat.isdigit() for seat in seats) or not set(bots) <= set(BOTS):
            return None
        people = tuple(int(seat) for seat in seats if len(seat) < 4)
        return cls(people, bots) if all(seat < len(record.names) for seat in people) else None


class GameSaver:
    """Saves a local game after every move, once it has a file."""

    def __init__(self, connection: TableConnection, display: Display, file: SaveFile | None) -> None:
        self.connection = connection
        self.display = display
        self.file = file
        self._tried: Record | None = None
        self._number = 1

    def begin(self) -> None:
        """Saves before the first move; raises a ``BadFile`` if that fails."""
        if self.file is not None:
            self._tried = self.connection.record()
            self.file.write(self._tried)

    def go_on(self) -> None:
        """Saves if something changed. If that fails it complains, and tries again after the next move."""
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
        """A rematch gets a file of its own: ``game.txt``, ``game-2.txt``."""
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
        """Carries out ``save`` and ``save FILE``."""
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
