"""One node: the tables in its memory, and everything they share."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from shutil import disk_usage
from typing import TypeVar
from wsgiref.simple_server import WSGIServer

from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node import keys
from sobremesa.server.node.bot_pool import BotPool
from sobremesa.server.node.bus import Bus, LocalBus
from sobremesa.server.node.game_factory import GameFactory
from sobremesa.server.node.job_queue import JobQueue
from sobremesa.server.node.listing import listing_of
from sobremesa.server.node.live_table import LiveTable, Work
from sobremesa.server.node.presence import REPEAT_SECONDS
from sobremesa.server.node.projector import Projector
from sobremesa.server.node.rate_limit import HOUR_SECONDS, Addresses, Allowance, Buckets
from sobremesa.server.node.service import MakeService, Service
from sobremesa.server.ops.bans import BanList
from sobremesa.server.ops.config import Config
from sobremesa.server.ops.logs import log, log_failure
from sobremesa.server.ops.metrics import Metrics
from sobremesa.server.ops.operator_socket import OperatorSocket
from sobremesa.store.extension import Extension
from sobremesa.store.folder import database_in
from sobremesa.store.memory import MemoryStore
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.store import Conflict, Store, StoreDown
from sobremesa.table.act import Entry
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.host import TableHost
from sobremesa.table.table import Table

SWEEP_SECONDS = 2.0
STUCK_SECONDS = 2.0
LAG_SECONDS = 0.25
USE_SECONDS = 180.0
# A clock that is further behind the journals than this is logged.
CLOCK_MS = 2_000
GOODBYE_SECONDS = 2.0
# When the node stops, a pending commit has this long to become durable before connections are closed.
DRAIN_SECONDS = 5.0
DAY_SECONDS = 24 * 3600
# Any other name is not a table's, and is not looked up.
NAME = re.compile(r"[\w-]{1,64}", re.ASCII)


AnyService = TypeVar("AnyService", bound=Service)


class ServerNode:
    def __init__(
        self,
        config: Config,
        store: Store,
        bus: Bus,
        factory: GameFactory,
        name: str,
        services: Sequence[MakeService] = (),
    ) -> None:
        self.config = config
        self.store = store
        self.bus = bus
        self.factory = factory
        self.host = TableHost(factory.make, factory.levels, keys.fresh_secret)
        self.name = name
        self.loop = asyncio.get_running_loop()
        self.started_at = clock.now_ms()
        self.metrics = Metrics()
        self.metrics.step(self.loop.time())
        self._metrics_server: WSGIServer | None = None
        self.bots = BotPool(config.bot_processes, self.metrics.thought_wait.observe)
        limits = config.limits
        self.jobs = JobQueue(config.bot_processes, limits)
        self.addresses = Addresses(limits)
        self.bans = BanList(config.data)
        self._operator_socket = OperatorSocket(self)
        now = self.loop.time()
        # Whether a seat learnt anything from a move takes a search of up to half a second.
        self.undos = Buckets(limits.undos_per_second, limits.undos_burst)
        self._new_tables = Allowance(limits.tables_per_hour, limits.tables_per_hour_in_all, now)
        self._deck_bytes = Allowance(limits.deck_bytes_per_hour, limits.deck_bytes_per_hour_in_all, now)
        self.closing = False
        self.closed = False
        self.tables: dict[str, LiveTable] = {}
        self.projector = Projector(self)
        self._services = {type(one): one for one in (make(self) for make in services)}
        # The tables of a plugin, which are not pruned.
        self.plugin_tables: Callable[[], Container[str]] = frozenset
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls,
        config: Config,
        factory: GameFactory | None = None,
        *,
        extensions: Sequence[Extension],
        services: Sequence[MakeService],
    ) -> ServerNode:
        name = secrets.token_hex(6)
        store = await _store(config, extensions)
        bus = _bus(config, name, alone=not store.shared)
        factory = factory or GameFactory()
        if config.data is not None:
            factory.folder = config.data / "decks"
        node = cls(config, store, bus, factory, name, services)
        await bus.start(node._hear)
        if config.metrics_port:
            node._metrics_server = node.metrics.serve(config.metrics_host, config.metrics_port)
        await node.projector.open()
        for service in node._services.values():
            service.open()
        if config.data is not None:
            await node._operator_socket.open(config.data)
        node.spawn(node._sweep())
        node.spawn(node._watch_lag())
        node.spawn(node._prune())
        if store.shared:
            node.spawn(node._poll())
        log("node is up", node=name, store=type(store).__name__, shared=int(store.shared))
        return node

    def service(self, kind: type[AnyService]) -> AnyService:
        """The service of this kind; the node was opened with it."""
        found = self._services[kind]
        assert isinstance(found, kind)
        return found

    def spawn(self, work: Work) -> None:
        if self.closed:
            work.close()
            return
        task = asyncio.create_task(self._run_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # A task that is cancelled before its first step never starts its coroutine, which has to be closed.
        task.add_done_callback(lambda _done: work.close())

    async def _run_guarded(self, work: Work) -> None:
        try:
            await work
        except Exception:  # noqa: BLE001  # one table's failure is logged and does not concern the others
            self.metrics.failures.inc()
            log_failure("task failed")

    # Tables.

    def check_opening(self, address: str, deck: str) -> None:
        """Raises ``ServerRefused`` where the address, or all addresses together, opened too many tables in this
        hour."""
        now = self.loop.time()
        if not self._new_tables.take(address, 1, now) or not self._deck_bytes.take(address, len(deck.encode()), now):
            raise ServerRefused(429, "too-many-tables")

    async def open_table(self, entries: list[Entry]) -> LiveTable:
        table = Table.replay(entries, self.host)
        try:
            await self.store.append(table.id, 0, entries, listing_of(table))
        except (StoreDown, Conflict):
            raise ServerRefused(503, "try-again") from None
        live = self.tables[table.id] = LiveTable(self, table)
        return live

    async def table(self, name: str) -> LiveTable:
        """The table, from memory or from its journal; raises ``ServerRefused`` if it was never opened."""
        if name in self.bans.tables:
            raise ServerRefused(410, "closed-table")
        live = self.tables.get(name)
        if live is None:
            if not NAME.fullmatch(name):
                raise ServerRefused(404, "no-such-table")
            lock = self._loading.setdefault(name, asyncio.Lock())
            try:
                async with lock:
                    live = self.tables.get(name) or await self._load(name)
            finally:
                self._loading.pop(name, None)
        elif self.store.shared:
            # Another node may have written and its message be lost.
            await live.line.follow()
        await live.line.settle(None)
        return live

    async def _load(self, name: str) -> LiveTable:
        try:
            await self._use([name])
            entries = await self.store.read(name)
            if not entries:
                raise ServerRefused(404, "no-such-table")
            if name in self.tables:
                return self.tables[name]
            if isinstance(entries[0], OpenEntry):
                await self.factory.prepare(entries[0].settings)
            table = Table.replay(entries, self.host)
        except StoreDown:
            raise ServerRefused(503, "try-again") from None
        except ServerRefused:
            raise
        except Exception:  # noqa: BLE001  # a journal that cannot be read is that table's problem alone
            self._report(name)
            raise ServerRefused(503, "unreadable-table") from None
        behind = clock.go_on_from(table.latest_at)
        if behind > CLOCK_MS:
            log("the clock of this machine is behind the journals: was it set back?", seconds=behind // 1000)
        live = self.tables[name] = LiveTable(self, table)
        return live

    async def _use(self, names: list[str]) -> None:
        """Keeps other nodes from pruning the tables in this node's memory."""
        if self.store.shared and names:
            await self.store.use(names, until=clock.now_ms() + int(1000 * USE_SECONDS))

    def give_up(self, live: LiveTable) -> None:
        """Drops a table whose journal cannot be followed."""
        self._report(live.table.id)
        self.put_away(live, ServerRefused(503, "unreadable-table"), 1011)

    def put_away(self, live: LiveTable, why: ServerRefused, code: int) -> None:
        """Drops a table from memory and closes its connections, with the reason."""
        live.given_up = True
        self.tables.pop(live.table.id, None)
        for connection in live.audience.connections:
            connection.hang_up(why, code, again=False)

    def _report(self, name: str) -> None:
        self.metrics.failures.inc()
        log_failure("table cannot be read", table=name)

    def _hear(self, node: str, table: str, here: str) -> None:
        live = self.tables.get(table)
        if live is None or node == self.name:
            return
        if here:
            live.audience.hear_presence(node, here)
        else:
            self.spawn(live.line.follow())

    # Periodic work.

    async def _poll(self) -> None:
        """Looks for what other nodes wrote: often while the bus is down, seldom otherwise."""
        while True:
            await asyncio.sleep(self.config.poll_seconds if self.bus.healthy else min(0.5, self.config.poll_seconds))
            with suppress(StoreDown):
                lengths = await self.store.lengths(
                    [name for name, live in self.tables.items() if live.audience.connections]
                )
                for name, length in lengths.items():
                    live = self.tables.get(name)
                    if live is not None and length > live.table.length:
                        self.spawn(live.line.follow())

    async def _sweep(self) -> None:
        repeated = used = self.loop.time()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = self.loop.time()
            if self.store.shared and now - repeated > REPEAT_SECONDS:
                repeated = now
                self._repeat_presence()
            if now - used > USE_SECONDS / 3:
                used = now
                with suppress(StoreDown):
                    await self._use(list(self.tables))
            self._operator_socket.reload_bans()
            await self._look_through(now)
            self._measure()
            self.metrics.step(now)

    @property
    def waits_for_disk(self) -> bool:
        """Whether a move has been pending for so long that the disk, or the thread that writes to it, must hang."""
        latest = clock.seconds() - STUCK_SECONDS
        return any(live.line.pending and live.line.pending[0].started < latest for live in self.tables.values())

    def _measure(self) -> None:
        metrics = self.metrics
        metrics.connections.set(sum(len(live.audience.connections) for live in self.tables.values()))
        metrics.tables.set(len(self.tables))
        metrics.thoughts.set(len(self.bots.queue))
        metrics.jobs.set(len(self.jobs.queue))
        metrics.commits.set(sum(live.line.is_at_work for live in self.tables.values()))
        if self.config.data is not None:
            with suppress(OSError):
                metrics.disk.set(disk_usage(self.config.data).free)

    async def _watch_lag(self) -> None:
        """Measures how late the event loop is."""
        while True:
            due = self.loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.metrics.note_lag(self.loop.time() - due)

    def _repeat_presence(self) -> None:
        for live in self.tables.values():
            live.audience.repeat_presence()

    async def _look_through(self, now: float) -> None:
        """Closes silent connections, and drops unneeded tables from memory. Their journals stay."""
        for name, live in list(self.tables.items()):
            for connection in list(live.audience.connections):
                if now - connection.heard_at > self.config.limits.heartbeat_seconds:
                    connection.hang_up(ServerRefused(408, "silent"), 1001, again=True)
            if not live.is_needed and now - live.used_at > self.config.idle_seconds:
                del self.tables[name]
                with suppress(StoreDown):
                    await live.timers.stop()

    async def _prune(self) -> None:
        """Deletes tables that were not used for ``keep_days``, and tables at which no player ever sat."""
        kept, unused = self.config.keep_days * DAY_SECONDS, self.config.unused_hours * HOUR_SECONDS
        while True:
            gone, spare = 0, _Either(self.tables, self.plugin_tables())
            with suppress(StoreDown):
                if kept:
                    gone += await self.store.prune(clock.wall_ms() - int(1000 * kept), spare=spare)
                if unused:
                    gone += await self.store.prune_unused(clock.wall_ms() - int(1000 * unused), spare=spare)
            if gone:
                log("tables forgotten", count=gone)
            # A table writes its deck again when it is loaded.
            in_use = {live.table.settings.deck for live in self.tables.values()}
            self.factory.forget_decks(min(kept or inf, unused or inf), spare=in_use)
            await asyncio.sleep(self.config.prune_seconds)

    def check_open(self) -> None:
        """Raises ``ServerRefused`` while this node goes down."""
        if self.closing:
            raise ServerRefused(503, "going-down")

    async def say_goodbye(self) -> None:
        """Accepts nothing new, waits until pending commits are durable, then closes all connections: clients may
        connect to another node."""
        self.closing = True
        await self._until(lambda: not any(live.line.is_at_work for live in self.tables.values()), DRAIN_SECONDS)
        connections = [connection for live in self.tables.values() for connection in live.audience.connections]
        for connection in connections:
            connection.hang_up(ServerRefused(503, "going-down"), 1012, again=True)
        await self._until(lambda: not any(live.audience.connections for live in self.tables.values()), GOODBYE_SECONDS)

    async def _until(self, reached: Callable[[], bool], seconds: float) -> None:
        end = self.loop.time() + seconds
        while not reached() and self.loop.time() < end:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Loses nothing: every accepted request is in the journal."""
        await self.say_goodbye()
        for live in self.tables.values():
            live.list_now()
            with suppress(StoreDown):
                await live.timers.stop()
        self.closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._operator_socket.close()
        await self.projector.close()
        for service in self._services.values():
            service.close()
        self.bots.close()
        self.jobs.close()
        if self._metrics_server is not None:
            await asyncio.to_thread(self._metrics_server.shutdown)
            self._metrics_server.server_close()
        await self.bus.stop()
        await self.store.close()
        self.factory.close()
        log("node is down", node=self.name)


@dataclass(frozen=True)
class _Either(Container[str]):
    one: Container[str]
    other: Container[str]

    def __contains__(self, name: object) -> bool:
        return name in self.one or name in self.other


def _bus(config: Config, name: str, *, alone: bool) -> Bus:
    if not config.redis_url:
        return LocalBus(alone=alone)
    from sobremesa.server.node.redis_bus import RedisBus

    return RedisBus(config.redis_url, name)


async def _store(config: Config, extensions: Sequence[Extension]) -> Store:
    if config.database_url:
        # The embedded store needs no driver.
        from sobremesa.store.postgres import PostgresStore

        return await PostgresStore.open(config.database_url, extensions)
    if config.data is not None:
        return await SqliteStore.open(database_in(config.data), extensions)
    return MemoryStore(extensions)
