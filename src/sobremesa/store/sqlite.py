"""The embedded store: one SQLite file (WAL), one thread that writes, and one that reads.

While a commit waits for the disk, the event loop goes on; writes that arrive meanwhile are committed together by the
next one.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Container, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from msgspec import json

from sobremesa.store.commit_queue import CommitQueue, Outcome, Write, write_each
from sobremesa.store.database import Database, Statement, Values, execute_all
from sobremesa.store.extension import Extension
from sobremesa.store.folder import make_private_file
from sobremesa.store.listing import LIST, SHOWN, Listing
from sobremesa.store.memory import Leases
from sobremesa.store.migrator import migrate_file
from sobremesa.store.read_model import ReadModel
from sobremesa.store.retention import MOST_SEATS, PRUNED_AT_ONCE, is_old, is_unused, pruned_tables
from sobremesa.store.store import Conflict, Done, Store, StoreDown, entries_of
from sobremesa.store.time_limit import TimeLimit
from sobremesa.table.act import Entry

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
# A temporary trigger, on this connection only and not in the file. A gap raises the same IntegrityError as a duplicate
# number.
NO_GAPS = (
    "create temp trigger no_gaps before insert on main.journal when new.seq != 0 and not exists "
    "(select 1 from main.journal where table_id = new.table_id and seq = new.seq - 1) "
    "begin select raise(abort, 'a gap'); end"
)
INSERT = "insert into journal (table_id, seq, entry) values "
# A hanging disk must not keep a node from stopping.
CLOSING_SECONDS = 15.0
# How long one query may take, and how long a health check may take.
ANSWER_SECONDS = 5.0
CHECK_SECONDS = 1.5
# Parameters in one query: SQLite limits them.
ASKED_AT_ONCE = 500
# A disk that hangs may not keep a node from stopping.
WRITE_SECONDS = 10.0

Found = TypeVar("Found")


def connect(file: Path) -> sqlite3.Connection:
    """WAL lets readers go on while one writes; FULL makes a commit survive a loss of power. The connection is for one
    thread, not necessarily this one."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


class WriterJob(Generic[Found]):
    """Other work for the writer thread, between two batches, in a transaction of its own."""

    def __init__(self, work: Callable[[sqlite3.Connection], Found]) -> None:
        self.answer: Future[Found] = Future()
        self._work = work

    def run(self, connection: sqlite3.Connection) -> None:
        if not self.answer.set_running_or_notify_cancel():
            return
        try:
            with Transaction(connection):
                found = self._work(connection)
        except Exception as problem:  # noqa: BLE001  # the caller gets it
            self.answer.set_exception(problem)
        else:
            self.answer.set_result(found)


Task = list[Write] | WriterJob[Any]


