"""Work in a process of its own, with the lowest priority: simulations, reports, prints.

The process is told what to do in one line of JSON and tells in lines of JSON how it goes. It ends with the server,
however that ends: whoever holds the other end of its input is gone then.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, json

from sobremesa.workshop.bounds import Bounds
from sobremesa.workshop.errors import Refused, Told, Trouble

logger = logging.getLogger("sobremesa.workshop")

LARGEST_LINE = 64_000_000
GOODBYE_SECONDS = 3.0
# One core, whatever a library would like to have.
ONE_CORE = dict.fromkeys(("POLARS_MAX_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")


class News(Struct, frozen=True, omit_defaults=True):
    """What an errand tells: games played, that it has come to its report, what it found out, or why it failed.
    ``trace`` is an error of ours, for the log."""

    played: int = -1
    is_reporting: bool = False
    found: object = None
    failed: Trouble | None = None
    trace: str = ""


class Errand:
    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def begin(cls, work: Struct) -> Errand:
        """``work`` is one of those in ``errand_process``."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "sobremesa.workshop.errand_process"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
            limit=LARGEST_LINE,
            env={**os.environ, **ONE_CORE},
        )
        errand = cls(process)
        assert process.stdin is not None
        process.stdin.write(json.encode(work) + b"\n")
        with suppress(ConnectionError):
            await process.stdin.drain()
        return errand

    async def news(self) -> AsyncIterator[News]:
        """Until it ends. What it had to tell of an error of ours is logged."""
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            told = json.decode(line, type=News)
            if told.trace:
                logger.error("errand failed", extra={"facts": {"trace": told.trace}})
            yield told
        await self._process.wait()

    @property
    def is_well(self) -> bool:
        return self._process.returncode == 0

    def interrupt(self) -> None:
        """As Ctrl-C does: it keeps what there is, and reports on it."""
        self._send(signal.SIGINT)

    async def end(self) -> None:
        """Without a report. What it has kept stays."""
        self._send(signal.SIGTERM)
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._process.wait()
        except TimeoutError:
            self._send(signal.SIGKILL)
            await self._process.wait()

    def _send(self, number: signal.Signals) -> None:
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.send_signal(number)


class Errands:
    """Short ones: one at a time, a few that wait, and no longer than a while each."""

    def __init__(self, bounds: Bounds, scratch: Path) -> None:
        self._bounds = bounds
        self.scratch = scratch
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._running: set[Errand] = set()

    async def run(self, work: Struct) -> object:
        """What it found out. Raises ``Refused`` where it failed, took too long, or too many wait."""
        if self._waiting >= self._bounds.errands_waiting:
            raise Refused(503, "lab-busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._run(work)
        finally:
            self._waiting -= 1

    async def _run(self, work: Struct) -> object:
        errand = await Errand.begin(work)
        self._running.add(errand)
        found: object = None
        try:
            async with asyncio.timeout(self._bounds.errand_seconds):
                async for told in errand.news():
                    if told.failed is not None:
                        raise Told(409, "lab-failed", told.failed)
                    found = told.found if told.found is not None else found
            if not errand.is_well:
                raise Refused(500, "lab-broken")
            return found
        except TimeoutError:
            raise Refused(503, "lab-too-long", seconds=self._bounds.errand_seconds) from None
        finally:
            self._running.discard(errand)
            await errand.end()

    async def close(self) -> None:
        await asyncio.gather(*(errand.end() for errand in self._running))
