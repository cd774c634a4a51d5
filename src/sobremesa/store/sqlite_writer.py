"""The one who writes to SQLite: a thread with a connection of its own.

While a commit waits for the disk, nobody else waits for Python; all that arrives meanwhile is written by the next one
together.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from sobremesa.store.commit_queue import CommitQueue, Outcome, Write, in_turn
from sobremesa.store.listing import LIST
from sobremesa.store.store import Conflict, StoreDown

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
# On this connection only, so that it is no part of the database. A gap raises the same error as a number that is taken.
NO_GAPS = (
    "create temp trigger no_gaps before insert on main.journal when new.seq != 0 and not exists "
    "(select 1 from main.journal where table_id = new.table_id and seq = new.seq - 1) "
    "begin select raise(abort, 'a gap'); end"
)
INSERT = "insert into journal (table_id, seq, entry) values "
# A disk that hangs may not keep a node from stopping.
CLOSING_SECONDS = 15.0

Found = TypeVar("Found")


def connected(file: Path) -> sqlite3.Connection:
    """WAL lets readers go on while one writes; FULL makes a commit survive a loss of power. It is for one thread, which
    need not be this one."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


class Job(Generic[Found]):
    """Something else that is done between two batches, in a transaction of its own."""

    def __init__(self, work: Callable[[sqlite3.Connection], Found]) -> None:
        self.answer: Future[Found] = Future()
        self._work = work

    def run(self, connection: sqlite3.Connection) -> None:
        if not self.answer.set_running_or_notify_cancel():
            return
        try:
            with Transaction(connection):
                found = self._work(connection)
        except Exception as problem:  # noqa: BLE001  # whoever asked hears of it
            self.answer.set_exception(problem)
        else:
            self.answer.set_result(found)


class SqliteWriter:
    def __init__(self, file: Path, notice: Callable[[StoreDown | None], None]) -> None:
        self._tasks: SimpleQueue[list[Write] | Job[Any] | None] = SimpleQueue()
        self.queue = CommitQueue(self._tasks.put, notice)
        self._loop = asyncio.get_running_loop()
        self._connection = connected(file)
        self._connection.execute(NO_GAPS)
        self._thread = threading.Thread(target=self._run, name="sqlite writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        """What the work finds; raises ``StoreDown``."""
        job = Job(work)
        self._tasks.put(job)
        try:
            return await asyncio.wrap_future(job.answer)
        except sqlite3.Error as problem:
            raise StoreDown(type(problem).__name__) from problem

    async def close(self) -> None:
        """When everything that was put is written."""
        is_drained = await self.queue.close(CLOSING_SECONDS)
        self._tasks.put(None)
        if is_drained:
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            while (task := self._tasks.get()) is not None:
                if isinstance(task, Job):
                    task.run(self._connection)
                else:
                    self._loop.call_soon_threadsafe(self.queue.landed, self._outcomes(task))
        finally:
            self._connection.close()

    def _outcomes(self, batch: list[Write]) -> list[Outcome]:
        try:
            try:
                self._commit(batch)
            except sqlite3.IntegrityError:
                return self._commit_in_turn(batch)
        except Exception as problem:  # noqa: BLE001  # whatever it was, nobody may wait for ever
            return [(write, StoreDown(type(problem).__name__)) for write in batch]
        return [(write, None) for write in batch]

    def _commit(self, batch: list[Write]) -> None:
        rows = [row for write in batch for row in write.rows]
        listings = [write.listing.values for write in batch if write.listing is not None]
        if not listings:
            # One statement is a transaction of its own: from here to the disk Python is not needed once.
            self._insert(rows)
            return
        with Transaction(self._connection):
            self._insert(rows)
            self._connection.executemany(LIST, listings)

    def _commit_in_turn(self, batch: list[Write]) -> list[Outcome]:
        """All that can be written, in one transaction: a statement that fails leaves nothing behind."""
        with Transaction(self._connection):
            return in_turn(batch, self._write_one)

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
