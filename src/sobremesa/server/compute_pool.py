"""Computations beside the event loop, so that nobody at a table waits for them."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, TypeVarTuple

from sobremesa.kernel.processes import ProcessPool

Found = TypeVar("Found")
Given = TypeVarTuple("Given")


def within(seconds: float, work: Callable[[*Given], Found], *given: *Given) -> Found:
    """In a process of a pool: raises ``TimeoutError`` where the work takes longer. Nobody can interrupt a thread."""
    if threading.current_thread() is not threading.main_thread():
        return work(*given)

    def interrupt(_signal: int, _frame: Any) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work(*given)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


class ComputePool:
    """This many processes; a thread where there shall be none."""

    def __init__(self, processes: int, name: str, niceness: int = 0) -> None:
        self._pool = ProcessPool(processes, niceness) if processes else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def run(self, work: Callable[[*Given], Found], *given: *Given) -> Found:
        executor = self._pool or self._thread
        return await asyncio.wrap_future(executor.submit(work, *given))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.close(wait=False)
        self._thread.shutdown(wait=False, cancel_futures=True)
