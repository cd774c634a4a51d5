"""Real databases for the tests, one of each for each process of the run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.cluster import RedisServer
from tests.store.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    running = RedisServer()
    running.start()
    yield running
    running.kill()
