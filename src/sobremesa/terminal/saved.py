"""Saved games: records in files."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from sobremesa.bots.minds import MINDS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import BadRecord
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import LONGEST_RECORD, Record
from sobremesa.terminal.files import BadFile, check_file, is_taken, read_text, write_text
from sobremesa.terminal.texts import TEXTS


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
        self.seating: Seating | None = None

    def write(self, record: Record) -> None:
        notes = record.notes if self.seating is None else self.seating.notes()
        write_text(self.path, str(replace(record, notes=notes)), private=True)


@dataclass(frozen=True)
class Seating:
    """Who played at the terminal: kept with a saved game, so that it goes on with the same people and bots."""

    people: tuple[int, ...]
    bots: tuple[str, ...]

    def minds(self, seats: int) -> dict[int, str]:
        """The bots by seat: from the first seat without a person on, the last one in all that are left."""
        free = [seat for seat in range(seats) if seat not in self.people]
        return {seat: self.bots[min(number, len(self.bots) - 1)] for number, seat in enumerate(free)}

    def notes(self) -> tuple[str, ...]:
        return (f"people {' '.join(map(str, self.people))}", f"bots {','.join(self.bots)}")

    @classmethod
    def of(cls, record: Record) -> Seating | None:
        """None where the record does not say it, or says what cannot be."""
        found = dict(note.split(" ", 1) for note in record.notes if " " in note)
        seats = found.get("people", "").split()
        bots = tuple(found.get("bots", "").split(","))
        if not seats or not all(seat.isascii() and seat.isdigit() for seat in seats) or not set(bots) <= set(MINDS):
            return None
        people = tuple(int(seat) for seat in seats if len(seat) < 4)
        return cls(people, bots) if all(seat < len(record.names) for seat in people) else None
