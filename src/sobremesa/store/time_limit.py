"""How long a database is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from sobremesa.store.store import StoreDown

Found = TypeVar("Found")


class TimeLimit:
    """A database that hangs may not even notice that it is no longer asked, and ending a transaction takes as long as
    anything else. So work that takes too long is left alone: it ends by itself, and what it did is read later."""

    def __init__(self) -> None:
        self._left: set[asyncio.Task[Any]] = set()

    async def within(self, seconds: float, work: Coroutine[Any, Any, Found]) -> Found:
        """Raises ``StoreDown`` where there is no answer in time."""
        task = asyncio.ensure_future(work)
        try:
            done, _waiting = await asyncio.wait({task}, timeout=seconds)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if not done:
            self._left.add(task)
            task.add_done_callback(self._end)
            raise StoreDown("no answer")
        return task.result()

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._left.discard(task)
        if not task.cancelled():
            # Nobody waits for it any more, whatever it was.
            task.exception()

    async def close(self) -> None:
        for task in list(self._left):
            task.cancel()
        if self._left:
            await asyncio.wait(self._left, timeout=1.0)
