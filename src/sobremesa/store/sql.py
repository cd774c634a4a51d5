"""The store in SQLite (WAL) or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Sequence
from contextlib import asynccontextmanager
from time import monotonic, time_ns
from typing import Any

from msgspec import DecodeError, ValidationError, json
from sqlalchemy import ColumnElement, Select, case, delete, event, func, insert, select, tuple_, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sobremesa.store import in_use, schema
from sobremesa.store.patience import Patience
from sobremesa.store.sqlite_writer import LARGEST_BATCH, PRAGMAS, SqliteWriter, Write
from sobremesa.store.store import Conflict, Listing, Store, StoreDown
from sobremesa.store.upgrade import upgrade
from sobremesa.table.act import Entry
from sobremesa.table.acts.sit import SitEntry
from sobremesa.table.journal import decode_entry, encode_entry

# How long an entry waits for a database that restarts, and how often it is tried.
PATIENCE_SECONDS = 20.0
PAUSE_SECONDS = 0.25
# How long one transaction may take, and how long it may take to say that all is well.
ANSWER_SECONDS = 5.0
CHECK_SECONDS = 1.5
# No table has this name: its lease is written to see whether anything can be.
PROBE = "-"
# Writers wait for no longer than it takes to forget this many tables.
PRUNED_AT_ONCE = 50
# Bots may sit down with the opening of a table, before anybody else does.
MOST_SEATS = 8


class SqlStore(Store):
    """All entries that wait while one commit runs are written by the next one together."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self._queue: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._sqlite: SqliteWriter | None = None
        self._patience = Patience()

    @classmethod
    async def open(cls, url: str) -> SqlStore:
        """``sqlite+aiosqlite:///file`` or ``postgresql+asyncpg://...``; the database is brought up to date."""
        if url.startswith("sqlite"):
            engine = create_async_engine(url)
            event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        else:
            connecting = {"timeout": ANSWER_SECONDS}
            engine = create_async_engine(
                url, pool_size=5, max_overflow=5, pool_timeout=PATIENCE_SECONDS, connect_args=connecting
            )
        store = cls(engine)
        async with store._connected() as connection:
            await connection.run_sync(upgrade)
        if engine.url.database is not None and not store.shared:
            store._sqlite = SqliteWriter(engine.url.database)
        else:
            store._writer = asyncio.create_task(store._write_on())
        return store

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction; a database that is away is a ``StoreDown``."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (IntegrityError, ProgrammingError, DataError):
            raise
        except (DBAPIError, PoolTimeout, OSError) as problem:
            # A database that starts, stops or is out of reach says so in many ways.
            raise StoreDown(type(problem).__name__) from problem

    # Writing.

    async def append(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None = None) -> None:
        rows = [(table, number, encode_entry(entry)) for number, entry in enumerate(entries, start=seq)]
        write = Write(rows, listing)
        if self._sqlite is not None:
            self._sqlite.put(write)
        else:
            self._queue.put_nowait(write)
        try:
            await write.done
        except StoreDown:
            self.failed_at = monotonic()
            raise
        self.failed_at = None

    async def _write_on(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            except Exception as problem:  # noqa: BLE001  # whatever it was, nobody may wait for ever
                for write in batch:
                    if not write.done.done():
                        write.done.set_exception(StoreDown(type(problem).__name__))

    async def _write(self, batch: list[Write], *, tried: bool = False) -> None:
        """``tried``: these rows may have been written before, by a commit whose answer was lost."""
        end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            try:
                await self._patience.within(ANSWER_SECONDS, self._commit(batch))
                for write in batch:
                    write.done.set_result(None)
                return
            except IntegrityError:
                if len(batch) > 1:
                    for write in batch:
                        await self._write([write], tried=tried)
                    return
                await self._lost_race(batch[0], tried=tried)
                return
            except StoreDown:
                # The commit may have arrived and only its answer been lost: then the same rows are there.
                tried = True
                if asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(PAUSE_SECONDS)

    async def _commit(self, batch: list[Write]) -> None:
        async with self._connected() as connection:
            names = ("table_id", "seq", "entry")
            rows = [dict(zip(names, row, strict=True)) for write in batch for row in write.rows]
            if rows:
                await connection.execute(insert(schema.journal), rows)
            for write in batch:
                if write.listing is not None:
                    await _list(connection, write.listing)

    async def _lost_race(self, write: Write, *, tried: bool) -> None:
        if tried and write.rows:
            table, seq, _entry = write.rows[0]
            kept = await self._rows(table, seq)
            if kept[: len(write.rows)] == [entry for _table, _seq, entry in write.rows]:
                write.done.set_result(None)
                return
        write.done.set_exception(Conflict())

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
        return [decode_entry(data) for data in await self._rows(table, since)]

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
            .where(listed.public, listed.status.in_(("waiting", "playing")))
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
            found = [(name, _readable(entry)) for name, entry in await connection.execute(ends)]
            return [name for name, entry in found if entry is not None and entry.at < before]

        return await self._prune(schema.listings.c.opened_at < before, spare, old)

    async def prune_unused(self, before: int, *, spare: Container[str]) -> int:
        kept, listed = schema.journal.c, schema.listings.c

        async def unused(connection: AsyncConnection, some: list[str]) -> list[str]:
            # Only a seated player adds to a journal, and sitting down comes first.
            begun = select(kept.table_id, kept.entry).where(kept.table_id.in_(some), kept.seq <= MOST_SEATS)
            found = [(name, _readable(entry)) for name, entry in await connection.execute(begun)]
            used = {name for name, entry in found if entry is None or isinstance(entry, SitEntry)}
            return [name for name in some if name not in used]

        return await self._prune((listed.opened_at < before) & (listed.status == "waiting"), spare, unused)

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
                for place in (schema.journal, schema.listings, schema.leases):
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
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._sqlite is not None:
            await self._sqlite.close()
        await self._patience.close()
        await self._engine.dispose()


async def _list(connection: AsyncConnection, listing: Listing) -> None:
    values = {
        "public": listing.public,
        "status": listing.status,
        "opened_at": listing.opened_at,
        "told": json.encode(listing),
    }
    listed = update(schema.listings).where(schema.listings.c.table_id == listing.table).values(**values)
    if (await connection.execute(listed)).rowcount == 0:
        await connection.execute(insert(schema.listings).values(table_id=listing.table, **values))


def _readable(entry: bytes) -> Entry | None:
    """None for what this version cannot read: it is left for one that can."""
    try:
        return decode_entry(bytes(entry))
    except (DecodeError, ValidationError, UnicodeDecodeError):
        return None


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """WAL lets readers go on while one writes; FULL makes a commit survive a loss of power."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
