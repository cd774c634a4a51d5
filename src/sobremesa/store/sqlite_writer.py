"""The one who writes to SQLite: a thread with a connection of its own.

While a commit waits for the disk, nobody else waits for Python; all that arrives meanwhile is written by the next one
together.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from dataclasses import dataclass, field
from queue import SimpleQueue

from msgspec import json

from sobremesa.store.store import Conflict, Listing, StoreDown

LARGEST_BATCH = 500
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
INSERT = "insert into journal (table_id, seq, entry) values "
LIST = (
    "insert into listings (table_id, public, status, opened_at, told) values (?, ?, ?, ?, ?) on conflict (table_id) "
    "do update set public = excluded.public, status = excluded.status, opened_at = excluded.opened_at, "
    "told = excluded.told"
)


@dataclass(eq=False)
class Write:
    rows: list[tuple[str, int, bytes]]
    listing: Listing | None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class SqliteWriter:
    def __init__(self, path: str) -> None:
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, args=(path,), name="sqlite writer", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> None:
        self._queue.put(write)

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self, path: str) -> None:
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
            while (first := self._queue.get()) is not None:
                batch = [first]
                while len(batch) < LARGEST_BATCH and not self._queue.empty():
                    following = self._queue.get()
                    if following is None:
                        self._queue.put(None)
                        break
                    batch.append(following)
                outcomes = self._write(connection, batch)
                self._loop.call_soon_threadsafe(_resolve, outcomes)
        finally:
            connection.close()

    def _write(
        self, connection: sqlite3.Connection, batch: list[Write]
    ) -> list[tuple[asyncio.Future[None], Exception | None]]:
        try:
            _commit(connection, batch)
        except sqlite3.IntegrityError:
            if len(batch) > 1:
                return [outcome for write in batch for outcome in self._write(connection, [write])]
            return [(batch[0].done, Conflict())]
        except sqlite3.Error as problem:
            return [(write.done, StoreDown(type(problem).__name__)) for write in batch]
        return [(write.done, None) for write in batch]


def _commit(connection: sqlite3.Connection, batch: list[Write]) -> None:
    values = [value for write in batch for row in write.rows for value in row]
    rows = INSERT + ",".join(["(?,?,?)"] * (len(values) // 3))
    listings = [_listed(write.listing) for write in batch if write.listing is not None]
    if not listings:
        # One statement is a transaction of its own: from here to the disk Python is not needed once.
        connection.execute(rows, values)
        return
    connection.execute("begin immediate")
    try:
        if values:
            connection.execute(rows, values)
        connection.executemany(LIST, listings)
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def _listed(listing: Listing) -> tuple[str, bool, str, int, bytes]:
    return listing.table, listing.public, listing.status, listing.opened_at, json.encode(listing)


def _resolve(outcomes: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, problem in outcomes:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)
