"""Keeps the secrets of the days: tomorrow's is there today, so that commitments can be told before it begins."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from sobremesa.games.evidencia.puzzle import Puzzle, puzzle_of
from sobremesa.server import clock, keys
from sobremesa.server.day import day_after, day_at, deal_of
from sobremesa.server.errors import Refused
from sobremesa.store.store import StoreDown
from sobremesa.table.fairness import seed_of

if TYPE_CHECKING:
    from sobremesa.server.hub import Hub

LOOK_SECONDS = 600.0
MOST_KEPT = 10
PUZZLE = "orden"
PUZZLE_GAME = "evidencia"


class Calendar:
    """Nodes that share a store agree on one secret for a day."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._secrets: dict[str, str] = {}
        self._puzzles: dict[str, Puzzle] = {}

    def open(self) -> None:
        self.hub.spawn(self._look_ahead())

    async def _look_ahead(self) -> None:
        while True:
            with suppress(StoreDown, Refused):
                for day in self.days:
                    await self.secret(day)
            await asyncio.sleep(LOOK_SECONDS)

    @property
    def today(self) -> str:
        return day_at(clock.wall_ms())

    @property
    def days(self) -> tuple[str, str]:
        """Those that need a secret."""
        today = self.today
        return today, day_after(today)

    async def has(self, day: str) -> bool:
        return day in self._secrets or bool(await self.hub.store.almanac.deals.secret(day))

    async def secret(self, day: str) -> str:
        """Raises ``Refused`` for a day that has none and gets none."""
        if day not in self._secrets:
            self._secrets[day] = await self._kept(day)
            for old in sorted(self._secrets)[:-MOST_KEPT]:
                del self._secrets[old]
        return self._secrets[day]

    async def _kept(self, day: str) -> str:
        fresh = keys.fresh_secret() if day in self.days else ""
        kept = await self.hub.store.almanac.deals.secret(day, fresh)
        if not kept:
            raise Refused(404, "no-such-day")
        return kept

    async def puzzle(self, day: str) -> Puzzle:
        """It is searched for beside the event loop, once."""
        if day not in self._puzzles:
            deal = deal_of(await self.secret(day), day, PUZZLE)
            seed = seed_of(deal.secret, deal.name, 1, ())
            self._puzzles[day] = await self.hub.desk.work("", puzzle_of, seed)
            for old in sorted(self._puzzles)[:-MOST_KEPT]:
                del self._puzzles[old]
        return self._puzzles[day]
