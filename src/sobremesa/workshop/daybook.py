"""What was done today, against what may be done in a day."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from msgspec import DecodeError, Struct, json

from sobremesa.workshop.shelf import Files


class Page(Struct, frozen=True):
    """A day, in UTC."""

    day: str = ""
    games: int = 0
    tables: int = 0


class Daybook:
    """Kept on disk: a server that is started again remembers."""

    def __init__(self, files: Files, file: Path) -> None:
        self._files = files
        self._file = file
        self._page = Page()

    async def load(self) -> None:
        self._page = await self._files.do(_read, self._file)

    @property
    def today(self) -> Page:
        day = datetime.now(UTC).date().isoformat()
        return self._page if self._page.day == day else Page(day)

    async def add(self, *, games: int = 0, tables: int = 0) -> None:
        """Less than nothing for what was not done after all. Counted at once, so that nobody else takes the rest."""
        before, today = self._page, self.today
        self._page = Page(today.day, max(0, today.games + games), max(0, today.tables + tables))
        try:
            await self._files.write({self._file: json.encode(self._page)})
        except BaseException:
            self._page = before
            raise


def _read(file: Path) -> Page:
    try:
        return json.decode(file.read_bytes(), type=Page)
    except (FileNotFoundError, DecodeError):
        return Page()
