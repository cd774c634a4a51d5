"""The workshop as a plugin of the server: its stores, its job processes and its routes."""

from __future__ import annotations

import shutil
from collections.abc import Container, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sobremesa.wire import workshop as wire
from sobremesa.workshop.bounds import Bounds, DailyQuota
from sobremesa.workshop.decks import Decks
from sobremesa.workshop.file_store import FileThread
from sobremesa.workshop.job_process import ShortJobs
from sobremesa.workshop.key import KeyCheck
from sobremesa.workshop.playtests import Playtests
from sobremesa.workshop.prints import Prints
from sobremesa.workshop.reports import Reports
from sobremesa.workshop.routes import ADDRESSES, routes
from sobremesa.workshop.runs import Runs

if TYPE_CHECKING:
    from sobremesa.server import ServerApi


class WorkshopPlugin:
    """``folder`` holds all its files; ``games_from`` are folders with games from outside."""

    def __init__(
        self, server_api: ServerApi, folder: Path, key: str, bounds: Bounds, games_from: Sequence[Path]
    ) -> None:
        names = [str(path) for path in games_from]
        self.server_api = server_api
        self.bounds = bounds
        self.lock = KeyCheck(key)
        self._scratch = folder / "scratch"
        self._files = files = FileThread()
        self._quota = DailyQuota(files, folder / "quota.json")
        self._jobs = jobs = ShortJobs(bounds, self._scratch, names)
        self.decks = Decks(server_api, files, folder / "decks", bounds, names)
        self.runs = Runs(server_api, files, folder / "runs", bounds, self._quota, names)
        self.playtests = Playtests(server_api, files, folder / "playtests", bounds, self._quota, jobs, names)
        self.reports = Reports(files, jobs)
        self.prints = Prints(files, jobs)
        self.routes = routes(self)
        self.addresses = ADDRESSES

    def tables(self) -> Container[str]:
        return self.playtests.tables

    async def open(self) -> None:
        await self._files.do(_empty_folder, self._scratch)
        await self._quota.load()
        await self.decks.load()
        await self.playtests.load()
        await self.runs.load()

    async def close(self) -> None:
        await self.runs.close()
        await self._jobs.close()
        self._files.close()

    def quota(self) -> wire.Quota:
        left = max(0, self.bounds.games_per_day - self._quota.today.games)
        return wire.Quota(self.bounds.games_per_run, self.bounds.games_per_day, left, self.runs.waiting)


def _empty_folder(folder: Path) -> None:
    """Removes what a killed server left behind."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, mode=0o700)
