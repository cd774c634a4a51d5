"""Hints at a table: each is computed once for a decision, and players get only a few."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.rate_limit import Bucket
from sobremesa.table import errors
from sobremesa.table.act import Entry
from sobremesa.table.acts.claim import ClaimEntry
from sobremesa.table.acts.play import PlayEntry
from sobremesa.table.acts.say import SayEntry
from sobremesa.table.hint import hint_view
from sobremesa.table.table import Table
from sobremesa.wire.messages import Hint

if TYPE_CHECKING:
    from sobremesa.server.node.live_table import LiveTable

# A hint costs as much as a bot's move.
HINTS_PER_SECOND = 0.25
HINTS_BURST = 3


@dataclass(eq=False)
class CachedHint:
    """For a seat's present decision, in a language."""

    language: str
    moves: asyncio.Future[list[Hint]]


class HintCache:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.node = live.node
        self.pending: dict[int, CachedHint] = {}
        self._allowances: dict[int, Bucket] = {}

    @property
    def table(self) -> Table:
        return self.live.table

    async def hint(self, seat: int, language: str, whose: str) -> list[Hint]:
        """Computed once for each decision of the seat. Raises a ``SobremesaError`` where the seat has nothing to
        decide."""
        await self.live.line.settle(seat)
        view, now = hint_view(self.table, seat), self.node.loop.time()
        given = self.pending.get(seat)
        if given is None or given.language != language:
            if not self._allowances.setdefault(seat, Bucket(HINTS_PER_SECOND, HINTS_BURST, now)).take(now):
                raise ServerRefused(429, "hint-too-fast")
            thinking = self.node.bots.advise(self.table.game, view, language, whose=whose, table=self.table.id)
            given = self.pending[seat] = CachedHint(language, asyncio.ensure_future(thinking))
        try:
            moves = await asyncio.shield(given.moves)
        except Exception:
            self.pending.pop(seat, None)
            raise
        if self.pending.get(seat) is not given:
            raise errors.RefusedAct("hint-not-asked")
        return moves

    def forget(self, entry: Entry) -> None:
        """Drops hints that an entry made out of date. A secret choice of another seat leaves a seat's decision, and so
        its hint, as it was (EU-38)."""
        if not self.pending or isinstance(entry, SayEntry | ClaimEntry):
            return
        asked = self.table.seats_asked() if isinstance(entry, PlayEntry) else ()
        for seat in list(self.pending):
            if seat not in asked or seat == getattr(entry, "seat", None):
                del self.pending[seat]
