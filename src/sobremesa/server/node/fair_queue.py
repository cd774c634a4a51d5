"""A round-robin queue: by address, then by table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sobremesa.server import clock

Turn = asyncio.Future[None]


class FairQueue:
    """``at_once`` turns run at the same time. Turns go round robin by address, then round robin among the tables of an
    address, and first come first served at one table."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Turn]]] = OrderedDict()

    def __len__(self) -> int:
        """How many turns wait."""
        return sum(self.waiting(address) for address in self._waiting)

    def waiting(self, address: str) -> int:
        """How many turns of the address wait."""
        return sum(len(own) for own in self._waiting.get(address, {}).values())

    @asynccontextmanager
    async def turn(self, address: str, table: str) -> AsyncIterator[float]:
        """Gives the seconds that the turn was waited for."""
        came_at = clock.seconds()
        await self._wait(address, table)
        try:
            yield clock.seconds() - came_at
        finally:
            self._free += 1
            self._admit()

    async def _wait(self, address: str, table: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(turn)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # The turn came just then, and goes to the next one.
                self._free += 1
                self._admit()
            raise

    def _admit(self) -> None:
        while self._free and self._waiting:
            turn = self._next()
            if not turn.cancelled():
                self._free -= 1
                turn.set_result(None)

    def _next(self) -> Turn:
        """An address with more turns goes to the end of the line, and so does its table."""
        address, tables = self._waiting.popitem(last=False)
        table, own = tables.popitem(last=False)
        turn = own.popleft()
        if own:
            tables[table] = own
        if tables:
            self._waiting[address] = tables
        return turn
