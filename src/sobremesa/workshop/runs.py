"""Simulations: one runs at a time in its own process, others wait in a queue."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import LANGUAGES
from sobremesa.lab.run_folder import RunFolder
from sobremesa.wire import workshop as wire
from sobremesa.workshop.bounds import Bounds, DailyQuota
from sobremesa.workshop.decks import ChosenDeck
from sobremesa.workshop.errors import RelayedRefusal, Trouble, WorkshopRefused
from sobremesa.workshop.file_store import FileStore, FileThread, fresh_id
from sobremesa.workshop.job_process import JobProcess
from sobremesa.workshop.simulation import RunSetup, SimulationJob, make_run_folder
from sobremesa.workshop.texts import WORKSHOP

if TYPE_CHECKING:
    from sobremesa.server import ServerApi

JOB = "job.json"
BEGINNING_SECONDS = 5.0
# A simulation may take its time, so it gets the lowest priority.
NICENESS = 19
# Earlier, the remaining time cannot be estimated.
FIRST_GUESS_SECONDS = 1.0


class SavedRun(Struct, frozen=True):
    """``error`` is the failure's sentence by language."""

    deck: str
    deck_name: str
    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    games: int
    begun_at: int
    state: wire.RunState
    played: int = 0
    error: dict[str, str] = {}


class RunningSimulation:
    """The simulation that is running."""

    def __init__(self, name: str, process: JobProcess, played: int) -> None:
        self.name = name
        self.process = process
        self._first, self._started = played, monotonic()
        self.is_stopped = False

    def seconds_left(self, job: SavedRun) -> float | None:
        passed, done = monotonic() - self._started, job.played - self._first
        if job.state != "playing" or not done or passed < FIRST_GUESS_SECONDS:
            return None
        return round((job.games - job.played) * passed / done, 1)


