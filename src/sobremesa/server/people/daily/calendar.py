"""The days of the daily deals: when they are, their secrets, and what is derived from those.

The secret of a day is never published. Published are commitments to the secrets of its deals before the day begins, and
the secrets of the deals when it is over, or in the record of a player who has finished one.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING

from sobremesa.games.catalog import daily_puzzle
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node import keys
from sobremesa.server.node.service import Service
from sobremesa.server.people.daily.tables import Deals
from sobremesa.store.store import StoreDown
from sobremesa.table.fairness import SharedDeal, seed_of

if TYPE_CHECKING:
    from sobremesa.games.catalog import Puzzle
    from sobremesa.server.node.server_node import ServerNode

DAY = re.compile(r"20\d\d-\d\d-\d\d")
# The levels of the bots from Monday to Sunday.
WEEK = ("facil", "facil", "normal", "normal", "normal", "dificil", "experto")
LOOK_SECONDS = 600.0
MOST_KEPT = 10
PUZZLE = "orden"


def day_at(ms: int) -> str:
    """In UTC."""
    return datetime.fromtimestamp(ms / 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    try:
        return DAY.fullmatch(text) is not None and bool(date.fromisoformat(text))
    except ValueError:
        return False


def begins_at(day: str) -> int:
    """In milliseconds."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)


def ends_at(day: str) -> int:
    return begins_at(day_after(day))


def day_after(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def level_on(day: str, levels: tuple[str, ...]) -> str:
    wanted = WEEK[date.fromisoformat(day).weekday()]
    return wanted if wanted in levels else levels[0]


def deal_name(day: str, what: str) -> str:
    return f"{day}/{what}"


def deal_of(secret: str, day: str, what: str) -> SharedDeal:
    """``secret`` is the day's. The secret of one deal tells nothing about another."""
    name = deal_name(day, what)
    return SharedDeal(name, derive_secret(secret, b"deal", name, size=32))


def table_of(secret: str, day: str, what: str, person: str) -> str:
    """The one table at which the person may play the deal: the same at every node, however often they ask."""
    return derive_secret(secret, b"table", deal_name(day, what), person, size=8)


def derive_secret(secret: str, use: bytes, *words: str, size: int) -> str:
    """Derives another secret of ``size`` bytes, in hexadecimal, which tells nothing about the first."""
    whole = "\n".join(words).encode()
    return blake2b(whole, key=bytes.fromhex(secret), digest_size=size, person=b"daily " + use).hexdigest()


class Calendar(Service):
    """Keeps the secrets of the days. Tomorrow's exists today, so that commitments can be published before it begins.
    Nodes that share a store agree on one."""

    def __init__(self, node: ServerNode) -> None:
        super().__init__(node)
        self._secrets: dict[str, str] = {}
        self._puzzles: dict[str, Puzzle] = {}

    def open(self) -> None:
        self.node.spawn(self._look_ahead())

    async def _look_ahead(self) -> None:
        while True:
            with suppress(StoreDown, ServerRefused):
                for day in self.days:
                    await self.secret(day)
            await asyncio.sleep(LOOK_SECONDS)

    @property
    def today(self) -> str:
        return day_at(clock.wall_ms())

    @property
    def days(self) -> tuple[str, str]:
        """The days that need a secret."""
        today = self.today
        return today, day_after(today)

    async def has(self, day: str) -> bool:
        return day in self._secrets or bool(await Deals(self.node.store.database).secret(day))

    async def secret(self, day: str) -> str:
        """Raises ``ServerRefused`` for a past or future day without a secret."""
        if day not in self._secrets:
            self._secrets[day] = await self._load_secret(day)
            for old in sorted(self._secrets)[:-MOST_KEPT]:
                del self._secrets[old]
        return self._secrets[day]

    async def _load_secret(self, day: str) -> str:
        fresh = keys.fresh_secret() if day in self.days else ""
        kept = await Deals(self.node.store.database).secret(day, fresh)
        if not kept:
            raise ServerRefused(404, "no-such-day")
        return kept

    async def puzzle(self, day: str) -> Puzzle:
        """Searched for once, beside the event loop."""
        if day not in self._puzzles:
            deal = deal_of(await self.secret(day), day, PUZZLE)
            seed = seed_of(deal.secret, deal.name, 1, ())
            self._puzzles[day] = await self.node.jobs.run("", daily_puzzle, seed)
            for old in sorted(self._puzzles)[:-MOST_KEPT]:
                del self._puzzles[old]
        return self._puzzles[day]
