"""The embedded store: one SQLite file (WAL), one thread that writes, and one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Container, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from msgspec import json

from sobremesa.store.almanac import Almanac
from sobremesa.store.folder import make_private_file
from sobremesa.store.forgetting import MOST_SEATS, OF_A_TABLE, PRUNED_AT_ONCE, is_old, is_unused
from sobremesa.store.ledger import Ledger, Statement, Values, execute_all
from sobremesa.store.listing import SHOWN, Listing, in_order
from sobremesa.store.memory import Leases
from sobremesa.store.migrator import migrate_file
from sobremesa.store.patience import Patience
from sobremesa.store.sqlite_writer import SqliteWriter, Transaction, connected
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
Everywhere = Callable[[sqlite3.Connection], list[Any]]


class SqliteStore(Store):
    """Of one process: whoever holds the folder of the file holds all leases."""

    def __init__(self, file: Path, others: Sequence[Path] = ()) -> None:
        self._writer = SqliteWriter(file, self._notice)
        self._others = [connected(other) for other in others]
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite reader")
        self._reader = connected(file)
        self._leases = Leases()
        self._patience = Patience()
        self.almanac = Almanac(SqliteLedger(self._writer, self._ask_everywhere, self._patience, others))

    @classmethod
    async def open(cls, file: Path, others: Sequence[Path] = ()) -> SqliteStore:
        """The file is made, or brought up to date; raises a ``BadDatabase``. ``others`` are files that other processes
        write to, of which the public tables are listed too."""
        for each in (file, *others):
            make_private_file(each)
            await asyncio.to_thread(migrate_file, each)
        return cls(file, others)

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

    async def _ask_everywhere(self, question: Callable[[sqlite3.Connection], list[Any]]) -> list[Any]:
        """In this file, and in those of other processes."""

        def answers(reader: sqlite3.Connection) -> list[Any]:
            return [row for place in (reader, *self._others) for row in question(place)]

        return await self._ask(answers)

    async def _all(self, wanted: str, values: Sequence[object]) -> list[Any]:
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
        rows = await self._ask_everywhere(lambda place: place.execute(SHOWN, {"most": most}).fetchall())
        return in_order([json.decode(told, type=Listing) for (told,) in rows])[:most]

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
            await self._ask(self._disconnect, CHECK_SECONDS)
        await self._patience.close()
        self._reading.shutdown(wait=False)

    def _disconnect(self, reader: sqlite3.Connection) -> None:
        for connection in (reader, *self._others):
            connection.close()


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
    """The almanac in the files of the embedded store. ``ask`` puts a question to all files, in the thread that reads;
    ``others`` are written to by other processes."""

    def __init__(
        self,
        writer: SqliteWriter,
        ask: Callable[[Everywhere], Awaitable[list[Any]]],
        patience: Patience,
        others: Sequence[Path],
    ) -> None:
        self._writer = writer
        self._ask = ask
        self._patience = patience
        self._others = others

    async def rows(self, question: str, values: Values) -> list[Any]:
        return await self._ask(lambda connection: connection.execute(question, values).fetchall())

    async def write(self, statements: Sequence[Statement]) -> None:
        await self._patience.within(WRITE_SECONDS, self._writer.do(partial(execute_all, statements=statements)))

    async def changed(self, statement: str, values: Values) -> int:
        def change(connection: sqlite3.Connection) -> int:
            return connection.execute(statement, values).rowcount

        return await self._patience.within(WRITE_SECONDS, self._writer.do(change))

    async def write_everywhere(self, statements: Sequence[Statement]) -> None:
        """The other files take it from here: SQLite lets one after the other write, and their own processes wait."""
        await self.write(statements)
        for other in self._others:
            try:
                await asyncio.to_thread(_write_to, other, statements)
            except sqlite3.Error as problem:
                raise StoreDown(type(problem).__name__) from problem


def _write_to(file: Path, statements: Sequence[Statement]) -> None:
    with closing(connected(file)) as connection, Transaction(connection):
        execute_all(connection, statements)
