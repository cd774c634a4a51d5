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
PATIENT_TIMES = 50
PATIENT_SECONDS = 0.1
PUZZLE = "orden"
PUZZLE_GAME = "evidencia"


class Calendar:
    """Of the workers of a node the first one makes the secrets; nodes that share a store agree on one."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._secrets: dict[str, str] = {}
        self._puzzles: dict[str, Puzzle] = {}

    def open(self) -> None:
        if self.hub.config.worker == 0:
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
        """A worker that makes no secrets waits for the one that does: at the very first start they begin together."""
        deals, is_needed = self.hub.store.almanac.deals, day in self.days
        may_make = self.hub.config.worker == 0 and is_needed
        for _time in range(PATIENT_TIMES if is_needed else 1):
            if kept := await deals.secret(day, keys.fresh_secret() if may_make else ""):
                return kept
            await asyncio.sleep(PATIENT_SECONDS)
        raise Refused(503, "try-again") if is_needed else Refused(404, "no-such-day")

    async def puzzle(self, day: str) -> Puzzle:
        """It is searched for beside the event loop, once."""
        if day not in self._puzzles:
            deal = deal_of(await self.secret(day), day, PUZZLE)
            seed = seed_of(deal.secret, deal.name, 1, ())
            self._puzzles[day] = await self.hub.desk.work("", puzzle_of, seed)
            for old in sorted(self._puzzles)[:-MOST_KEPT]:
                del self._puzzles[old]
        return self._puzzles[day]