class WriterThread:
    """Does one task after the other beside the event loop, until it gets None; then it calls ``end``. A test in
    simulated time replaces it by a simulated disk."""

    def __init__(self, do: Callable[[Task], None], end: Callable[[], None]) -> None:
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self.put = self._tasks.put
        self._do = do
        self._end = end
        self._thread = threading.Thread(target=self._run, name="sqlite writer", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            while (task := self._tasks.get()) is not None:
                self._do(task)
        finally:
            self._end()

    async def join(self) -> None:
        await asyncio.to_thread(self._thread.join)


class SqliteWriter:
    def __init__(self, file: Path, notice: Callable[[StoreDown | None], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._connection = connect(file)
        self._connection.execute(NO_GAPS)
        self._thread = WriterThread(self._do, self._connection.close)
        self.queue = CommitQueue(self._thread.put, notice)

    async def do(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        """The result of the work; raises ``StoreDown``."""
        job = WriterJob(work)
        self._thread.put(job)
        try:
            return await asyncio.wrap_future(job.answer)
        except sqlite3.Error as problem:
            raise StoreDown(type(problem).__name__) from problem

    async def close(self) -> None:
        """Returns when everything in the queue is written."""
        is_drained = await self.queue.close(CLOSING_SECONDS)
        self._thread.put(None)
        if is_drained:
            await self._thread.join()

    def _do(self, task: Task) -> None:
        if isinstance(task, WriterJob):
            task.run(self._connection)
        else:
            self._loop.call_soon_threadsafe(self.queue.finish, self._outcomes(task))

    def _outcomes(self, batch: list[Write]) -> list[Outcome]:
        try:
            try:
                self._commit(batch)
            except sqlite3.IntegrityError:
                return self._commit_in_turn(batch)
        except Exception as problem:  # noqa: BLE001  # every callback must be called
            return [(write, StoreDown(type(problem).__name__)) for write in batch]
        return [(write, None) for write in batch]

    def _commit(self, batch: list[Write]) -> None:
        rows = [row for write in batch for row in write.rows]
        listings = [write.listing.values for write in batch if write.listing is not None]
        if not listings:
            # One statement is a transaction of its own, and SQLite runs it without the interpreter lock.
            self._insert(rows)
            return
        with Transaction(self._connection):
            self._insert(rows)
            self._connection.executemany(LIST, listings)

    def _commit_in_turn(self, batch: list[Write]) -> list[Outcome]:
        """Writes all that can be written, in one transaction: a statement that fails leaves nothing behind."""
        with Transaction(self._connection):
            return write_each(batch, self._write_one)

    def _write_one(self, write: Write) -> Conflict | None:
        try:
            self._insert(write.rows)
        except sqlite3.IntegrityError:
            return Conflict()
        if write.listing is not None:
            self._connection.execute(LIST, write.listing.values)
        return None

    def _insert(self, rows: list[tuple[str, int, bytes]]) -> None:
        if rows:
            values = [value for row in rows for value in row]
            self._connection.execute(INSERT + ",".join(["(?,?,?)"] * len(rows)), values)


class Transaction:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __enter__(self) -> None:
        self._connection.execute("begin immediate")

    def __exit__(self, kind: object, problem: object, trace: object) -> None:
        try:
            if kind is None:
                self._connection.execute("commit")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("rollback")


class SqliteStore(Store):
    """For one process, which has locked the folder: it holds all leases."""

    def __init__(self, file: Path, extensions: Sequence[Extension] = ()) -> None:
        self._writer = SqliteWriter(file, self._notice)
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite reader")
        self._reader = connect(file)
        self._leases = Leases()
        self._time_limit = TimeLimit()
        self._pruned = pruned_tables(extensions)
        self.read_model = ReadModel(SqliteDatabase(self._writer, self._all, self._time_limit), extensions)

    @classmethod
    async def open(cls, file: Path, extensions: Sequence[Extension] = ()) -> SqliteStore:
        """Creates or migrates the file; raises a ``BadDatabase``."""
        make_private_file(file)
        await asyncio.to_thread(migrate_file, file, extensions)
        return cls(file, extensions)

    # Writing.

    def commit(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None, done: Done) -> None:
        self._writer.queue.add(table, seq, entries, listing, done)

    def _notice(self, problem: StoreDown | None) -> None:
        self.failed_at = None if problem is None else asyncio.get_running_loop().time()

    # Reading.

    async def _ask(self, query: Callable[[sqlite3.Connection], Found], seconds: float = ANSWER_SECONDS) -> Found:
        async def answer() -> Found:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._reading, query, self._reader)
            except sqlite3.Error as problem:
                raise StoreDown(type(problem).__name__) from problem

        return await self._time_limit.within(seconds, answer())

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

    # Pruning.

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
        """Selects tables by their line in the list, and deletes those that ``choose`` accepts by their journal."""
        listed = await self._all(f"select table_id from listings where {wanted}", (before,))
        names = [name for (name,) in listed]
        gone = 0
        for start in range(0, len(names), PRUNED_AT_ONCE):
            some = [name for name in names[start : start + PRUNED_AT_ONCE] if name not in spare]
            chosen = await self._writer.do(partial(_forget, places=self._pruned, some=some, choose=choose))
            self._leases.forget(chosen)
            gone += len(chosen)
        return gone

    async def forget(self, table: str) -> None:
        chosen = await self._writer.do(
            partial(_forget, places=self._pruned, some=[table], choose=lambda _writer, _table: True)
        )
        self._leases.forget(chosen)

    # Health.

    async def check(self) -> None:
        await self._ask(lambda connection: connection.execute("select 1").fetchone(), CHECK_SECONDS)

    async def check_writing(self) -> None:
        await self._time_limit.within(CHECK_SECONDS, self._writer.do(_probe))
        self.failed_at = None

    async def close(self) -> None:
        await self._writer.close()
        with suppress(StoreDown):
            await self._ask(sqlite3.Connection.close, CHECK_SECONDS)
        await self._time_limit.close()
        self._reading.shutdown(wait=False)


def _forget(
    writer: sqlite3.Connection,
    places: Sequence[str],
    some: list[str],
    choose: Callable[[sqlite3.Connection, str], bool],
) -> list[str]:
    chosen = [name for name in some if choose(writer, name)]
    for place in places:
        writer.execute(f"delete from {place} where table_id in ({_places(chosen)})", chosen)
    return chosen


def _probe(writer: sqlite3.Connection) -> None:
    """Not a table's name: its lease is written to test whether the database can be written."""
    writer.execute("insert or replace into leases (table_id, node, until) values ('-', '-', 0)")


def _places(values: Sequence[str]) -> str:
    return ",".join("?" * len(values))


class SqliteDatabase(Database):
    """The read model's database in the file of the embedded store. ``ask`` runs a query in the reader thread."""

    def __init__(
        self, writer: SqliteWriter, ask: Callable[[str, Values], Awaitable[list[Any]]], time_limit: TimeLimit
    ) -> None:
        self._writer = writer
        self._ask = ask
        self._time_limit = time_limit

    async def rows(self, query: str, values: Values) -> list[Any]:
        return await self._ask(query, values)

    async def write(self, statements: Sequence[Statement]) -> None:
        await self._time_limit.within(WRITE_SECONDS, self._writer.do(partial(execute_all, statements=statements)))

    async def execute(self, statement: str, values: Values) -> int:
        def change(connection: sqlite3.Connection) -> int:
            return connection.execute(statement, values).rowcount

        return await self._time_limit.within(WRITE_SECONDS, self._writer.do(change))
