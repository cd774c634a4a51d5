"""Worker processes for long computations: how they start, how to wait for them and how they end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import connection, resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Self, TypeVar, TypeVarTuple

Found = TypeVar("Found")
Given = TypeVarTuple("Given")

# A fork would copy the locks of this process's threads without the threads.
SPAWN = multiprocessing.get_context("spawn")
# Ctrl-C is looked for this often.
LOOKS_EVERY_SECONDS = 0.2


class ProcessPool:
    """``count`` processes, started when there is something to do. The higher their ``niceness``, the more they leave to
    others. When one is killed, all work under way fails with ``BrokenExecutor``; the next work has new processes."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.count = count
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[[*Given], Found], *given: *Given) -> Future[Found]:
        with interrupts_held_back():
            try:
                return self._start().submit(work, *given)
            except BrokenExecutor:
                self._executor = None
                return self._start().submit(work, *given)

    def each(self, work: Callable[..., Found], given: Iterable[tuple[Any, ...]]) -> Iterator[Found]:
        """What the work finds with each of these arguments, in their order."""
        for future in [self.submit(work, *arguments) for arguments in given]:
            yield first_done([future]).result()

    def _start(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self.count, mp_context=SPAWN, initializer=begin_worker, initargs=(self._niceness,)
            )
        return self._executor

    def close(self, *, wait: bool = True) -> None:
        """Takes no more work. Queued work is finished first only with ``wait``."""
        if self._executor is not None:
            self._executor.shutdown(wait=wait, cancel_futures=not wait)

    def stop(self) -> None:
        """Ends the processes in the middle of their work. The work fails by itself; to cancel it before would make the
        executor stumble over it."""
        if self._executor is not None:
            for process in list((self._executor._processes or {}).values()):
                process.terminate()
            self._executor.shutdown(wait=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        if kind is None:
            self.close()
        else:
            self.stop()


class PipedProcess:
    """A process that runs one function, with a pipe to it. The function is given the other end."""

    def __init__(self, work: Callable[[Connection, *Given], None], *given: *Given, niceness: int = 0) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(niceness, work, theirs, *given), daemon=True)
        with interrupts_held_back():
            self.process.start()
        theirs.close()

    def end(self, seconds: float) -> None:
        """Asks it to end, and kills it after these seconds."""
        self.process.terminate()
        self.process.join(seconds)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _work(niceness: int, work: Callable[[Connection, *Given], None], pipe: Connection, *given: *Given) -> None:
    begin_worker(niceness)
    work(pipe, *given)


def begin_worker(niceness: int = 0) -> None:
    """Initializes a worker. It ignores Ctrl-C, which its parent handles, and ends by itself when its parent is
    killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness:
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="parent watch", daemon=True).start()


def first_done(futures: Collection[Future[Found]]) -> Future[Found]:
    """Waits until one of them is done. The system may hand Ctrl-C to any thread, which does not wake the waiting one,
    so it wakes by itself now and then."""
    while True:
        done, _ = wait(futures, timeout=LOOKS_EVERY_SECONDS, return_when=FIRST_COMPLETED)
        if done:
            return done.pop()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Blocks Ctrl-C in this thread. A process started meanwhile inherits that, where the system has signal masks:
    during its start it could not ignore Ctrl-C yet, and would print a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The resource tracker starts with the first process, and its start would unblock Ctrl-C.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
