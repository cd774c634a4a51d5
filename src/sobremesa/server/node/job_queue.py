"""Jobs beside the game that take a while: replays, drawings, whether a move may be taken back."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TypeVar, TypeVarTuple

from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.compute_pool import ComputePool
from sobremesa.server.node.fair_queue import FairQueue
from sobremesa.server.ops.config import Limits

Found = TypeVar("Found")
Given = TypeVarTuple("Given")
# A table, the number of a game there, and what is wanted of that game.
Key = tuple[str, int, int | str | None]

# Recent results are kept: everybody who sat at the table asks for the same.
MOST_KEPT_BYTES = 32_000_000
LARGEST_KEPT = 4_000_000


class JobQueue:
    """One process, apart from the bots', so that neither waits for the other. Each address has its own bounded queue;
    each job has a time limit."""

    def __init__(self, processes: int, limits: Limits) -> None:
        self._pool = ComputePool(min(1, processes), "jobs")
        self._limits = limits
        self.queue = FairQueue(1)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._kept_bytes = 0
        self._underway: dict[Key, asyncio.Future[bytes]] = {}

    async def run(self, whose: str, work: Callable[[*Given], Found], *given: *Given) -> Found:
        """Raises ``ServerRefused`` where too many jobs of the address wait, or the job takes too long."""
        if self.queue.waiting(whose) >= self._limits.thoughts_per_address:
            raise ServerRefused(429, "too-fast")
        async with self.queue.turn(whose, ""):
            try:
                return await self._pool.run_within(self._limits.thought_seconds, work, *given)
            except (TimeoutError, BrokenExecutor):
                raise ServerRefused(503, "try-again-later") from None

    async def run_once(self, key: Key, whose: str, work: Callable[[*Given], bytes], *given: *Given) -> bytes:
        """Runs once for all who ask, and keeps the result for a while. One caller that gives up does not cancel it for
        the others."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        underway = self._underway.get(key)
        if underway is None:
            underway = self._underway[key] = asyncio.ensure_future(self.run(whose, work, *given))
            underway.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(underway)

    def _keep(self, key: Key, done: asyncio.Future[bytes]) -> None:
        del self._underway[key]
        if done.cancelled() or done.exception() is not None or len(done.result()) > LARGEST_KEPT:
            return
        self._kept[key] = done.result()
        self._kept_bytes += len(done.result())
        while self._kept_bytes > MOST_KEPT_BYTES:
            self._kept_bytes -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        self._pool.close()
