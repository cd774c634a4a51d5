"""Computations beside the event loop, so that nobody at a table waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import connection
from typing import Any, TypeVar, TypeVarTuple

Found = TypeVar("Found")
Given = TypeVarTuple("Given")


def end_with_server(niceness: int = 0) -> None:
    """In a process of a pool: a server that is killed cannot end it, so it ends by itself."""
    os.nice(niceness)
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        connection.wait([server.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="server watch", daemon=True).start()


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
    """This many processes, begun when there is something to do; a thread where there shall be none. The higher their
    ``niceness``, the more they leave to others."""

    def __init__(self, processes: int, name: str, niceness: int = 0) -> None:
        self._processes = processes
        self._niceness = niceness
        self._name = name
        self._pool: Executor | None = None

    async def run(self, work: Callable[[*Given], Found], *given: *Given) -> Found:
        pool = self._begun()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenExecutor:
            # Its process was killed: the next work has a new one.
            if self._pool is pool:
                self._pool = None
            raise

    def _begun(self) -> Executor:
        if self._pool is None:
            self._pool = (
                ProcessPoolExecutor(
                    self._processes,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=end_with_server,
                    initargs=(self._niceness,),
                )
                if self._processes
                else ThreadPoolExecutor(1, thread_name_prefix=self._name)
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
