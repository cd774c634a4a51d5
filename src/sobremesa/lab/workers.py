"""Processes of this machine that play for the lab."""

from __future__ import annotations

import signal
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
# Ctrl-C is looked for this often.
LOOKS_EVERY_SECONDS = 0.2


class Workers(ProcessPoolExecutor):
    """Ctrl-C is for the process that keeps what they play. They never hear it, from their first instant on: one that
    is still being started could not ignore it yet, and would fill the screen with its complaint."""

    def __init__(self, count: int) -> None:
        super().__init__(count, mp_context=get_context("spawn"), initializer=leave_interrupts)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Processes are started here, when there is something to do."""
        with held_back():
            return super().submit(fn, *args, **kwargs)

    def stop(self) -> None:
        """Ends them in the middle of whatever they play: nobody waits for it any more. What they had to do fails by
        itself; to cancel it before would make the pool stumble over it."""
        for process in list((self._processes or {}).values()):
            process.terminate()
        self.shutdown(wait=True)

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        if kind is None:
            self.shutdown(wait=True)
        else:
            self.stop()


def awaited(futures: Collection[Future[T]]) -> Future[T]:
    """One of them that is done; waits for it. The system may hand Ctrl-C to any thread of the process, and then nothing
    wakes the one that waits: so it wakes by itself now and then."""
    while True:
        done, _ = wait(futures, timeout=LOOKS_EVERY_SECONDS, return_when=FIRST_COMPLETED)
        if done:
            return done.pop()


def leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def held_back() -> Iterator[None]:
    """Ctrl-C is held back from this thread. A process that it starts meanwhile inherits that, and is never interrupted,
    where systems have such a thing."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
