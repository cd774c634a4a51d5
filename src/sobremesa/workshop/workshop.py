"""The workshop as a node serves it: everything on its shelves, and where it is asked for."""

from __future__ import annotations

import shutil
from collections.abc import Container, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sobremesa.wire import workshop as wire
from sobremesa.workshop.bounds import Bounds, Daybook
from sobremesa.workshop.decks import Decks
from sobremesa.workshop.errand import Errands
from sobremesa.workshop.key import Lock
from sobremesa.workshop.playtests import Playtests
from sobremesa.workshop.prints import Prints
from sobremesa.workshop.reports import Reports
from sobremesa.workshop.routes import ADDRESSES, routes
from sobremesa.workshop.runs import Runs
from sobremesa.workshop.shelf import Files

if TYPE_CHECKING:
    from sobremesa.server import ServerApi


class Workshop:
    """``folder`` holds all of it; ``games_from`` are folders with games from outside."""

    def __init__(
        self, server_api: ServerApi, folder: Path, key: str, bounds: Bounds, games_from: Sequence[Path]
    ) -> None:
        names = [str(path) for path in games_from]
        self.server_api = server_api
        self.bounds = bounds
        self.lock = Lock(key)
        self._scratch = folder / "scratch"
        self._files = files = Files()
        self._daybook = Daybook(files, folder / "daybook.json")
        self._errands = errands = Errands(bounds, self._scratch, names)
        self.decks = Decks(server_api, files, folder / "decks", bounds, names)
        self.runs = Runs(server_api, files, folder / "runs", bounds, self._daybook, names)
        self.playtests = Playtests(server_api, files, folder / "playtests", bounds, self._daybook, errands, names)
        self.reports = Reports(files, errands)
        self.prints = Prints(files, errands)
        self.routes = routes(self)
        self.addresses = ADDRESSES

    def tables(self) -> Container[str]:
        return self.playtests.tables

    async def open(self) -> None:
        await self._files.do(_cleared, self._scratch)
        await self._daybook.load()
        await self.decks.load()
        await self.playtests.load()
        await self.runs.load()

    async def close(self) -> None:
        await self.runs.close()
        await self._errands.close()
        self._files.close()

    def quota(self) -> wire.Quota:
        left = max(0, self.bounds.games_per_day - self._daybook.today.games)
        return wire.Quota(self.bounds.games_per_run, self.bounds.games_per_day, left, self.runs.waiting)


def _cleared(folder: Path) -> None:
    """Of what a server that was killed left behind."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, mode=0o700)
