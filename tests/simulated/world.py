"""A world in simulated time: node, clients and receivers in one loop, from one seed. What the node has from outside it
has from four objects: the loop's time, its network, the disk and chance."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, NoReturn, Self, TypeVar
from unittest.mock import patch
from weakref import WeakKeyDictionary

import anyio.to_thread

from sobremesa.server import clock
from sobremesa.store import sqlite
from tests.simulated.loop import SimulatedLoop

Found = TypeVar("Found")

# A Wednesday at noon.
BEGINNING = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
# Longer than anything a test waits for, unless it says so.
LONGEST_SECONDS = 600.0


class Time:
    """What ``server/clock.py`` asks."""

    def __init__(self, loop: SimulatedLoop, beginning: float) -> None:
        self.monotonic = loop.time
        self.beginning = beginning

    def time(self) -> float:
        return self.beginning + self.monotonic()


class Chance:
    """Keys, secrets, seeds and the pauses of clients."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.pauses = random.Random(seed + 1).getstate()

    def token_bytes(self, size: int | None = None) -> bytes:
        return self._random.randbytes(32 if size is None else size)

    def randbelow(self, most: int) -> int:
        return self._random.randrange(most)


class Disk:
    """Where stores write, one task after the other. ``delay`` says how many seconds the next task takes; a task for
    which ``fails`` gives an exception meets it at its first statement."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop
        self.delay: Callable[[], float] = lambda: 0.0
        self.fails: Callable[[], Exception | None] = lambda: None
        self.writers: list[Writer] = []

    def writer(self, do: Callable[[sqlite.Task], None], end: Callable[[], None]) -> Writer:
        writer = Writer(self, self._loop, do, end)
        self.writers.append(writer)
        return writer

    def lose(self) -> None:
        """The power is cut: what was not written will not be."""
        for writer in self.writers:
            writer.lose()


class Writer:
    def __init__(
        self, disk: Disk, loop: SimulatedLoop, do: Callable[[sqlite.Task], None], end: Callable[[], None]
    ) -> None:
        self._disk = disk
        self._loop = loop
        self._do = do
        self._end = end
        self._tasks: deque[sqlite.Task | None] = deque()
        self._is_busy = False
        self._over = asyncio.Event()

    def put(self, task: sqlite.Task | None) -> None:
        self._tasks.append(task)
        if not self._is_busy:
            self._is_busy = True
            self._wait()

    def _wait(self) -> None:
        delay = self._disk.delay()
        if delay:
            self._loop.call_later(delay, self._work)
        else:
            self._loop.call_soon(self._work)

    def _work(self) -> None:
        if not self._tasks:
            # Lost meanwhile.
            return
        task = self._tasks.popleft()
        if task is None:
            self._end()
            self._over.set()
            return
        problem = self._disk.fails()
        if problem is None:
            self._do(task)
        else:
            with patch.object(self._do.__self__, "_connection", _Broken(problem)):  # type: ignore[attr-defined]
                self._do(task)
        if self._tasks:
            self._wait()
        else:
            self._is_busy = False

    def lose(self) -> None:
        self._tasks.clear()
        self._is_busy = True
        self._end()
        self._over.set()

    async def join(self) -> None:
        await self._over.wait()


class _Broken:
    in_transaction = False

    def __init__(self, problem: Exception) -> None:
        self._problem = problem

    def execute(self, *_what: object) -> NoReturn:
        raise self._problem


async def _run_sync(work: Callable[..., Found], *given: Any, **_options: Any) -> Found:
    """Files of the page are read in a thread of anyio's."""
    return await asyncio.get_running_loop().run_in_executor(None, work, *given)


_WORLDS: WeakKeyDictionary[SimulatedLoop, World] = WeakKeyDictionary()


class World:
    """``run`` runs a coroutine; between two of them time stands still, and the real clock is not used."""

    def __init__(self, seed: int = 0, beginning: float = BEGINNING) -> None:
        self.loop = SimulatedLoop()
        _WORLDS[self.loop] = self
        self.network = self.loop.network
        self.disk = Disk(self.loop)
        self.chance = Chance(seed)
        self._time = Time(self.loop, beginning)
        self._zero = beginning

    @staticmethod
    def of(loop: asyncio.AbstractEventLoop) -> World:
        assert isinstance(loop, SimulatedLoop), "not in simulated time: see simulate"
        return _WORLDS[loop]

    def run(self, work: Coroutine[Any, Any, Found], seconds: float = LONGEST_SECONDS) -> Found:
        """Fails where it takes longer, in simulated seconds."""
        with self._in_place():
            return self.loop.run_until_complete(asyncio.wait_for(work, seconds))

    def skip(self, seconds: float) -> None:
        """The time of day jumps without the monotonic clock: the machine slept, or its clock was set."""
        self._time.beginning += seconds
        self._zero += seconds
        if self.loop.is_running():
            clock._MONOTONIC_ZERO += seconds

    @contextmanager
    def _in_place(self) -> Iterator[None]:
        pauses = random.getstate()
        random.setstate(self.chance.pauses)
        with (
            patch.object(clock, "source", self._time),
            patch.object(clock, "_MONOTONIC_ZERO", self._zero),
            patch.object(secrets, "token_bytes", self.chance.token_bytes),
            patch.object(secrets, "randbelow", self.chance.randbelow),
            patch.object(sqlite, "WriterThread", self.disk.writer),
            patch.object(anyio.to_thread, "run_sync", _run_sync),
            # This machine does not lose power.
            patch.object(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "synchronous=OFF")),
        ):
            try:
                yield
            finally:
                self._zero = clock._MONOTONIC_ZERO
                self.chance.pauses = random.getstate()
                random.setstate(pauses)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        with self._in_place():
            self.loop.run_until_complete(self._end_tasks())
        self.loop.close()

    async def _end_tasks(self) -> None:
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await self.loop.shutdown_asyncgens()
