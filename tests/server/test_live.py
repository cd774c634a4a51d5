"""A table in the memory of a node."""

from __future__ import annotations

import asyncio

import pytest

from sobremesa.kernel.errors import NotYourTurn
from sobremesa.server.bus import LocalBus
from sobremesa.server.config import Config
from sobremesa.server.game_factory import GameFactory
from sobremesa.server.hub import Hub
from sobremesa.server.live import LiveTable
from sobremesa.store.memory import MemoryStore
from sobremesa.table.act import Entry
from sobremesa.table.acts.play import Play
from sobremesa.table.table import Table
from tests.table.bell import RING, Bell
from tests.table.sitting import Sitting


def test_eu_38_whoever_is_refused_does_not_wait_for_what_others_write() -> None:
    """How long a refusal takes would tell that somebody's answer is being written."""
    sitting = Sitting(Bell()).seat_all().start()

    def ring(table: Table, now: int) -> list[Entry]:
        return table.decide(1, Play("", code=RING), now)

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(Config(pace=0, bot_processes=0), store, LocalBus(alone=True), GameFactory(), "node")
        await store.append("mesa", 0, sitting.journal)
        live = LiveTable(hub, sitting.again())
        async with live.line.lock:
            with pytest.raises(NotYourTurn):
                live.refuse_early(ring, seat=1, given_id="")

    asyncio.run(test())
