"""Keeping a game in a file while it is played."""

from __future__ import annotations

import shlex

from sobremesa.kernel.record import Record
from sobremesa.terminal.display import Display
from sobremesa.terminal.files import BadFile, named
from sobremesa.terminal.line import Line
from sobremesa.terminal.saved import SaveFile
from sobremesa.terminal.texts import TEXTS


class Saving:
    """A game whose whole course is here is saved after every move, once it has a file."""

    def __init__(self, line: Line, display: Display, file: SaveFile | None) -> None:
        self.line = line
        self.display = display
        self.file = file
        self._tried: Record | None = None
        self._number = 1

    def begin(self) -> None:
        """Before the first move; raises a ``BadFile`` where nothing can be saved."""
        if self.file is not None:
            self._tried = self.line.record()
            self.file.write(self._tried)

    def go_on(self) -> None:
        """After whatever happened. The game goes on where it cannot be saved: the next move tries again."""
        if self.file is None or not self.line.keeps_record:
            return
        try:
            self._follow_rematch()
            record = self.line.record()
            if record != self._tried:
                self._tried = record
                self.file.write(record)
        except BadFile as problem:
            self.display.complain(problem.say(self.display.language))

    def _follow_rematch(self) -> None:
        """Another game has another file: ``game.txt``, ``game-2.txt``."""
        room = self.line.room
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
        record = self.line.record()
        if name:
            path = named(name)
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
