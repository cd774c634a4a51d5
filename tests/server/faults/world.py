"""Nodes with their databases, and the faults to inject: all of them processes of our own."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

from sobremesa.server.people.catalog import FEATURES
from sobremesa.store.folder import database_in
from sobremesa.store.postgres import PostgresStore
from sobremesa.store.sqlite import SqliteStore
from tests.server.cluster import RedisServer
from tests.server.process import Server
from tests.store.postgres import Postgres

Fault = Callable[[], Awaitable[None]]
SETTINGS = {
    "SOBREMESA_BOT_PROCESSES": "1",
    "SOBREMESA_PACE": "0.1",
    "SOBREMESA_UNDOS_PER_SECOND": "5000",
    "SOBREMESA_LEASE_SECONDS": "2",
    "SOBREMESA_POLL_SECONDS": "0.5",
    "SOBREMESA_LOG": "WARNING",
}
# How long a database stays silent.
FROZEN_SECONDS = 2.0
AWAY_SECONDS = 0.3


class World(ABC):
    """``faults`` by their kind. After each of them everything is up again, or about to be."""

    name: str

    def __init__(self) -> None:
        self.nodes: list[Server] = []

    @property
    def addresses(self) -> list[str]:
        return [node.address for node in self.nodes]

    @abstractmethod
    async def stores(self) -> Sequence[SqliteStore | PostgresStore]:
        """Stores to read the journals from; each journal is in one of them."""

    @abstractmethod
    def faults(self, rng: random.Random) -> dict[str, Fault]: ...

    async def kill_node(self, node: Server) -> None:
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)

    async def kill_compute_pools(self, node: Server) -> None:
        """The compute processes of a node: for bots, and for jobs."""
        assert node.process is not None
        for child in _children(node.process.pid):
            _kill(child)

    def close(self) -> None:
        for node in self.nodes:
            node.close()


def _kill(process: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def _children(process: int) -> list[int]:
    found: list[int] = []
    with suppress(OSError):
        for thread in Path(f"/proc/{process}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
    return found


class Alone(World):
    """One node with the embedded database. ``before`` is code that it runs before it serves."""

    name = "one node, SQLite"

    def __init__(self, data: Path, before: str = "") -> None:
        super().__init__()
        self._data = data
        self.nodes.append(Server("--data", str(data), before=before, environment=SETTINGS))
        self.nodes[0].start()

    async def stores(self) -> Sequence[SqliteStore]:
        return [await SqliteStore.open(database_in(self._data), FEATURES)]

    def faults(self, rng: random.Random) -> dict[str, Fault]:
        node = self.nodes[0]
        return {
            "node killed": lambda: self.kill_node(node),
            "compute pools killed": lambda: self.kill_compute_pools(node),
        }


class Cluster(World):
    """Two nodes on PostgreSQL and Redis."""

    name = "two nodes, PostgreSQL and Redis"

    def __init__(self) -> None:
        super().__init__()
        self.postgres, self.redis = Postgres(), RedisServer()
        self.redis.start()
        self.database = self.postgres.fresh_database()
        settings = {**SETTINGS, "SOBREMESA_DATABASE_URL": self.database, "SOBREMESA_REDIS_URL": self.redis.url}
        for _node in range(2):
            self.nodes.append(Server(environment=settings))
            self.nodes[-1].start()

    async def stores(self) -> Sequence[PostgresStore]:
        return [await PostgresStore.open(self.database, FEATURES)]

    def faults(self, rng: random.Random) -> dict[str, Fault]:
        return {
            "node killed": lambda: self.kill_node(rng.choice(self.nodes)),
            "compute pools killed": lambda: self.kill_compute_pools(rng.choice(self.nodes)),
            "PostgreSQL killed": self.kill_postgres,
            "PostgreSQL paused": self.pause_postgres,
            "Redis killed": self.kill_redis,
        }

    async def kill_postgres(self) -> None:
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.sleep(AWAY_SECONDS)
        await asyncio.to_thread(self.postgres.start_again)

    async def pause_postgres(self) -> None:
        self.postgres.freeze()
        await asyncio.sleep(FROZEN_SECONDS)
        self.postgres.thaw()

    async def kill_redis(self) -> None:
        self.redis.kill()
        await asyncio.sleep(AWAY_SECONDS)
        await asyncio.to_thread(self.redis.start)

    def close(self) -> None:
        super().close()
        self.redis.kill()
        self.postgres.stop()
