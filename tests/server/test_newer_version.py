"""While nodes are replaced one by one, a newer one may write what this one cannot read: only that table stops."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from sobremesa.client import ClosedByServer, Refused
from sobremesa.server.people.catalog import FEATURES
from sobremesa.store.postgres import PostgresStore
from tests.server.process import Server
from tests.server.running import Running, play_first_moves, seated
from tests.store.postgres import Postgres

FROM_THE_FUTURE = b'{"type":"levitated","at":1,"seat":0}'


def opened(server: Running) -> str:
    return asyncio.run(server.client.open("mayor", seats=2, public=True)).table


def test_a_table_with_an_entry_of_an_unknown_kind_says_so_and_the_others_are_served(tmp_path: Path) -> None:
    with Running(data=tmp_path) as server:
        strange, plain = opened(server), opened(server)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute("insert into journal values (?, 1, ?)", (strange, FROM_THE_FUTURE))
    with Running(data=tmp_path) as server:
        answer = httpx.get(f"{server.address}/api/tables/{strange}", headers={"accept-language": "en"})
        assert (answer.status_code, answer.json()["code"]) == (503, "unreadable-table")
        assert "cannot be read" in answer.text
        paths = (f"/api/tables/{plain}", "/api/tables", "/readyz")
        assert [httpx.get(server.address + path).status_code for path in paths] == [200, 200, 200]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        kept = connection.execute("select entry from journal where table_id = ? and seq = 1", (strange,)).fetchall()
    assert kept == [(FROM_THE_FUTURE,)]


async def run_on(database: str, statement: str, *values: object) -> None:
    store = await PostgresStore.open(database, FEATURES)
    async with store.connection() as connection:
        await connection.execute(statement, *values)
    await store.close()


def test_whoever_sits_at_such_a_table_is_told_and_other_tables_play_on(postgres: Postgres) -> None:
    database = postgres.fresh_database()
    insert = "insert into journal (table_id, seq, entry) values ($1, $2, $3)"

    async def test(server: Running) -> None:
        ana, _beto = await seated(server.client, "mayor", seats=2)
        caro, dani = await seated(server.client, "mayor", seats=2)
        async with ana, caro, dani:
            await caro.start()
            length = server.node.tables[ana.table].table.length
            await run_on(database, insert, ana.table, length, FROM_THE_FUTURE)
            with pytest.raises(ClosedByServer) as told:
                await ana.until(lambda: False)
            assert told.value.code == "unreadable-table"
            with pytest.raises(Refused) as refused:
                await server.client.table(ana.table)
            assert refused.value.code == "unreadable-table"
            await asyncio.gather(play_first_moves(caro), play_first_moves(dani))

    with Running(database_url=database, poll_seconds=0.05) as server:
        asyncio.run(asyncio.wait_for(test(server), 120))


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_database_of_a_newer_version_is_told_in_a_sentence(postgres: Postgres, language: str) -> None:
    database = postgres.fresh_database()
    asyncio.run(run_on(database, "update schema_version set version = 9999"))
    server = Server("--lang", language, environment={"SOBREMESA_DATABASE_URL": database})
    with pytest.raises(AssertionError) as told, server:
        pass
    assert {"es": "es de una versión más nueva", "en": "newer version"}[language] in str(told.value)
    assert "Traceback" not in str(told.value)
    assert server.process is not None
    assert server.process.returncode == 2


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("sqlite:///tables.db", "se escribe así"),
        ("postgresql://nadie:secreto@127.0.0.1:1/nada", "No se puede usar la base"),
    ],
)
def test_a_database_out_of_reach_is_told_in_a_sentence(url: str, sentence: str) -> None:
    server = Server(environment={"SOBREMESA_DATABASE_URL": url})
    with pytest.raises(AssertionError, match=sentence) as told, server:
        pass
    assert "Traceback" not in str(told.value)
    assert "secreto" not in str(told.value)
    assert server.process is not None
    assert server.process.returncode == 2