class Runs:
    def __init__(
        self,
        server_api: ServerApi,
        files: FileThread,
        folder: Path,
        bounds: Bounds,
        quota: DailyQuota,
        games_from: Sequence[str],
    ) -> None:
        self._server_api = server_api
        self._files = files
        self._folder = folder
        self._bounds = bounds
        self._quota = quota
        self._games_from = list(games_from)
        self._store = FileStore(files, SavedRun, lambda name: folder / name / JOB, f"*/{JOB}", bounds.runs)
        self._line: list[str] = []
        self._underway: RunningSimulation | None = None
        self._more = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    # Start and stop of the server.

    async def load(self) -> None:
        """A run that was playing when the server stopped counts as stopped and can be resumed. Waiting runs keep
        waiting."""
        await self._store.load(self._folder)
        for name, job in list(self._store.all.items()):
            if job.state in ("playing", "reporting"):
                self._store.all[name] = structs.replace(job, state="stopped")
                with suppress(SobremesaError):
                    await self._count(name)
                    await self._give_back(name)
        waiting = [name for name, job in self._store.all.items() if job.state == "waiting"]
        self._line = sorted(waiting, key=lambda name: self._store.all[name].begun_at)
        self._working = asyncio.create_task(self._work())
        self._more.set()

    async def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working

    # Requests.

    @property
    def waiting(self) -> int:
        return len(self._line)

    def summaries(self, language: str) -> list[wire.RunSummary]:
        """The latest first."""
        found = [self.show(name, language) for name in self._store.all]
        return sorted(found, key=lambda run: -run.begun_at)

    def show(self, name: str, language: str) -> wire.RunSummary:
        job, underway = self._store.get(name), self._underway
        left = underway.seconds_left(job) if underway is not None and underway.name == name else None
        return wire.RunSummary(
            id=name,
            deck=job.deck,
            deck_name=job.deck_name,
            game=job.game,
            seats=job.seats,
            options=job.options,
            bots=job.bots,
            games=job.games,
            played=job.played,
            state=job.state,
            seconds_left=left,
            error=job.error.get(language, ""),
            begun_at=job.begun_at,
        )

    def folder_of(self, name: str) -> tuple[Path, SavedRun]:
        """The folder of a run that has games to report on."""
        job = self._store.get(name)
        if job.state not in ("done", "stopped", "failed") or not job.played:
            raise WorkshopRefused(409, "lab-no-report")
        return self._folder / name, job

    def has(self, name: str) -> bool:
        return name in self._store.all

    async def begin(self, wish: wire.NewRun, deck: ChosenDeck, language: str) -> wire.RunSummary:
        self._store.check_space()
        self._check_line()
        if wish.games > self._bounds.games_per_run:
            raise WorkshopRefused(429, "lab-games-per-run", most=self._bounds.games_per_run)
        self._check_day(wish.games)
        name = fresh_id()
        path = self._folder / name
        beginning = RunSetup(
            deck.game, deck.text, deck.name, wish.seats, wish.options, wish.bots, wish.games, str(path)
        )
        job = SavedRun(
            deck=deck.id,
            deck_name=deck.name,
            game=deck.game,
            seats=wish.seats,
            options=wish.options,
            bots=wish.bots,
            games=wish.games,
            begun_at=self._server_api.now_ms,
            state="waiting",
        )
        problem = await self._server_api.compute(BEGINNING_SECONDS, make_run_folder, beginning, self._games_from)
        if problem is not None:
            raise RelayedRefusal(422, "lab-study", problem)
        try:
            self._check_line()
            self._check_day(wish.games)
            await self._quota.add(games=wish.games)
            await self._store.keep(name, job)
        except BaseException:
            with suppress(SobremesaError):
                await self._files.remove(path)
            raise
        self._enter(name)
        return self.show(name, language)

    def _check_line(self) -> None:
        if len(self._line) >= self._bounds.runs_waiting:
            raise WorkshopRefused(429, "lab-line-full", most=self._bounds.runs_waiting)

    def _check_day(self, games: int) -> None:
        left = self._bounds.games_per_day - self._quota.today.games
        if games > left:
            raise WorkshopRefused(429, "lab-games-per-day", most=self._bounds.games_per_day, left=max(0, left))

    def _enter(self, name: str) -> None:
        self._line.append(name)
        self._more.set()

    async def stop(self, name: str, language: str) -> wire.RunSummary:
        """A running simulation still reports on the games it has."""
        job = self._store.get(name)
        if name in self._line:
            self._line.remove(name)
            await self._change(name, state="stopped")
            await self._give_back(name)
        elif self._underway is not None and self._underway.name == name:
            self._underway.is_stopped = True
            if job.state == "playing":
                self._underway.process.interrupt()
        return self.show(name, language)

    async def resume(self, name: str, language: str) -> wire.RunSummary:
        job = self._store.get(name)
        if job.state not in ("stopped", "failed"):
            raise WorkshopRefused(409, "lab-not-stopped")
        self._check_line()
        self._check_day(job.games - job.played)
        await self._quota.add(games=job.games - job.played)
        await self._change(name, state="waiting", error={})
        self._enter(name)
        return self.show(name, language)

    async def forget(self, name: str) -> None:
        self._store.get(name)
        if name in self._line:
            self._line.remove(name)
            await self._give_back(name)
        underway = self._underway
        if underway is not None and underway.name == name:
            underway.is_stopped = True
            await underway.process.end()
            while self._underway is underway:
                await asyncio.sleep(0.01)
        if name in self._store.all:
            await self._store.forget(name, self._folder / name)

    # The queue.

    async def _work(self) -> None:
        while True:
            while not self._line:
                self._more.clear()
                await self._more.wait()
            name = self._line.pop(0)
            try:
                await self._play(name)
            except SobremesaError as problem:
                # The disk is full: the failure is at least kept in memory.
                said = {language: problem.say(language) for language in LANGUAGES}
                self._store.all[name] = structs.replace(self._store.all[name], state="failed", error=said)

    async def _play(self, name: str) -> None:
        job = self._store.get(name)
        process = await JobProcess.begin(SimulationJob(str(self._folder / name)), self._games_from, NICENESS)
        underway = self._underway = RunningSimulation(name, process, job.played)
        failed: Trouble | None = None
        try:
            await self._change(name, state="playing")
            async for told in process.news():
                failed = told.failed or failed
                self._note(name, played=told.played, is_reporting=told.is_reporting)
            await self._count(name)
            if failed is None and not process.is_well and not underway.is_stopped:
                failed = _crash_trouble()
            is_done = self._store.get(name).played >= job.games
            state: wire.RunState = "failed" if failed is not None else "done" if is_done else "stopped"
            # Before the state changes, so that a run that is seen to have ended has given back its games.
            await self._give_back(name)
            await self._change(name, state=state, error=failed.said if failed is not None else {})
        except asyncio.CancelledError:
            # The server stops: the games stay, and the run can be resumed.
            await process.end()
            with suppress(SobremesaError):
                await self._count(name)
                await self._change(name, state="stopped")
            raise
        finally:
            await process.end()
            self._underway = None

    def _note(self, name: str, *, played: int, is_reporting: bool) -> None:
        """Only in memory, since the run's folder has the same information."""
        job = self._store.all[name]
        if played >= 0:
            job = structs.replace(job, played=played)
        if is_reporting:
            job = structs.replace(job, state="reporting")
        self._store.all[name] = job

    async def _count(self, name: str) -> None:
        """Counts the games in the folder: an interrupted process may have written more than it reported."""
        played = await self._files.do(RunFolder(self._folder / name).games_played)
        self._note(name, played=played, is_reporting=False)

    async def _change(self, name: str, *, state: wire.RunState, error: dict[str, str] | None = None) -> None:
        job = self._store.get(name)
        await self._store.keep(name, structs.replace(job, state=state, error=job.error if error is None else error))

    async def _give_back(self, name: str) -> None:
        """Gives back the quota of games that were not played."""
        job = self._store.get(name)
        if job.games > job.played:
            await self._quota.add(games=job.played - job.games)


def _crash_trouble() -> Trouble:
    return Trouble({language: WORKSHOP.say(language, "refused-lab-broken") for language in LANGUAGES})
