"""Hints at a table: each is thought about once, and not without end."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sobremesa.server.errors import ServerRefused
from sobremesa.server.limits import Bucket
from sobremesa.table import errors
from sobremesa.table.act import Entry
from sobremesa.table.acts.claim import ClaimEntry
from sobremesa.table.acts.play import PlayEntry
from sobremesa.table.acts.say import SayEntry
from sobremesa.table.hint import hint_view
from sobremesa.table.table import Table
from sobremesa.wire.messages import Hint

if TYPE_CHECKING:
    from sobremesa.server.live import LiveTable

# Thinking about a hint costs as much as a bot's move.
HINTS_PER_SECOND = 0.25
HINTS_BURST = 3


@dataclass(eq=False)
class Given:
    """For a seat's present decision, in a language."""

    language: str
    moves: asyncio.Future[list[Hint]]


class Advice:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.hub = live.hub
        self.given: dict[int, Given] = {}
        self._allowances: dict[int, Bucket] = {}

    @property
    def table(self) -> Table:
        return self.live.table

    async def hint(self, seat: int, language: str, whose: str) -> list[Hint]:
        """Thought about once for each decision of the seat; raises a ``SobremesaError`` where there is none."""
        await self.live.line.settled(seat)
        view, now = hint_view(self.table, seat), self.hub.loop.time()
        given = self.given.get(seat)
        if given is None or given.language != language:
            if not self._allowances.setdefault(seat, Bucket(HINTS_PER_SECOND, HINTS_BURST, now)).take(now):
                raise ServerRefused(429, "hint-too-fast")
            thinking = self.hub.bots.advise(self.table.game, view, language, whose=whose, table=self.table.id)
            given = self.given[seat] = Given(language, asyncio.ensure_future(thinking))
        try:
            moves = await asyncio.shield(given.moves)
        except Exception:
            self.given.pop(seat, None)
            raise
        if self.given.get(seat) is not given:
            raise errors.RefusedAct("hint-not-asked")
        return moves

    def forget(self, entry: Entry) -> None:
        """What others choose in secret leaves a seat's decision as it was, and its advice with it (EU-38)."""
        if not self.given or isinstance(entry, SayEntry | ClaimEntry):
            return
        asked = self.table.seats_asked() if isinstance(entry, PlayEntry) else ()
        for seat in list(self.given):
            if seat not in asked or seat == getattr(entry, "seat", None):
                del self.given[seat]
