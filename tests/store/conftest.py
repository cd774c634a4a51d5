"""A real PostgreSQL for the tests, one for each process of the run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.store.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()
