"""The store of several nodes: a PostgreSQL database, through SQLAlchemy."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from time import monotonic, time_ns
from typing import Any

from msgspec import json
from sqlalchemy import ColumnElement, Select, case, delete, func, insert, select, tuple_, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sobremesa.store import in_use, schema
from sobremesa.store.almanac import Almanac
from sobremesa.store.commit_queue import LARGEST_BATCH, CommitQueue, Outcome, Turns, Write
from sobremesa.store.forgetting import MOST_SEATS, is_old, is_unused
from sobremesa.store.patience import Patience
from sobremesa.store.reading import entries_of
from sobremesa.store.sql_ledger import SqlLedger
from sobremesa.store.store import Conflict, Done, Listing, Store, StoreDown
from sobremesa.store.upgrade import upgrade
from sobremesa.table.act import Entry

# How long an entry waits for a database that restarts, and how often it is tried.
PATIENCE_SECONDS = 20.0
PAUSE_SECONDS = 0.25
# How long one transaction may take, and how long it may take to say that all is well.
ANSWER_SECONDS = 5.0
CHECK_SECONDS = 1.5
# How long a node that stops waits for what is not written yet.
CLOSING_SECONDS = 5.0
# No table has this name: its lease is written to see whether anything can be.
PROBE = "-"
# Writers wait for no longer than it takes to forget this many tables.
PRUNED_AT_ONCE = 50


class Gap(Exception):
    """The entry before is not there."""


class SqlStore(Store):
    """All entries that wait while one commit runs are written by the next one together."""

    shared = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue = CommitQueue(self._begin_writing, self._notice)
        self._writing: asyncio.Task[None] | None = None
        self._patience = Patience()
        # One question is answered by the database as it is then: a transaction around it would be two more ways.
        self._reader = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.almanac = Almanac(SqlLedger(self._connected, self._reading, self._patience))

    @classmethod
    async def open(cls, url: str) -> SqlStore:
        """``postgresql+asyncpg://...``; the database is brought up to date. Raises a ``BadDatabase`` or a
        ``StoreDown``."""
        connecting = {"timeout": ANSWER_SECONDS}
        engine = create_async_engine(
            url, pool_size=5, max_overflow=5, pool_timeout=PATIENCE_SECONDS, connect_args=connecting
        )
        store = cls(engine)
        try:
            async with store._connected() as connection:
                await connection.run_sync(upgrade)
        except BaseException:
            await engine.dispose()
            raise
        return store

    def _connected(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection in a transaction; a database that is away is a ``StoreDown``."""
        return _guarded(self._engine.begin())

    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for one question; a database that is away is a ``StoreDown``."""
        return _guarded(self._reader.connect())

    # Writing.

    def commit(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None, done: Done) -> None:
        self._queue.put(table, seq, entries, listing, done)

    def _notice(self, problem: StoreDown | None) -> None:
        self.failed_at = None if problem is None else monotonic()

    def _begin_writing(self, batch: list[Write]) -> None:
        self._writing = asyncio.create_task(self._write_whole(batch))

    async def _write_whole(self, batch: list[Write]) -> None:
        try:
            outcomes = await self._write(batch)
        except (Exception, asyncio.CancelledError) as problem:  # noqa: BLE001  # nobody may wait for ever
            outcomes = [(write, StoreDown(type(problem).__name__)) for write in batch]
        self._queue.landed(outcomes)

    async def _write(self, batch: list[Write], *, tried: bool = False) -> list[Outcome]:
        """``tried``: these rows may have been written before, by a commit whose answer was lost."""
        end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            try:
                await self._patience.within(ANSWER_SECONDS, self._commit(batch))
                return [(write, None) for write in batch]
            except (IntegrityError, Gap):
                if len(batch) > 1:
                    return await self._write_in_turn(batch, tried=tried)
                return [(batch[0], None if tried and await self._is_there(batch[0]) else Conflict())]
            except StoreDown:
                # The commit may have arrived and only its answer been lost: then the same rows are there.
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

    async def _commit(self, batch: list[Write]) -> None:
        async with self._connected() as connection:
            names = ("table_id", "seq", "entry")
            rows = [dict(zip(names, row, strict=True)) for write in batch for row in write.rows]
            if rows:
                await _check_numbers(connection, batch)
                await connection.execute(insert(schema.journal), rows)
            for write in batch:
                if write.listing is not None:
                    await _list(connection, write.listing)

    async def _is_there(self, write: Write) -> bool:
        if not write.rows:
            return False
        kept = await self._rows(write.table, write.rows[0][1])
        return kept[: len(write.rows)] == [entry for _table, _seq, entry in write.rows]

    # Reading.

    async def _all(self, wanted: Select[Any]) -> list[Any]:
        async def found() -> list[Any]:
            async with self._connected() as connection:
                return list(await connection.execute(wanted))

        return await self._patience.within(ANSWER_SECONDS, found())

    async def _rows(self, table: str, since: int) -> list[bytes]:
        wanted = (
            select(schema.journal.c.entry)
            .where(schema.journal.c.table_id == table, schema.journal.c.seq >= since)
            .order_by(schema.journal.c.seq)
        )
        return [bytes(entry) for (entry,) in await self._all(wanted)]

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        return entries_of(await self._rows(table, since))

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        kept = schema.journal.c
        found: dict[str, int] = {}
        for start in range(0, len(tables), LARGEST_BATCH):
            some = tables[start : start + LARGEST_BATCH]
            wanted = select(kept.table_id, func.max(kept.seq)).where(kept.table_id.in_(some)).group_by(kept.table_id)
            found |= {table: last + 1 for table, last in await self._all(wanted)}
        return found

    async def public_tables(self, most: int) -> list[Listing]:
        listed = schema.listings.c
        wanted = (
            select(listed.told)
            .where(listed.public, listed.status.in_(("waiting", "starting", "playing")))
            .order_by(case((listed.status == "waiting", 0), else_=1), listed.opened_at.desc())
            .limit(most)
        )
        return [json.decode(bytes(told), type=Listing) for (told,) in await self._all(wanted)]

    # Leases.

    async def lease(self, table: str, node: str, *, now: int, until: int) -> bool:
        return await self._patience.within(ANSWER_SECONDS, self._lease(table, node, now, until))

    async def _lease(self, table: str, node: str, now: int, until: int) -> bool:
        leased = schema.leases.c
        renewal = (
            update(schema.leases)
            .where(leased.table_id == table, (leased.node == node) | (leased.until <= now))
            .values(node=node, until=until)
        )
        try:
            async with self._connected() as connection:
                if (await connection.execute(renewal)).rowcount == 1:
                    return True
                await connection.execute(insert(schema.leases).values(table_id=table, node=node, until=until))
                return True
        except IntegrityError:
            return False

    async def release(self, table: str, node: str) -> None:
        leased = schema.leases.c
        gone = delete(schema.leases).where(leased.table_id == table, leased.node == node)

        async def let_go() -> None:
            async with self._connected() as connection:
                await connection.execute(gone)

        await self._patience.within(ANSWER_SECONDS, let_go())

    async def use(self, tables: Sequence[str], *, until: int) -> None:
        async def touch() -> None:
            async with self._connected() as connection:
                await in_use.touch(connection, sorted(tables), until=until)

        await self._patience.within(ANSWER_SECONDS, touch())

    async def prune(self, before: int, *, spare: Container[str]) -> int:
        kept = schema.journal.c

        async def old(connection: AsyncConnection, some: list[str]) -> list[str]:
            last = select(kept.table_id, func.max(kept.seq)).where(kept.table_id.in_(some)).group_by(kept.table_id)
            ends = select(kept.table_id, kept.entry).where(tuple_(kept.table_id, kept.seq).in_(last))
            return [name for name, entry in await connection.execute(ends) if is_old(entry, before)]

        return await self._prune(schema.listings.c.opened_at < before, spare, old)

    async def prune_unused(self, before: int, *, spare: Container[str]) -> int:
        kept, listed = schema.journal.c, schema.listings.c

        async def unused(connection: AsyncConnection, some: list[str]) -> list[str]:
            begun = select(kept.table_id, kept.entry).where(kept.table_id.in_(some), kept.seq <= MOST_SEATS)
            first: dict[str, list[bytes]] = {name: [] for name in some}
            for name, entry in await connection.execute(begun):
                first[name].append(entry)
            return [name for name in some if is_unused(first[name])]

        return await self._prune((listed.opened_at < before) & (listed.status == "waiting"), spare, unused)

    async def forget(self, table: str) -> None:
        async with self._connected() as connection:
            await in_use.forget(connection, [table])
            for place in schema.OF_A_TABLE:
                await connection.execute(delete(place).where(place.c.table_id == table))

    async def _prune(
        self,
        wanted: ColumnElement[bool],
        spare: Container[str],
        choose: Callable[[AsyncConnection, list[str]], Awaitable[list[str]]],
    ) -> int:
        """Of the tables wanted by their line in the list, forgets those chosen by their journal."""
        gone, now = 0, time_ns() // 1_000_000
        async with self._connected() as connection:
            names = await connection.execute(select(schema.listings.c.table_id).where(wanted))
            candidates = [name for (name,) in names if name not in spare]
        for start in range(0, len(candidates), PRUNED_AT_ONCE):
            async with self._connected() as connection:
                some = sorted(candidates[start : start + PRUNED_AT_ONCE])
                # Taken before they are looked at: what was written until now is seen, and nobody comes in between.
                free = await in_use.take(connection, some, now=now) if self.shared else some
                chosen = await choose(connection, free)
                await in_use.forget(connection, free)
                for place in schema.OF_A_TABLE:
                    await connection.execute(delete(place).where(place.c.table_id.in_(chosen)))
            gone += len(chosen)
        return gone

    async def check(self) -> None:
        async def look() -> None:
            async with self._connected() as connection:
                await connection.execute(select(1))

        await self._patience.within(CHECK_SECONDS, look())

    async def check_writing(self) -> None:
        await self._patience.within(CHECK_SECONDS, self._lease(PROBE, PROBE, 0, 0))
        self.failed_at = None

    async def close(self) -> None:
        if not await self._queue.close(CLOSING_SECONDS) and self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        await self._patience.close()
        await self._engine.dispose()


async def _check_numbers(connection: AsyncConnection, batch: list[Write]) -> None:
    """Raises ``Gap``; a number that is there already is left to the key of the journal."""
    given = {(table, seq) for write in batch for table, seq, _entry in write.rows}
    before = {(write.table, write.rows[0][1] - 1) for write in batch if write.rows and write.rows[0][1]} - given
    if before:
        kept = schema.journal.c
        wanted = select(func.count()).where(tuple_(kept.table_id, kept.seq).in_(before))
        if (await connection.execute(wanted)).scalar_one() != len(before):
            raise Gap


async def _list(connection: AsyncConnection, listing: Listing) -> None:
    values = {
        "public": listing.public,
        "status": listing.status,
        "opened_at": listing.opened_at,
        "told": json.encode(listing),
        "followed": int(listing.followed),
    }
    listed = update(schema.listings).where(schema.listings.c.table_id == listing.table).values(**values)
    if (await connection.execute(listed)).rowcount == 0:
        await connection.execute(insert(schema.listings).values(table_id=listing.table, **values))


@asynccontextmanager
async def _guarded(opening: AbstractAsyncContextManager[AsyncConnection]) -> AsyncIterator[AsyncConnection]:
    try:
        async with opening as connection:
            yield connection
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except (DBAPIError, PoolTimeout, OSError) as problem:
        # A database that starts, stops or is out of reach says so in many ways.
        raise StoreDown(type(problem).__name__) from problem
