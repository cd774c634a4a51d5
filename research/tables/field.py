"""All tables of one server: they start playing together and pause between two measurements."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter, process_time
from typing import Protocol, TypeVar

from research.tables.meter import Meter, Sample
from research.tables.processor import processor_seconds

T = TypeVar("T")

# Our server closes a connection after a minute without a message.
PING_SECONDS = 20.0
SETTLE_SECONDS = 0.5
LONGEST_ANSWER = 20.0
OPENED_AT_ONCE = 16
# A window that closed meanwhile refuses an answer. More than a few such errors would mean that something else is
# measured.
MOST_REFUSED = 0.02


class AnyTable(Protocol):
    """``play`` sends every message that can be sent now; ``ping`` keeps idle connections open."""

    def play(self) -> None: ...
    def ping(self) -> None: ...
    def close(self) -> None: ...


class Field:
    def __init__(self, process: int, meter: Meter, tables: Sequence[AnyTable]) -> None:
        self.process, self.meter, self.tables = process, meter, tables
        self._pinging = asyncio.ensure_future(self._ping())

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_SECONDS)
            for table in self.tables:
                table.ping()

    async def measure(self, seconds: float) -> Sample:
        """Plays for this long after a moment to settle, and waits for the last answers."""
        meter = self.meter
        meter.playing = True
        for table in self.tables:
            table.play()
        await asyncio.sleep(SETTLE_SECONDS)
        meter.start()
        started, theirs, ours = perf_counter(), processor_seconds(self.process), process_time()
        await asyncio.sleep(seconds)
        elapsed = perf_counter() - started
        theirs, ours = processor_seconds(self.process) - theirs, process_time() - ours
        sample = meter.stop(elapsed, theirs, ours)
        meter.playing = False
        await self._rest()
        return sample

    async def _rest(self) -> None:
        meter, end = self.meter, perf_counter() + LONGEST_ANSWER
        while meter.under_way:
            if perf_counter() > end:
                raise RuntimeError(f"{meter.under_way} moves were never answered")
            await asyncio.sleep(0.01)
        if meter.trouble:
            raise RuntimeError(meter.trouble[0])
        if len(meter.refused) > MOST_REFUSED * meter.moves:
            raise RuntimeError(f"{len(meter.refused)} of {meter.moves} moves refused, the first: {meter.refused[0]}")

    def close(self) -> None:
        self._pinging.cancel()
        for table in self.tables:
            table.close()


async def open_tables(count: int, open_one: Callable[[], Awaitable[T]]) -> list[T]:
    """Opens this many tables, a few at a time."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)

    async def one() -> T:
        async with gate:
            return await open_one()

    return list(await asyncio.gather(*(one() for _table in range(count))))
