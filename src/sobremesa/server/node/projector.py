"""Keeps the read model up to date: beside the moves, never before them.

What a crash leaves unwritten is found by its length: the projection of a table says how many entries it is made of.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.listing import derive_projection, finished_since, projection_of
from sobremesa.server.ops.logs import log, log_failure
from sobremesa.store.projection import Projection
from sobremesa.store.read_model import ReadModel
from sobremesa.store.store import StoreDown
from sobremesa.table.acts.open import OpenEntry

if TYPE_CHECKING:
    from sobremesa.server.node.live_table import LiveTable
    from sobremesa.server.node.server_node import ServerNode

# How often it writes, and how late it may be about whose turn it is at a fast table.
STEP_SECONDS = 0.5
LATER_SECONDS = 10.0
# Where a node is killed, the last heartbeat says until when it was up.
BEAT_SECONDS = 15.0
WRITTEN_AT_ONCE = 200
# Between two slow tables that are woken after a start.
WAKING_SECONDS = 0.02
# Later than any time that a table waits for, and more tables than a node has.
EVER = 2**62
MOST_SLOW = 1_000_000
# A node that has the table in its memory has this much time to go first.
OTHERS_MS = 2_000


class Projector:
    """``asleep_since``: the last heartbeat of a node before this one started (0: not known)."""

    def __init__(self, node: ServerNode) -> None:
        self.node = node
        self.asleep_since = 0
        self._changed: dict[str, float] = {}
        # Tables that could not be woken; not tried again.
        self._unwakeable: set[str] = set()

    @property
    def read_model(self) -> ReadModel:
        return self.node.store.read_model

    async def open(self) -> None:
        with suppress(StoreDown):
            self.asleep_since = await self.read_model.latest_heartbeat()
        self.node.spawn(self._write())
        self.node.spawn(self._beat())
        self.node.spawn(self._catch_up())
        self.node.spawn(self._wake_slow())

    # What changed.

    def mark_changed(self, live: LiveTable) -> None:
        """Notes that the table's journal has grown."""
        table = live.table
        if table.length == live.projected.length:
            return
        is_soon = table.settings.is_slow or table.status != live.projected.status
        when = self.node.loop.time() + (0.0 if is_soon else LATER_SECONDS)
        self._changed[table.id] = min(when, self._changed.get(table.id, when))

    async def _write(self) -> None:
        while True:
            await asyncio.sleep(STEP_SECONDS)
            try:
                await self.write_due()
                await self._wake_due()
            except StoreDown:
                continue
            except Exception:  # noqa: BLE001  # the read model may be late; the tables go on
                self.node.metrics.failures.inc()
                log_failure("read model failed")

    async def write_due(self, *, all_of_it: bool = False) -> None:
        """Writes the projections that are due. Tables with pending commits wait for the next time."""
        now = self.node.loop.time()
        due = [name for name, when in self._changed.items() if all_of_it or when <= now][:WRITTEN_AT_ONCE]
        lives = [self.node.tables[name] for name in due if name in self.node.tables]
        for name in {*due} - {live.table.id for live in lives}:
            # The table has left the memory meanwhile.
            await self.derive(name)
            self._changed.pop(name, None)
        ready = [live for live in lives if not live.line.pending and not live.line.is_stale]
        for live in ready:
            self._changed.pop(live.table.id, None)
        projections = [projection_of(live.table, finished_since(live.table, live.projected.games)) for live in ready]
        if not projections:
            return
        try:
            await self.read_model.write(projections)
        except BaseException:
            for live in ready:
                self.mark_changed(live)
            raise
        for live, projection in zip(ready, projections, strict=True):
            live.projected.note(projection)

    # What was missed.

    async def _catch_up(self) -> None:
        """Once, after the start: projects what killed nodes wrote to journals but not to the read model."""
        after, found = "", 0
        while True:
            try:
                names, after = await self.read_model.tables_behind(after)
                for name in names:
                    found += await self.derive(name)
            except StoreDown:
                await asyncio.sleep(BEAT_SECONDS)
                continue
            if not after:
                break
        if found:
            log("read model caught up", count=found)

    async def derive(self, name: str) -> bool:
        """Writes the projection of a table from its journal; returns whether it did."""
        node = self.node
        live = node.tables.get(name)
        if live is not None:
            self.mark_changed(live)
            return False
        try:
            entries = await node.store.read(name)
            if not entries or not isinstance(entries[0], OpenEntry):
                return False
            await node.factory.prepare(entries[0].settings)
            game = node.factory.make(entries[0].settings)
            projection = await node.jobs.run("", derive_projection, entries, game, node.host.levels)
        except StoreDown:
            raise
        except Exception:  # noqa: BLE001  # a journal that cannot be read is that table's problem alone
            log_failure("table cannot be projected", table=name)
            return False
        await self.read_model.write([projection])
        return True

    # Slow tables.

    async def _wake_due(self) -> None:
        """Loads the tables at which something has to happen, even without connections."""
        now = clock.now_ms() - (OTHERS_MS if self.node.store.shared else 0)
        for name in await self.read_model.due_tables(now, WRITTEN_AT_ONCE):
            if name in self.node.tables or name in self._unwakeable:
                continue
            try:
                live = await self.node.table(name)
                await live.wake()
                live.timers.set_timer()
                self.mark_changed(live)
            except ServerRefused as refused:
                if refused.code != "try-again":
                    self._unwakeable.add(name)

    async def _wake_slow(self) -> None:
        """Once, after the start: gives the time in which no node was up back to all slow tables. Not when a player
        connects, because then a list would tell of it (EU-38)."""
        with suppress(StoreDown):
            for name in await self.read_model.due_tables(EVER, MOST_SLOW):
                with suppress(ServerRefused):
                    await (await self.node.table(name)).wake()
                # Idle tables leave the memory again, so not all of them are in it at once.
                await asyncio.sleep(WAKING_SECONDS)

    async def _beat(self) -> None:
        while True:
            with suppress(StoreDown):
                await self.read_model.write_heartbeat(clock.now_ms())
            await asyncio.sleep(BEAT_SECONDS)

    async def close(self) -> None:
        with suppress(StoreDown):
            while self._changed:
                before = len(self._changed)
                await self.write_due(all_of_it=True)
                if len(self._changed) == before:
                    break
            await self.read_model.write_heartbeat(clock.now_ms())


class ProjectedState:
    """What this node has written about a table to the read model."""

    __slots__ = ("games", "length", "status")

    def __init__(self) -> None:
        self.length = 0
        self.status = ""
        self.games = 0

    def note(self, projection: Projection) -> None:
        self.length, self.status = projection.length, projection.standing.status
        self.games = max([self.games, *(result.number for result, _persons in projection.results)])
