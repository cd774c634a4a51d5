"""A job in its own process with a low priority: simulations, reports, prints. It reports its progress through a
pipe."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import traceback
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import Protocol, TypeVar, cast

from msgspec import Struct

from sobremesa.games.catalog import add_games
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.processes import PipedProcess
from sobremesa.workshop.bounds import Bounds
from sobremesa.workshop.errors import RelayedRefusal, Trouble, WorkshopRefused, disk_trouble, trouble

Found = TypeVar("Found")
Found_co = TypeVar("Found_co", covariant=True)

logger = logging.getLogger("sobremesa.workshop")

# Tables come before reports.
NICENESS = 10
INTERRUPT = signal.SIGUSR1
STOP_SECONDS = 3.0
# A job uses one core; its libraries would take all of them.
ONE_CORE = dict.fromkeys(("POLARS_MAX_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")


class JobNews(Struct, frozen=True, omit_defaults=True):
    """A progress report: games played, whether it is writing its report, its result, or why it failed. ``trace`` is an
    internal error for the log."""

    played: int = -1
    is_reporting: bool = False
    found: object = None
    failed: Trouble | None = None
    trace: str = ""


Tell = Callable[[JobNews], None]


class Work(Protocol[Found_co]):
    """What a job does."""

    def run(self, tell: Tell, /) -> Found_co: ...


class JobProcess:
    def __init__(self, worker: PipedProcess) -> None:
        self._worker = worker

    @classmethod
    async def begin(cls, work: Work[object], games_from: Sequence[str], niceness: int = NICENESS) -> JobProcess:
        """Starts the process off the event loop: the pipe may block until the process reads its input."""
        return cls(
            await asyncio.to_thread(lambda: PipedProcess(run_job, work, games_from, niceness=niceness)),
        )

    async def news(self) -> AsyncIterator[JobNews]:
        """Yields the news until the process ends, and logs internal errors."""
        pipe = self._worker.pipe
        with suppress(EOFError, ConnectionError):
            while True:
                await _readable(pipe.fileno())
                told: JobNews = await asyncio.to_thread(pipe.recv)
                if told.trace:
                    logger.error("job failed", extra={"facts": {"trace": told.trace}})
                yield told
        await asyncio.to_thread(self._worker.process.join)

    @property
    def is_well(self) -> bool:
        return self._worker.process.exitcode == 0

    def interrupt(self) -> None:
        """Asks the job to keep what it has and report on it."""
        process = self._worker.process
        if process.pid is not None and process.exitcode is None:
            with suppress(ProcessLookupError):
                os.kill(process.pid, INTERRUPT)

    async def end(self) -> None:
        """Ends the job without a report. Its files stay."""
        await asyncio.to_thread(self._worker.end, STOP_SECONDS)


async def _readable(handle: int) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(handle, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(handle)


class StopJob(BaseException):
    """The server stops and does not wait for the job."""


def run_job(pipe: Connection, work: Work[object], games_from: Sequence[str]) -> None:
    """Runs in the job's process, which has to load games from outside first."""
    # A signal to the server's process group is for the server, which ends this process.
    os.setsid()
    os.environ.update(ONE_CORE)
    signal.signal(signal.SIGTERM, _raise_stop)
    signal.signal(INTERRUPT, signal.default_int_handler)
    try:
        for folder in games_from:
            add_games(Path(folder))
        found = work.run(pipe.send)
    except SobremesaError as problem:
        pipe.send(JobNews(failed=trouble(problem)))
        sys.exit(2)
    except OSError as problem:
        pipe.send(JobNews(failed=disk_trouble(problem), trace=traceback.format_exc()))
        sys.exit(2)
    except StopJob:
        sys.exit(3)
    except Exception:  # noqa: BLE001  # the last resort: told to the server, which logs it
        pipe.send(JobNews(trace=traceback.format_exc()))
        sys.exit(1)
    if found is not None:
        pipe.send(JobNews(found=found))


def _raise_stop(_number: int, _frame: FrameType | None) -> None:
    raise StopJob


class ShortJobs:
    """Short jobs: one runs at a time, a few wait, and each has a time limit."""

    def __init__(self, bounds: Bounds, scratch: Path, games_from: Sequence[str]) -> None:
        self._bounds = bounds
        self._games_from = games_from
        self.scratch = scratch
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._running: set[JobProcess] = set()

    async def run(self, work: Work[Found]) -> Found:
        """The job's result. Raises ``WorkshopRefused`` if it failed or took too long, or if too many wait."""
        if self._waiting >= self._bounds.jobs_waiting:
            raise WorkshopRefused(503, "lab-busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._run(work)
        finally:
            self._waiting -= 1

    async def _run(self, work: Work[Found]) -> Found:
        job = await JobProcess.begin(work, self._games_from)
        self._running.add(job)
        found: object = None
        try:
            async with asyncio.timeout(self._bounds.job_seconds):
                async for told in job.news():
                    if told.failed is not None:
                        raise RelayedRefusal(409, "lab-failed", told.failed)
                    found = told.found if told.found is not None else found
            if not job.is_well:
                raise WorkshopRefused(500, "lab-broken")
            return cast(Found, found)
        except TimeoutError:
            raise WorkshopRefused(503, "lab-too-long", seconds=self._bounds.job_seconds) from None
        finally:
            self._running.discard(job)
            await job.end()

    async def close(self) -> None:
        await asyncio.gather(*(job.end() for job in self._running))
