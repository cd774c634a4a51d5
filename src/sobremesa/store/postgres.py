"""A store that several nodes share: a PostgreSQL database."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from time import time_ns
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
from msgspec import json

from sobremesa.store.commit_queue import CommitQueue, Outcome, Turns, Write
from sobremesa.store.database import Database, Statement, Values
from sobremesa.store.extension import Extension
from sobremesa.store.listing import LIST, SHOWN, Listing
from sobremesa.store.migrator import migrate_postgres
from sobremesa.store.read_model import ReadModel
from sobremesa.store.retention import MOST_SEATS, PRUNED_AT_ONCE, is_old, is_unused, pruned_tables
from sobremesa.store.store import Conflict, Done, Store, StoreDown, entries_of
from sobremesa.store.time_limit import TimeLimit
from sobremesa.table.act import Entry

# How long an entry waits for a database that restarts, and the pause between tries.
PATIENCE_SECONDS = 20.0
PAUSE_SECONDS = 0.25
# How long one transaction may take, and how long a health check may take.
ANSWER_SECONDS = 5.0
CHECK_SECONDS = 1.5
# For the read model: a page takes a query or two, but catching up may write many rows.
READ_MODEL_SECONDS = 10.0
# How long a stopping node waits for pending writes, and then for its connections.
CLOSING_SECONDS = 5.0
DISCONNECTING_SECONDS = 1.0
MOST_CONNECTIONS = 10
# Not a table's name: its lease is written to test whether the database can be written.
PROBE = "-"
# Prefix of leases that say that a node has a table in its memory. No table has a name like that.
MARK = "~"
ANY_NODE = "-"

GAPS = "select count(*) from journal where (table_id, seq) in (select * from unnest($1::text[], $2::integer[]))"
INSERT = "insert into journal (table_id, seq, entry) select * from unnest($1::text[], $2::integer[], $3::bytea[])"
READ = "select entry from journal where table_id = $1 and seq >= $2 order by seq"
LENGTHS = "select table_id, max(seq) + 1 from journal where table_id = any($1::text[]) group by table_id"
# The node that has a lease renews it; another takes it when it has ended.
LEASE = (
    "insert into leases (table_id, node, until) values ($1, $2, $3) on conflict (table_id) do update set "
    "node = excluded.node, until = excluded.until where leases.node = excluded.node or leases.until <= $4"
)
RELEASE = "delete from leases where table_id = $1 and node = $2"
# A node marks the tables in its memory before it reads their journals, and again from time to time. A node that prunes
# takes that mark first, in the same transaction: either the table is spared, or the other node waits and finds no
# journal.
USE = (
    "insert into leases (table_id, node, until) select $1 || name, $2, $3 from unnest($4::text[]) as name "
    "on conflict (table_id) do update set until = excluded.until"
)
TAKE = (
    "insert into leases (table_id, node, until) select $1 || name, $2, $3 from unnest($4::text[]) as name "
    "on conflict (table_id) do update set until = excluded.until where leases.until <= $3 returning table_id"
)
OLD = "select table_id from listings where opened_at < $1"
LAST = (
    "select table_id, entry from journal where (table_id, seq) in "
    "(select table_id, max(seq) from journal where table_id = any($1::text[]) group by table_id)"
)
UNUSED = "select table_id from listings where opened_at < $1 and status = 'waiting'"
FIRST = "select table_id, entry from journal where table_id = any($1::text[]) and seq <= $2"

Found = TypeVar("Found")


class PostgresStore(Store):
    """Entries that arrive while one commit runs are written together by the next one."""

    shared = True

    def __init__(self, pool: Any, extensions: Sequence[Extension] = ()) -> None:
        self._pool = pool
        self._queue = CommitQueue(self._begin_writing, self._notice)
        self._writing: asyncio.Task[None] | None = None
        self._time_limit = TimeLimit()
        self._pruned = pruned_tables(extensions)
        self.read_model = ReadModel(PostgresDatabase(self), extensions)

    @classmethod
    async def open(cls, url: str, extensions: Sequence[Extension] = ()) -> PostgresStore:
        """Opens ``postgresql://...`` and migrates the database. Raises a ``BadDatabase`` or a ``StoreDown``."""
        pool = asyncpg.create_pool(
            url, min_size=0, max_size=MOST_CONNECTIONS, timeout=ANSWER_SECONDS, reset=_leave_as_it_is
        )
        store = cls(await pool, extensions)
        try:
            async with store.transaction() as connection:
                await migrate_postgres(connection, extensions)
        except BaseException:
            pool.terminate()
            raise
        return store

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection on which each statement is a transaction. Raises ``StoreDown`` where the database is
        unreachable."""
        try:
            async with self._pool.acquire(timeout=PATIENCE_SECONDS) as connection:
                yield connection
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.SyntaxOrAccessError, asyncpg.DataError):
            raise
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as problem:
            # A database that starts, stops or is unreachable raises many kinds of errors.
            raise StoreDown(type(problem).__name__) from problem

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        async with self.connection() as connection, connection.transaction():
            yield connection

    async def within(self, seconds: float, ask: Callable[[Any], Awaitable[Found]]) -> Found:
        """Runs one query; raises ``StoreDown`` where it takes too long."""

        async def answer() -> Found:
            async with self.connection() as connection:
                return await ask(connection)

        return await self._time_limit.within(seconds, answer())

    async def within_transaction(self, seconds: float, work: Callable[[Any], Awaitable[Found]]) -> Found:
        async def done() -> Found:
            async with self.transaction() as connection:
                return await work(connection)

        return await self._time_limit.within(seconds, done())

    # Writing.

    def commit(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None, done: Done) -> None:
        self._queue.add(table, seq, entries, listing, done)

    def _notice(self, problem: StoreDown | None) -> None:
        self.failed_at = None if problem is None else asyncio.get_running_loop().time()

    def _begin_writing(self, batch: list[Write]) -> None:
        self._writing = asyncio.create_task(self._write_whole(batch))

    async def _write_whole(self, batch: list[Write]) -> None:
        try:
            outcomes = await self._write(batch)
        except (Exception, asyncio.CancelledError) as problem:  # noqa: BLE001  # every callback must be called
            outcomes = [(write, StoreDown(type(problem).__name__)) for write in batch]
        self._queue.finish(outcomes)

    async def _write(self, batch: list[Write], *, tried: bool = False) -> list[Outcome]:
        """``tried``: an earlier commit whose answer was lost may have written these rows."""
        end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            try:
                await self.within_transaction(ANSWER_SECONDS, lambda connection: _commit(connection, batch))
                return [(write, None) for write in batch]
            except (asyncpg.IntegrityConstraintViolationError, Conflict):
                if len(batch) > 1:
                    return await self._write_in_turn(batch, tried=tried)
                return [(batch[0], None if tried and await self._is_there(batch[0]) else Conflict())]
            except StoreDown:
                # The commit may have succeeded and only its answer been lost: then the same rows are there.
                tried = True
                if asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(PAUSE_SECONDS)

    async def _write_in_turn(self, batch: list[Write], *, tried: bool) -> list[Outcome]:
        turns = Turns()
        for write in batch:
            if not turns.skips(write):
                [(_write, problem)] = await self._write([write], tried=tried)
                turns.add(write, problem)
        return turns.outcomes

    async def _is_there(self, write: Write) -> bool:
        if not write.rows:
            return False
        kept = await self._rows(READ, write.table, write.rows[0][1])
        return [entry for (entry,) in kept[: len(write.rows)]] == [entry for _table, _seq, entry in write.rows]

    # Reading.

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self.within(ANSWER_SECONDS, lambda connection: connection.fetch(query, *values))

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        return entries_of(entry for (entry,) in await self._rows(READ, table, since))

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await self._rows(LENGTHS, tables))

    async def public_tables(self, most: int) -> list[Listing]:
        rows = await self._rows(*_positional(SHOWN, {"most": most}))
        return [json.decode(told, type=Listing) for (told,) in rows]

    # Leases.

    async def lease(self, table: str, node: str, *, now: int, until: int) -> bool:
        return await self._lease(ANSWER_SECONDS, table, node, now, until)

    async def _lease(self, seconds: float, table: str, node: str, now: int, until: int) -> bool:
        done = await self.within(seconds, lambda connection: connection.execute(LEASE, table, node, until, now))
        return _count(done) == 1

    async def release(self, table: str, node: str) -> None:
        await self.within(ANSWER_SECONDS, lambda connection: connection.execute(RELEASE, table, node))

    async def use(self, tables: Sequence[str], *, until: int) -> None:
        # Always in the same order, so that nodes do not deadlock.
        names = sorted(tables)
        await self.within(ANSWER_SECONDS, lambda connection: connection.execute(USE, MARK, ANY_NODE, until, names))

    # Pruning.

    async def prune(self, before: int, *, spare: Container[str]) -> int:
        async def old(connection: Any, some: list[str]) -> list[str]:
            return [name for name, entry in await connection.fetch(LAST, some) if is_old(entry, before)]

        return await self._prune(OLD, before, spare, old)

    async def prune_unused(self, before: int, *, spare: Container[str]) -> int:
        async def unused(connection: Any, some: list[str]) -> list[str]:
            first: dict[str, list[bytes]] = {name: [] for name in some}
            for name, entry in await connection.fetch(FIRST, some, MOST_SEATS):
                first[name].append(entry)
            return [name for name in some if is_unused(first[name])]

        return await self._prune(UNUSED, before, spare, unused)

    async def _prune(
        self,
        query: str,
        before: int,
        spare: Container[str],
        choose: Callable[[Any, list[str]], Awaitable[list[str]]],
    ) -> int:
        """Selects tables by their line in the list, and deletes those that ``choose`` accepts by their journal."""
        gone, now = 0, time_ns() // 1_000_000
        async with self.connection() as connection:
            names = sorted(name for (name,) in await connection.fetch(query, before) if name not in spare)
        for start in range(0, len(names), PRUNED_AT_ONCE):
            async with self.transaction() as connection:
                some = names[start : start + PRUNED_AT_ONCE]
                # Taken before they are read, so that no other node writes in between.
                taken = await connection.fetch(TAKE, MARK, ANY_NODE, now, some)
                free = [name.removeprefix(MARK) for (name,) in taken]
                chosen = await choose(connection, free)
                await _forget(connection, self._pruned, chosen, marked=free)
            gone += len(chosen)
        return gone

    async def forget(self, table: str) -> None:
        async with self.transaction() as connection:
            await _forget(connection, self._pruned, [table], marked=[table])

    # Health.

    async def check(self) -> None:
        await self.within(CHECK_SECONDS, lambda connection: connection.fetchval("select 1"))

    async def check_writing(self) -> None:
        await self._lease(CHECK_SECONDS, PROBE, PROBE, 0, 0)
        self.failed_at = None

    async def close(self) -> None:
        if not await self._queue.close(CLOSING_SECONDS) and self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        await self._time_limit.close()
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await asyncio.wait_for(self._pool.close(), DISCONNECTING_SECONDS)


async def _leave_as_it_is(_connection: Any) -> None:
    """No statement here leaves state on its connection, so the usual reset would be a wasted round trip."""


async def _commit(connection: Any, batch: list[Write]) -> None:
    """Raises ``Conflict`` for a gap; the primary key of the journal catches a duplicate number."""
    rows = [row for write in batch for row in write.rows]
    if rows:
        given = {(table, seq) for table, seq, _entry in rows}
        before = {(write.table, write.rows[0][1] - 1) for write in batch if write.rows and write.rows[0][1]} - given
        if before and await connection.fetchval(GAPS, *_columns(before)) != len(before):
            raise Conflict
        await connection.execute(INSERT, *_columns(rows))
    for write in batch:
        if write.listing is not None:
            await connection.execute(*_positional(LIST, write.listing.values))


async def _forget(connection: Any, places: Sequence[str], tables: list[str], *, marked: Iterable[str]) -> None:
    await connection.execute("delete from leases where table_id = any($1::text[])", [MARK + name for name in marked])
    for place in places:
        await connection.execute(f"delete from {place} where table_id = any($1::text[])", tables)


def _columns(rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _count(done: str) -> int:
    """The number of rows in a command tag like ``UPDATE 1``."""
    return int(done.rpartition(" ")[2])


@lru_cache(maxsize=500)
def _translate(statement: str) -> tuple[str, tuple[str, ...]]:
    """The statement with ``$1`` for the first name, and the names in that order."""
    names = tuple(dict.fromkeys(re.findall(r":(\w+)", statement)))
    return re.sub(r":(\w+)", lambda found: f"${names.index(found[1]) + 1}", statement), names


def _positional(statement: str, values: Values) -> tuple[Any, ...]:
    translated, names = _translate(statement)
    return translated, *(values[name] for name in names)


class PostgresDatabase(Database):
    """The read model's database in PostgreSQL."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    async def rows(self, query: str, values: Values) -> list[Any]:
        asked = _positional(query, values)
        found = await self._store.within(READ_MODEL_SECONDS, lambda connection: connection.fetch(*asked))
        return [tuple(row) for row in found]

    async def write(self, statements: Sequence[Statement]) -> None:
        async def done(connection: Any) -> None:
            # In order; equal statements in a row are sent together.
            for statement, same in groupby(statements, key=itemgetter(0)):
                translated, names = _translate(statement)
                rows = [[values[name] for name in names] for _statement, values in same]
                await connection.executemany(translated, rows)

        await self._store.within_transaction(READ_MODEL_SECONDS, done)

    async def execute(self, statement: str, values: Values) -> int:
        asked = _positional(statement, values)
        return _count(await self._store.within(READ_MODEL_SECONDS, lambda connection: connection.execute(*asked)))
