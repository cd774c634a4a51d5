"""A queue in which nobody stands before everybody else by coming often."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """``at_once`` have their turn at the same time. Whoever waits more than once waits for the others in between:
    round robin by whose turn it is, first come first served among one's own."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(own) for own in self._waiting.values())

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        await self._wait(whose)
        try:
            yield
        finally:
            self._free += 1
            self._admit()

    async def _wait(self, whose: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
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
            whose, own = self._waiting.popitem(last=False)
            turn = own.popleft()
            if own:
                self._waiting[whose] = own
            if not turn.cancelled():
                self._free -= 1
                turn.set_result(None)
