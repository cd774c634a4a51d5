"""The one who writes to SQLite: a thread with a connection of its own.

While a commit waits for the disk, nobody else waits for Python; all that arrives meanwhile is written by the next one
together.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue

from msgspec import json

from sobremesa.store.commit_queue import CommitQueue, Outcome, Write, in_turn
from sobremesa.store.store import Conflict, Done, Listing, StoreDown
from sobremesa.table.act import Entry

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
# On this connection only, so that it is no part of the database. It fails as a number that is there already does.
NO_GAPS = (
    "create temp trigger no_gaps before insert on main.journal when new.seq != 0 and not exists "
    "(select 1 from main.journal where table_id = new.table_id and seq = new.seq - 1) "
    "begin select raise(abort, 'a gap'); end"
)
INSERT = "insert into journal (table_id, seq, entry) values "
LIST = (
    "insert into listings (table_id, public, status, opened_at, told) values (?, ?, ?, ?, ?) on conflict (table_id) "
    "do update set public = excluded.public, status = excluded.status, opened_at = excluded.opened_at, "
    "told = excluded.told"
)
# A disk that hangs may not keep a node from stopping.
CLOSING_SECONDS = 15.0


class SqliteWriter:
    def __init__(self, path: str, notice: Callable[[StoreDown | None], None]) -> None:
        self._batches: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._queue = CommitQueue(self._batches.put, notice)
        self._loop = asyncio.get_running_loop()
        # Opened here, where a failure is heard; used by the thread alone.
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        self._connection.execute(NO_GAPS)
        self._thread = threading.Thread(target=self._run, name="sqlite writer", daemon=True)
        self._thread.start()

    def put(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None, done: Done) -> None:
        self._queue.put(table, seq, entries, listing, done)

    async def close(self) -> None:
        """When everything that was put is written."""
        is_drained = await self._queue.close(CLOSING_SECONDS)
        self._batches.put(None)
        if is_drained:
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            while (batch := self._batches.get()) is not None:
                self._loop.call_soon_threadsafe(self._queue.landed, self._outcomes(batch))
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
        listings = [_listed(write.listing) for write in batch if write.listing is not None]
        if not listings:
            # One statement is a transaction of its own: from here to the disk Python is not needed once.
            self._insert(rows)
            return
        with _Transaction(self._connection):
            self._insert(rows)
            self._connection.executemany(LIST, listings)

    def _commit_in_turn(self, batch: list[Write]) -> list[Outcome]:
        """All that can be written, in one transaction: a statement that fails leaves nothing behind."""
        with _Transaction(self._connection):
            return in_turn(batch, self._write_one)

    def _write_one(self, write: Write) -> Conflict | None:
        try:
            self._insert(write.rows)
        except sqlite3.IntegrityError:
            return Conflict()
        if write.listing is not None:
            self._connection.execute(LIST, _listed(write.listing))
        return None

    def _insert(self, rows: list[tuple[str, int, bytes]]) -> None:
        if rows:
            values = [value for row in rows for value in row]
            self._connection.execute(INSERT + ",".join(["(?,?,?)"] * len(rows)), values)


class _Transaction:
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


def _listed(listing: Listing) -> tuple[str, bool, str, int, bytes]:
    return listing.table, listing.public, listing.status, listing.opened_at, json.encode(listing)
