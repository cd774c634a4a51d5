"""Seats that change hands in a running game: asking for one, offering one's own, or leaving it to a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.moves import normal
from sobremesa.table.acts.offer import Offer
from sobremesa.table.acts.take_over import TakeOver
from sobremesa.terminal.line import Line
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.terminal.session import Session

OFFER = ("ofrezco", "offer")
KEEP = ("mio", "keep")
BOT = "bot"


class Seating:
    def __init__(self, session: Session) -> None:
        self.session = session

    def follow(self, line: Line, words: str) -> None:
        """``2 Eva`` of somebody who watches; ``ofrezco``, ``mio``, ``bot dificil`` or ``2`` of somebody who sits."""
        first, _, rest = normal(words).partition(" ")
        if line.viewer is None:
            self._ask(line, first, words.partition(" ")[2].strip())
        elif first in OFFER or first in KEEP:
            self.session.ask(line, Offer(line.fresh_id(), first in OFFER))
        elif first == BOT:
            self.session.ask(line, TakeOver(line.fresh_id(), line.viewer, rest or "normal"))
        else:
            self.session.ask(line, TakeOver(line.fresh_id(), self._seat(first)))

    def _ask(self, line: Line, seat: str, name: str) -> None:
        if not name:
            raise SobremesaError(TEXTS.message("seat-which-name"))
        line.ask_for_seat(self._seat(seat), name)
        self.session.display.say("seat-asked", seat=seat)

    def _seat(self, words: str) -> int:
        if not (words.isascii() and words.isdigit() and len(words) < 3 and int(words) > 0):
            raise SobremesaError(TEXTS.message("seat-which", words=words[:40]))
        return int(words) - 1
