"""A real PostgreSQL for the tests, one for each process of the run, and a store of every kind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sobremesa.server.people.catalog import FEATURES
from sobremesa.store.memory import MemoryStore
from sobremesa.store.postgres import PostgresStore
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.store import Store
from tests.store.postgres import Postgres

Run = Callable[[Callable[[Store], Awaitable[Any]]], Any]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a test on an empty store of each kind."""
    kind: str = request.param
    postgres = request.getfixturevalue("postgres") if kind == "postgresql" else None

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        if kind == "memory":
            yield MemoryStore(FEATURES)
            return
        store: Store
        if postgres is not None:
            store = await PostgresStore.open(postgres.fresh_database(), FEATURES)
        else:
            store = await SqliteStore.open(tmp_path / "journal.db", FEATURES)
        try:
            yield store
        finally:
            await store.close()

    def running(test: Callable[[Store], Awaitable[Any]]) -> Any:
        async def whole() -> Any:
            async with opened() as store:
                return await test(store)

        return asyncio.run(whole())

    return running
