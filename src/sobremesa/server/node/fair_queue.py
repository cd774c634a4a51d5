"""A queue in which nobody stands before everybody else by coming often."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sobremesa.server import clock

Turn = asyncio.Future[None]


class FairQueue:
    """``at_once`` have their turn at the same time. Whoever waits more than once waits for the others in between: round
    robin by address, then among the tables of an address, and first come first served at one table."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Turn]]] = OrderedDict()

    def __len__(self) -> int:
        """How many wait."""
        return sum(self.waiting(address) for address in self._waiting)

    def waiting(self, address: str) -> int:
        """How many of the address wait."""
        return sum(len(own) for own in self._waiting.get(address, {}).values())

    @asynccontextmanager
    async def turn(self, address: str, table: str) -> AsyncIterator[float]:
        """Gives how many seconds it was waited for."""
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
                # The turn came just then: it is somebody else's.
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
        """Whoever has more that waits is last from now on: the address, and its table."""
        address, tables = self._waiting.popitem(last=False)
        table, own = tables.popitem(last=False)
        turn = own.popleft()
        if own:
            tables[table] = own
        if tables:
            self._waiting[address] = tables
        return turn
