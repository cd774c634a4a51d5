"""Rates the days that got new games, one after the other, beside the moves."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.service import Service
from sobremesa.server.ops.logs import log_failure
from sobremesa.server.people.seasons.rating_day import rate_day
from sobremesa.server.people.seasons.tables import Ratings, UnratedDay, is_many
from sobremesa.store.store import StoreDown

if TYPE_CHECKING:
    pass

STEP_SECONDS = 1.0
# Where nodes share a store only one of them rates, because results of two could be written in the wrong order. Not a
# table id, so it cannot collide with a table's lease.
LEASE = "ratings"
LEASE_MS = 60_000
AT_ONCE = 50


class Rater(Service):
    @property
    def ratings(self) -> Ratings:
        return Ratings(self.node.store.database)

    def open(self) -> None:
        self.node.spawn(self._rate())

    async def _rate(self) -> None:
        while True:
            await asyncio.sleep(STEP_SECONDS)
            try:
                while await self.rate_some():
                    # Moves come first.
                    await asyncio.sleep(0)
            except (StoreDown, ServerRefused):
                continue
            except Exception:  # noqa: BLE001  # ratings may be late; the tables go on
                self.node.metrics.failures.inc()
                log_failure("rating failed")

    async def rate_some(self) -> bool:
        """Returns whether there was anything to rate."""
        if not await self._may_rate():
            return False
        days = await self.ratings.unrated(AT_ONCE)
        for unrated in _first_of_each(days):
            await self.rate(unrated)
        return bool(days)

    async def rate(self, unrated: UnratedDay) -> None:
        ladder, day = unrated.ladder, unrated.day
        seats = await self.ratings.seats(ladder, day)
        players = sorted({seat.player for seat in seats})
        before = await self.ratings.before(ladder, day, players)
        rated = await self.node.jobs.run("", rate_day, day, seats, before, is_many(ladder.ladder))
        if await self._may_rate():
            await self.ratings.write(unrated, rated)

    async def _may_rate(self) -> bool:
        now = clock.wall_ms()
        return await self.node.store.lease(LEASE, self.node.name, now=now, until=now + LEASE_MS)


def _first_of_each(days: list[UnratedDay]) -> list[UnratedDay]:
    """The earliest day of each ladder: later ones depend on it."""
    found = {one.ladder: one for one in reversed(days)}
    return sorted(found.values(), key=lambda one: one.day)
