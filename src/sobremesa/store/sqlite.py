"""The embedded store: one SQLite file (WAL), one thread that writes, and one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Container, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from msgspec import json

from sobremesa.store.almanac import Almanac
from sobremesa.store.folder import make_private_file
from sobremesa.store.forgetting import MOST_SEATS, OF_A_TABLE, PRUNED_AT_ONCE, is_old, is_unused
from sobremesa.store.ledger import Ledger, Statement, Values, execute_all
from sobremesa.store.listing import SHOWN, Listing
from sobremesa.store.memory import Leases
from sobremesa.store.migrator import migrate_file
from sobremesa.store.patience import Patience
from sobremesa.store.sqlite_writer import SqliteWriter, connected
from sobremesa.store.store import Done, Store, StoreDown, entries_of
from sobremesa.table.act import Entry

# How long one question may take, and how long it may take to say that all is well.
ANSWER_SECONDS = 5.0
CHECK_SECONDS = 1.5
# Names in one question: SQLite counts them.
ASKED_AT_ONCE = 500
# A disk that hangs may not keep a node from stopping.
WRITE_SECONDS = 10.0

Found = TypeVar("Found")


class SqliteStore(Store):
    """Of one process: whoever holds the folder of the file holds all leases."""

    def __init__(self, file: Path) -> None:
        self._writer = SqliteWriter(file, self._notice)
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite reader")
        self._reader = connected(file)
        self._leases = Leases()
        self._patience = Patience()
        self.almanac = Almanac(SqliteLedger(self._writer, self._all, self._patience))

    @classmethod
    async def open(cls, file: Path) -> SqliteStore:
        """The file is made, or brought up to date; raises a ``BadDatabase``."""
        make_private_file(file)
        await asyncio.to_thread(migrate_file, file)
        return cls(file)

    # Writing.

    def commit(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None, done: Done) -> None:
        self._writer.queue.put(table, seq, entries, listing, done)

    def _notice(self, problem: StoreDown | None) -> None:
        self.failed_at = None if problem is None else monotonic()

    # Reading.

    async def _ask(self, question: Callable[[sqlite3.Connection], Found], seconds: float = ANSWER_SECONDS) -> Found:
        async def answer() -> Found:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._reading, question, self._reader)
            except sqlite3.Error as problem:
                raise StoreDown(type(problem).__name__) from problem

        return await self._patience.within(seconds, answer())

    async def _all(self, wanted: str, values: Sequence[object] | Values) -> list[Any]:
        return await self._ask(lambda connection: connection.execute(wanted, values).fetchall())

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        wanted = "select entry from journal where table_id = ? and seq >= ? order by seq"

        def entries(connection: sqlite3.Connection) -> list[Entry]:
            return entries_of(data for (data,) in connection.execute(wanted, (table, since)))

        return await self._ask(entries)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for start in range(0, len(tables), ASKED_AT_ONCE):
            some = tables[start : start + ASKED_AT_ONCE]
            wanted = f"select table_id, max(seq) + 1 from journal where table_id in ({_places(some)}) group by table_id"
            found |= dict(await self._all(wanted, some))
        return found

    async def public_tables(self, most: int) -> list[Listing]:
        return [json.decode(told, type=Listing) for (told,) in await self._all(SHOWN, {"most": most})]

    # Leases.

    async def lease(self, table: str, node: str, *, now: int, until: int) -> bool:
        return self._leases.lease(table, node, now=now, until=until)

    async def release(self, table: str, node: str) -> None:
        self._leases.release(table, node)

    # Forgetting.

    async def prune(self, before: int, *, spare: Container[str]) -> int:
        last = "select entry from journal where table_id = ? order by seq desc limit 1"

        def is_over(connection: sqlite3.Connection, table: str) -> bool:
            return any(is_old(entry, before) for (entry,) in connection.execute(last, (table,)))

        return await self._prune("opened_at < ?", before, spare, is_over)

    async def prune_unused(self, before: int, *, spare: Container[str]) -> int:
        first = "select entry from journal where table_id = ? and seq <= ?"

        def is_empty(connection: sqlite3.Connection, table: str) -> bool:
            return is_unused(entry for (entry,) in connection.execute(first, (table, MOST_SEATS)))

        return await self._prune("opened_at < ? and status = 'waiting'", before, spare, is_empty)

    async def _prune(
        self, wanted: str, before: int, spare: Container[str], choose: Callable[[sqlite3.Connection, str], bool]
    ) -> int:
        """Of the tables wanted by their line in the list, forgets those chosen by their journal."""
        listed = await self._all(f"select table_id from listings where {wanted}", (before,))
        names = [name for (name,) in listed]
        gone = 0
        for start in range(0, len(names), PRUNED_AT_ONCE):
            some = [name for name in names[start : start + PRUNED_AT_ONCE] if name not in spare]
            chosen = await self._writer.do(partial(_forget, some=some, choose=choose))
            self._leases.forget(chosen)
            gone += len(chosen)
        return gone

    async def forget(self, table: str) -> None:
        chosen = await self._writer.do(partial(_forget, some=[table], choose=lambda _writer, _table: True))
        self._leases.forget(chosen)

    # Health.

    async def check(self) -> None:
        await self._ask(lambda connection: connection.execute("select 1").fetchone(), CHECK_SECONDS)

    async def check_writing(self) -> None:
        await self._patience.within(CHECK_SECONDS, self._writer.do(_probe))
        self.failed_at = None

    async def close(self) -> None:
        await self._writer.close()
        with suppress(StoreDown):
            await self._ask(sqlite3.Connection.close, CHECK_SECONDS)
        await self._patience.close()
        self._reading.shutdown(wait=False)


def _forget(
    writer: sqlite3.Connection, some: list[str], choose: Callable[[sqlite3.Connection, str], bool]
) -> list[str]:
    chosen = [name for name in some if choose(writer, name)]
    for place in OF_A_TABLE:
        writer.execute(f"delete from {place} where table_id in ({_places(chosen)})", chosen)
    return chosen


def _probe(writer: sqlite3.Connection) -> None:
    """No table has this name: its lease is written to see whether anything can be."""
    writer.execute("insert or replace into leases (table_id, node, until) values ('-', '-', 0)")


def _places(values: Sequence[str]) -> str:
    return ",".join("?" * len(values))


class SqliteLedger(Ledger):
    """The almanac in the file of the embedded store. ``ask`` puts a question in the thread that reads."""

    def __init__(
        self, writer: SqliteWriter, ask: Callable[[str, Values], Awaitable[list[Any]]], patience: Patience
    ) -> None:
        self._writer = writer
        self._ask = ask
        self._patience = patience

    async def rows(self, question: str, values: Values) -> list[Any]:
        return await self._ask(question, values)

    async def write(self, statements: Sequence[Statement]) -> None:
        await self._patience.within(WRITE_SECONDS, self._writer.do(partial(execute_all, statements=statements)))

    async def changed(self, statement: str, values: Values) -> int:
        def change(connection: sqlite3.Connection) -> int:
            return connection.execute(statement, values).rowcount

        return await self._patience.within(WRITE_SECONDS, self._writer.do(change))
