"""Limits of the workshop, and today's use of them. The operator sets a limit by SOBREMESA_LAB_ and its name."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from pathlib import Path

from msgspec import DecodeError, Struct, json

from sobremesa.workshop.errors import WorkshopRefused
from sobremesa.workshop.file_store import FileThread


@dataclass(frozen=True)
class Bounds:
    games_per_run: int = 20_000
    games_per_day: int = 200_000
    tables_per_day: int = 500
    runs_waiting: int = 20
    decks: int = 200
    runs: int = 100
    playtests: int = 100
    # Reports, comparisons, prints and downloads: how many may wait, and the seconds one may take.
    jobs_waiting: int = 8
    job_seconds: int = 60

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ) -> Bounds:
        found = {}
        for bound in fields(cls):
            name = f"SOBREMESA_LAB_{bound.name.upper()}"
            words = environment.get(name, str(getattr(cls, bound.name)))
            if not (words.isascii() and words.isdigit() and len(words) < 10):
                raise WorkshopRefused(422, "lab-setting", name=name, value=words[:40])
            found[bound.name] = int(words)
        return cls(**found)


class DayCount(Struct, frozen=True):
    """The use of one day, in UTC."""

    day: str = ""
    games: int = 0
    tables: int = 0


class DailyQuota:
    """Stored on disk, so that a restarted server goes on counting."""

    def __init__(self, files: FileThread, file: Path) -> None:
        self._files = files
        self._file = file
        self._page = DayCount()

    async def load(self) -> None:
        self._page = await self._files.do(_read, self._file)

    @property
    def today(self) -> DayCount:
        day = datetime.now(UTC).date().isoformat()
        return self._page if self._page.day == day else DayCount(day)

    async def add(self, *, games: int = 0, tables: int = 0) -> None:
        """Counts use before the work is done, so that a second request cannot take the same quota. Negative numbers
        give back what was not used."""
        before, today = self._page, self.today
        self._page = DayCount(today.day, max(0, today.games + games), max(0, today.tables + tables))
        try:
            await self._files.write({self._file: json.encode(self._page)})
        except BaseException:
            self._page = before
            raise


def _read(file: Path) -> DayCount:
    try:
        return json.decode(file.read_bytes(), type=DayCount)
    except (FileNotFoundError, DecodeError):
        return DayCount()
