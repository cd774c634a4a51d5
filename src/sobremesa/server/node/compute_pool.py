"""Computations in other processes, so that no table waits for them."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, TypeVarTuple

from sobremesa.kernel.processes import ProcessPool

Found = TypeVar("Found")
Given = TypeVarTuple("Given")


def within(seconds: float, work: Callable[[*Given], Found], *given: *Given) -> Found:
    """Runs in a process of a pool. Raises ``TimeoutError`` where the work takes longer."""

    def interrupt(_signal: int, _frame: Any) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work(*given)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


class ComputePool:
    """This many processes; a thread where the number is 0."""

    def __init__(self, processes: int, name: str, niceness: int = 0) -> None:
        self._pool = ProcessPool(processes, niceness) if processes else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def run(self, work: Callable[[*Given], Found], *given: *Given) -> Found:
        if self._pool is None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)
        return await asyncio.wrap_future(self._pool.submit(work, *given))

    async def run_within(self, seconds: float, work: Callable[[*Given], Found], *given: *Given) -> Found:
        """Raises ``TimeoutError`` where the work takes longer in its process. A thread cannot be interrupted."""
        if self._pool is None:
            return await self.run(work, *given)
        return await self.run(within, seconds, work, *given)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.close(wait=False)
        self._thread.shutdown(wait=False, cancel_futures=True)
