"""The way into a table's journal: what is decided here is written down, and what other nodes wrote is followed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from sobremesa.kernel.errors import SobremesaError
from sobremesa.server import clock
from sobremesa.server.errors import Refused
from sobremesa.store.store import Conflict, StoreDown, Unreadable
from sobremesa.table.act import Entry
from sobremesa.table.table import Table

if TYPE_CHECKING:
    from sobremesa.server.hub import Hub

MOST_RACES = 20

Decide = Callable[[Table, int], list[Entry]]


class JournalLine:
    """Whoever holds ``lock`` may write or read on. ``is_stale``: nobody knows whether the journal has grown.

    ``take_in`` is given what other nodes wrote; after a doubt, even if it is nothing.
    """

    def __init__(self, hub: Hub, table: Table, take_in: Callable[[list[Entry]], None]) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.is_stale = False
        self._take_in = take_in

    def decided(self, decide: Decide) -> list[Entry]:
        return decide(self.table, max(clock.now_ms(), self.table.latest_at))

    async def written(self, decide: Decide, is_known: Callable[[], bool]) -> list[Entry]:
        """The entries, when they are durable; none where there is nothing to do, or it is known to be done."""
        if self.is_stale:
            await self._reload()
        for _race in range(MOST_RACES):
            if is_known():
                return []
            try:
                entries = self.decided(decide)
            except SobremesaError:
                # The caller may know more than this node: another one may have written and died before telling.
                if self.hub.store.shared and await self._learn():
                    continue
                raise
            if not entries or await self._append(entries):
                return entries
            self.hub.metrics.conflicts.inc()
            await self._learn()
        raise Refused(503, "try-again")

    async def _append(self, entries: list[Entry]) -> bool:
        """Whether they were written: not if another node was faster."""
        started = perf_counter()
        try:
            await self.hub.store.append(self.table.id, self.table.length, entries)
        except Conflict:
            return False
        except StoreDown:
            # Nobody knows whether it was written: the journal will tell.
            self.is_stale = True
            raise Refused(503, "try-again") from None
        self.hub.metrics.commit.observe(perf_counter() - started)
        self.hub.metrics.entries.inc(len(entries))
        return True

    async def follow(self) -> None:
        """Takes in what other nodes wrote."""
        async with self.lock:
            try:
                await (self._reload() if self.is_stale else self._catch_up())
            except (StoreDown, Refused):
                self.is_stale = True

    async def _catch_up(self) -> bool:
        """Whether there was anything new."""
        try:
            entries = await self.hub.store.read(self.table.id, self.table.length)
        except Unreadable:
            if (live := self.hub.tables.get(self.table.id)) is not None:
                self.hub.give_up(live)
            raise Refused(503, "unreadable-table") from None
        if entries:
            self._take_in(entries)
        return bool(entries)

    async def _learn(self) -> bool:
        try:
            return await self._catch_up()
        except StoreDown:
            self.is_stale = True
            raise Refused(503, "try-again") from None

    async def _reload(self) -> None:
        if not await self._learn():
            self._take_in([])
        self.is_stale = False
