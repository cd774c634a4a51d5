"""Time limits for database calls."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from sobremesa.store.store import StoreDown

Found = TypeVar("Found")


class TimeLimit:
    """A hanging database may not notice a cancellation, and a rollback may hang too. So work that takes too long is
    abandoned, not cancelled: it ends by itself, and its effect is read later."""

    def __init__(self) -> None:
        self._left: set[asyncio.Task[Any]] = set()

    async def within(self, seconds: float, work: Coroutine[Any, Any, Found]) -> Found:
        """Raises ``StoreDown`` where the answer does not come in time."""
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
            # The result is abandoned; reading the exception keeps asyncio from logging it.
            task.exception()

    async def close(self) -> None:
        for task in list(self._left):
            task.cancel()
        if self._left:
            await asyncio.wait(self._left, timeout=1.0)
