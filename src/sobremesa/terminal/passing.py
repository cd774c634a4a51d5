"""The switch "pass by itself when I cannot react": it changes nothing that others can notice (EU-38).

Among people nothing is sent: no answer is a pass, and the window lasts as long as ever. Alone with bots the window
waits for an answer; it is given at once where nobody may watch, and asked for where somebody could measure it. The page
does the same (``web/src/table/passing.ts``).
"""

from __future__ import annotations

from typing import Literal

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.moves import normal
from sobremesa.terminal.line import Line
from sobremesa.terminal.texts import TEXTS

Passing = Literal["asked", "silent", "passes"]

SWITCHED = {"si": True, "on": True, "yes": True, "no": False, "off": False}


def passing_of(line: Line) -> Passing:
    """What the switch does for this line now, if it is on."""
    update, room = line.update, line.room
    assert update is not None
    assert room is not None
    if not update.in_window or update.paused or [move.verb for move in update.moves] != ["pass"]:
        return "asked"
    if not all(seat.level and not seat.away for number, seat in enumerate(room.seats) if number != line.viewer):
        return "silent"
    return "asked" if room.settings.spectators else "passes"


class PassSwitch:
    """Off at first. People who share a keyboard see who it is handed to, and so who cannot react: not theirs."""

    def __init__(self, *, is_shared: bool) -> None:
        self.is_shared = is_shared
        self.is_on = False

    def of(self, line: Line) -> Passing:
        return passing_of(line) if self.is_on else "asked"

    def turn(self, line: Line, words: str) -> None:
        """As the words say; without any, the other way."""
        if line.viewer is None:
            raise SobremesaError(TEXTS.message("autopass-watching"))
        if self.is_shared:
            raise SobremesaError(TEXTS.message("autopass-shared"))
        if words and normal(words) not in SWITCHED:
            raise SobremesaError(TEXTS.message("autopass-how", words=words[:40]))
        self.is_on = SWITCHED[normal(words)] if words else not self.is_on
