"""Keeps the almanac of a node: beside the moves, never before them.

What a crash leaves unwritten is found by its length: the leaf of a table says of how many entries it is.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.listing import derived, kept_since, leaf_of
from sobremesa.server.ops.logs import log, log_failure
from sobremesa.store.read_model import Almanac, Leaf
from sobremesa.store.store import StoreDown
from sobremesa.table.acts.open import OpenEntry

if TYPE_CHECKING:
    from sobremesa.server.node.live_table import LiveTable
    from sobremesa.server.node.server_node import Hub

# How often it writes, and for how long whose turn it is may be out of date where a move takes seconds.
STEP_SECONDS = 0.5
LATER_SECONDS = 10.0
# A node that was killed is known to have been up until then.
BEAT_SECONDS = 15.0
WRITTEN_AT_ONCE = 200
# Between two slow tables that are woken after a start.
WAKING_SECONDS = 0.02
# Later than any time that a table waits for, and more tables than a node serves.
EVER = 2**62
MOST_SLOW = 1_000_000
# Another node that has the table in its memory comes first.
OTHERS_MS = 2_000


class Scribe:
    """``asleep_since``: no node was up since then, before this one (0: not known)."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.asleep_since = 0
        self._changed: dict[str, float] = {}
        # Woken once is enough where it did not help.
        self._in_vain: set[str] = set()

    @property
    def almanac(self) -> Almanac:
        return self.hub.store.almanac

    async def open(self) -> None:
        with suppress(StoreDown):
            self.asleep_since = await self.almanac.latest_beat()
        self.hub.spawn(self._write())
        self.hub.spawn(self._beat())
        self.hub.spawn(self._catch_up())
        self.hub.spawn(self._wake_slow())

    # What changed.

    def touch(self, live: LiveTable) -> None:
        """Something was written at the table."""
        table = live.table
        if table.length == live.written.length:
            return
        is_soon = table.settings.is_slow or table.status != live.written.status
        when = self.hub.loop.time() + (0.0 if is_soon else LATER_SECONDS)
        self._changed[table.id] = min(when, self._changed.get(table.id, when))

    async def _write(self) -> None:
        while True:
            await asyncio.sleep(STEP_SECONDS)
            try:
                await self.write_due()
                await self._wake_due()
            except StoreDown:
                continue
            except Exception:  # noqa: BLE001  # what is derived may be late, and is not the tables' problem
                self.hub.metrics.failures.inc()
                log_failure("almanac failed")

    async def write_due(self, *, all_of_it: bool = False) -> None:
        """What is not on the disk yet waits for the next time."""
        now = self.hub.loop.time()
        due = [name for name, when in self._changed.items() if all_of_it or when <= now][:WRITTEN_AT_ONCE]
        lives = [self.hub.tables[name] for name in due if name in self.hub.tables]
        for name in {*due} - {live.table.id for live in lives}:
            # It has left the memory meanwhile.
            await self.derive(name)
            self._changed.pop(name, None)
        ready = [live for live in lives if not live.line.pending and not live.line.is_stale]
        for live in ready:
            self._changed.pop(live.table.id, None)
        leaves = [leaf_of(live.table, kept_since(live.table, live.written.games)) for live in ready]
        if not leaves:
            return
        try:
            await self.almanac.write(leaves)
        except BaseException:
            for live in ready:
                self.touch(live)
            raise
        for live, leaf in zip(ready, leaves, strict=True):
            live.written.note(leaf)

    # What was missed.

    async def _catch_up(self) -> None:
        """Once, after a start: what was written to the journals and not here, by nodes that were killed."""
        after, found = "", 0
        while True:
            try:
                names, after = await self.almanac.behind(after)
                for name in names:
                    found += await self.derive(name)
            except StoreDown:
                await asyncio.sleep(BEAT_SECONDS)
                continue
            if not after:
                break
        if found:
            log("almanac caught up", count=found)

    async def derive(self, name: str) -> bool:
        """Writes the leaf of a table from its journal; whether there was one to write."""
        hub = self.hub
        live = hub.tables.get(name)
        if live is not None:
            self.touch(live)
            return False
        try:
            entries = await hub.store.read(name)
            if not entries or not isinstance(entries[0], OpenEntry):
                return False
            await hub.factory.prepare(entries[0].settings)
            game = hub.factory.make(entries[0].settings)
            leaf = await hub.desk.work("", derived, entries, game, hub.house.levels)
        except StoreDown:
            raise
        except Exception:  # noqa: BLE001  # a journal that cannot be read is that table's problem alone
            log_failure("table cannot be derived", table=name)
            return False
        await self.almanac.write([leaf])
        return True

    # Slow tables.

    async def _wake_due(self) -> None:
        """Tables at which something has to happen are taken into memory, whether or not anybody is connected."""
        now = clock.now_ms() - (OTHERS_MS if self.hub.store.shared else 0)
        for name in await self.almanac.due(now, WRITTEN_AT_ONCE):
            if name in self.hub.tables or name in self._in_vain:
                continue
            try:
                live = await self.hub.table(name)
                await live.wake()
                live.clockwork.set_timer()
                self.touch(live)
            except ServerRefused as refused:
                if refused.code != "try-again":
                    self._in_vain.add(name)

    async def _wake_slow(self) -> None:
        """Once, after a start: the time in which nobody was up is given back to all of them, before and not because
        somebody comes, which a list would tell (EU-38)."""
        with suppress(StoreDown):
            for name in await self.almanac.due(EVER, MOST_SLOW):
                with suppress(ServerRefused):
                    await (await self.hub.table(name)).wake()
                # They leave the memory again as others do: not all of them are in it at once.
                await asyncio.sleep(WAKING_SECONDS)

    async def _beat(self) -> None:
        while True:
            with suppress(StoreDown):
                await self.almanac.beat(clock.now_ms())
            await asyncio.sleep(BEAT_SECONDS)

    async def close(self) -> None:
        with suppress(StoreDown):
            while self._changed:
                before = len(self._changed)
                await self.write_due(all_of_it=True)
                if len(self._changed) == before:
                    break
            await self.almanac.beat(clock.now_ms())


class Written:
    """What the almanac has of a table, as far as this node wrote it."""

    __slots__ = ("games", "length", "status")

    def __init__(self) -> None:
        self.length = 0
        self.status = ""
        self.games = 0

    def note(self, leaf: Leaf) -> None:
        self.length, self.status = leaf.length, leaf.standing.status
        self.games = max([self.games, *(result.number for result, _persons in leaf.results)])
