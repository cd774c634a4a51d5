"""Databases that earlier versions wrote: a game that was begun there goes on to its end, and a group finds its games.

``older/`` holds dumps of what a node of the first version left behind after nine moves of Evidencia, in each kind of
database (``sqlite3``'s ``iterdump``, and ``pg_dump --inserts``); those named 0007 are of the version before this one,
with four finished games, three of them of a group.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it has no types

from sobremesa.store.sql import SqlStore
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.store import Store
from tests.server.running import Running, play_first_moves
from tests.store.postgres import Postgres

OLDER = Path(__file__).parent / "older"
# The seats' own keys, which a database does not hold.
SQLITE_TABLE = "56a7c6e0822e18a8"
SQLITE_KEYS = ("DAJ67l0JaNTGXSln7OcrtanHjO8DzaOyZUF27H8Vb1k", "FJpcInDyrF3MRoSAjHi8thoaetU8lhTrNB-fLMdDFYw")
GROUP = "g" * 16
POSTGRES_TABLE = "d9d659d8a00caa94"
POSTGRES_KEYS = ("opXpz2t_IzniZjDwCPVr3cUe0CGWOFbbCxG17o8C7Rc", "f128fk7nAI7W6Z3740bTmlNFH8jySTO1CMUKz1i5rBw")


async def play_on(server: Running, table: str, keys: Sequence[str]) -> None:
    """Both come back with the keys that they had, and the record says who won."""
    ana, beto = (server.client.back(table, key) for key in keys)
    async with ana, beto:
        assert len(server.hub.tables[table].table.codes) == 9
        moves = await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
        assert ana.latest is not None
        assert (ana.latest.status, ana.latest.outcome is not None) == ("over", True)
    record = server.hub.tables[table].table.record()
    assert record is not None
    assert record.names == ("Ana", "Beto")
    assert len(record.moves) == 9 + sum(moves)


def test_a_game_begun_in_sqlite_by_the_version_before_goes_on_to_its_end(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.executescript((OLDER / "sqlite.sql").read_text(encoding="utf-8"))
    with Running(data=tmp_path) as server:
        asyncio.run(asyncio.wait_for(play_on(server, SQLITE_TABLE, SQLITE_KEYS), 120))


async def fill(database: str, dump: str = "postgresql.sql") -> None:
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        await connection.execute((OLDER / dump).read_text(encoding="utf-8"))
    finally:
        await connection.close()


def test_a_game_begun_in_postgresql_by_the_version_before_goes_on_to_its_end(postgres: Postgres) -> None:
    database = postgres.fresh_database()
    asyncio.run(fill(database))
    with Running(database_url=database) as server:
        asyncio.run(asyncio.wait_for(play_on(server, POSTGRES_TABLE, POSTGRES_KEYS), 120))


async def check_group(store: Store) -> None:
    """What the version before had in its almanac is all there."""
    groups = store.almanac.groups
    group = await groups.find(GROUP)
    assert group is not None
    assert group.name == "Los jueves"
    scores = sorted((score.name, score.games, score.wins) for score in await groups.series(GROUP))
    assert scores == [("Ana", 3, 1), ("Beto", 2, 1), ("Caro", 1, 1)]
    assert len(await groups.played(GROUP, 10)) == 3
    assert await store.almanac.count("a" * 64) == 4
    assert (await store.almanac.finished("c" * 64, most=5, before=2**62))[0].result.taken_over == []
    await store.close()


def test_a_group_of_the_version_before_finds_its_games_in_sqlite(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.executescript((OLDER / "sqlite-0007.sql").read_text(encoding="utf-8"))

    async def look() -> None:
        await check_group(await SqliteStore.open(tmp_path / "tables.db"))

    asyncio.run(look())


def test_a_group_of_the_version_before_finds_its_games_in_postgresql(postgres: Postgres) -> None:
    async def look() -> None:
        database = postgres.fresh_database()
        await fill(database, "postgresql-0007.sql")
        await check_group(await SqlStore.open(database))

    asyncio.run(look())
