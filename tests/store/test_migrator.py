"""A database has the tables that this version needs, whichever version made it. The second version here is invented."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from sobremesa.server.people.catalog import FEATURES
from sobremesa.store import migrator
from sobremesa.store.migrator import BadDatabase, inspect, latest_version, migrate_file
from sobremesa.store.postgres import PostgresStore
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.store import Store, StoreDown
from tests.store.postgres import Postgres
from tests.store.test_stores import OPENED, listing, said

LATER = "alter table listings add column stars integer;\nupdate listings set stars = 5;\n"
LATER_AND_WRONG = f"{LATER}update nothing set stars = 5;\n"
NEWER = "update schema_version set version = 9999"


class Database(ABC):
    @abstractmethod
    async def open(self) -> Store: ...

    @abstractmethod
    async def ask(self, question: str) -> list[tuple[Any, ...]]: ...


class SqliteFile(Database):
    def __init__(self, file: Path) -> None:
        self.file = file

    async def open(self) -> Store:
        return await SqliteStore.open(self.file, FEATURES)

    async def ask(self, question: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.file)) as connection, connection:
            return connection.execute(question).fetchall()


class PostgresDatabase(Database):
    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self) -> Store:
        return await PostgresStore.open(self.url, FEATURES)

    async def ask(self, question: str) -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(self.url)
        try:
            return [tuple(row) for row in await connection.fetch(question)]
        finally:
            await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return SqliteFile(tmp_path / "tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return PostgresDatabase(postgres.fresh_database())


async def fill(database: Database) -> None:
    store = await database.open()
    await store.append("mesa", 0, [OPENED, said("a")], listing("mesa"))
    await store.close()


async def kept_in(database: Database) -> list[object]:
    store = await database.open()
    await store.append("mesa", 2, [said("b")], listing("mesa", status="playing"))
    kept: list[object] = [*await store.read("mesa"), *await store.public_tables(5)]
    await store.close()
    return kept


KEPT = [OPENED, said("a"), said("b"), listing("mesa", status="playing")]


def add_version(script: str, folder: Path, patch: pytest.MonkeyPatch) -> None:
    """The program becomes a later one, whose schema goes on where this one's ends."""
    shutil.copytree(migrator.SCHEMA, folder)
    (folder / f"{latest_version() + 1:04}.sql").write_text(script)
    patch.setattr(migrator, "SCHEMA", folder)


def test_a_database_of_this_version_is_used_as_it_is(database: Database) -> None:
    async def test() -> None:
        await fill(database)
        assert await database.ask("select version from schema_version") == [(latest_version(),)]
        assert await kept_in(database) == KEPT
        assert await database.ask("select version from schema_version") == [(latest_version(),)]

    asyncio.run(test())


def test_a_database_of_the_version_before_is_brought_up_to_date(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        await fill(database)
        add_version(LATER, tmp_path / "later", monkeypatch)
        assert await kept_in(database) == KEPT
        assert await database.ask("select version from schema_version") == [(2,)]
        assert await database.ask("select stars from listings") == [(5,)]

    asyncio.run(test())


def test_a_new_database_goes_through_all_versions(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        add_version(LATER, tmp_path / "later", monkeypatch)
        await fill(database)
        assert await database.ask("select version from schema_version") == [(2,)]
        assert await database.ask("select stars from listings") == [(None,)]

    asyncio.run(test())


def test_a_change_that_fails_halfway_leaves_the_version_before(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        await fill(database)
        with monkeypatch.context() as patch:
            add_version(LATER_AND_WRONG, tmp_path / "later", patch)
            with pytest.raises((sqlite3.Error, asyncpg.PostgresError, StoreDown)):
                await database.open()
        assert await database.ask("select version from schema_version") == [(1,)]
        assert await kept_in(database) == KEPT

    asyncio.run(test())


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database: Database) -> None:
    async def test() -> None:
        await fill(database)
        await database.ask(NEWER)
        with pytest.raises(BadDatabase) as bad:
            await database.open()
        assert bad.value.why == "newer"
        assert await database.ask("select version from schema_version") == [(9999,)]

    asyncio.run(test())


def test_a_database_that_does_not_say_its_version_is_damaged(database: Database) -> None:
    async def test() -> None:
        await fill(database)
        await database.ask("delete from schema_version")
        with pytest.raises(BadDatabase, match="corrupt"):
            await database.open()

    asyncio.run(test())


def test_a_file_of_a_newer_version_is_not_written_to(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    migrate_file(file, FEATURES)
    asyncio.run(SqliteFile(file).ask(NEWER))
    before = file.read_bytes()
    with pytest.raises(BadDatabase, match="newer"):
        migrate_file(file, FEATURES)
    with pytest.raises(BadDatabase, match="newer"):
        inspect(file)
    assert file.read_bytes() == before


def test_nodes_that_start_together_make_the_tables_once(postgres: Postgres) -> None:
    database = PostgresDatabase(postgres.fresh_database())

    async def test() -> None:
        stores: Sequence[Store] = await asyncio.gather(*(database.open() for _node in range(4)))
        for store in stores:
            await store.close()
        assert await database.ask("select version from schema_version") == [(latest_version(),)]

    asyncio.run(test())


SQLITE_COLUMNS = (
    "select tables.name, columns.name, columns.pk from sqlite_master as tables "
    "join pragma_table_info(tables.name) as columns where tables.type = 'table' order by 1, columns.cid"
)
SQLITE_INDEXES = "select name from sqlite_master where type = 'index' and sql is not null order by name"
POSTGRES_COLUMNS = (
    "select table_name, column_name, coalesce((select place.ordinal_position from information_schema.key_column_usage "
    "as place where place.table_name = columns.table_name and place.column_name = columns.column_name), 0) "
    "from information_schema.columns where table_schema = 'public' order by 1, columns.ordinal_position"
)
POSTGRES_INDEXES = "select indexname from pg_indexes where schemaname = 'public' and indexname not like '%_pkey'"


def test_both_kinds_of_database_have_the_same_columns_keys_and_indexes(tmp_path: Path, postgres: Postgres) -> None:
    one, two = SqliteFile(tmp_path / "tables.db"), PostgresDatabase(postgres.fresh_database())

    async def test() -> None:
        await fill(one)
        await fill(two)
        columns = await one.ask(SQLITE_COLUMNS)
        assert ("journal", "entry", 0) in columns
        assert columns == await two.ask(POSTGRES_COLUMNS)
        assert await one.ask(SQLITE_INDEXES) == sorted(await two.ask(POSTGRES_INDEXES))

    asyncio.run(test())
