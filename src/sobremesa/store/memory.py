"""A store in memory, for tests and for tables that may be lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Container, Iterable, Sequence
from typing import Any

from sobremesa.store.commit_queue import CommitQueue, Write, write_each
from sobremesa.store.database import Database, Statement, Values, execute_all
from sobremesa.store.extension import Extension
from sobremesa.store.listing import Listing
from sobremesa.store.migrator import statements_after
from sobremesa.store.read_model import ReadModel
from sobremesa.store.retention import MOST_SEATS, is_old, is_unused, pruned_tables
from sobremesa.store.store import Conflict, Done, Store, entries_of
from sobremesa.table.act import Entry

CLOSING_SECONDS = 5.0


class Leases:
    """Which node plays the bots of which table, for a store that no other process writes to."""

    def __init__(self) -> None:
        self._held: dict[str, tuple[str, int]] = {}

    def lease(self, table: str, node: str, *, now: int, until: int) -> bool:
        holder, end = self._held.get(table, (node, 0))
        if holder != node and end > now:
            return False
        self._held[table] = (node, until)
        return True

    def release(self, table: str, node: str) -> None:
        if self._held.get(table, ("", 0))[0] == node:
            del self._held[table]

    def forget(self, tables: Iterable[str]) -> None:
        for table in tables:
            self._held.pop(table, None)


class MemoryDatabase(Database):
    """The read model's database, in memory."""

    def __init__(self, extensions: Sequence[Extension]) -> None:
        self._connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        for statement in statements_after(0, extensions):
            self._connection.execute(statement)

    async def rows(self, query: str, values: Values) -> list[Any]:
        return self._connection.execute(query, values).fetchall()

    async def write(self, statements: Sequence[Statement]) -> None:
        self._connection.execute("begin")
        try:
            execute_all(self._connection, statements)
        except BaseException:
            self._connection.execute("rollback")
            raise
        self._connection.execute("commit")

    async def execute(self, statement: str, values: Values) -> int:
        return self._connection.execute(statement, values).rowcount


class MemoryStore(Store):
    def __init__(self, extensions: Sequence[Extension] = ()) -> None:
        self._journals: dict[str, list[bytes]] = {}
        self._listings: dict[str, Listing] = {}
        self._leases = Leases()
        self.read_model = ReadModel(MemoryDatabase(extensions), extensions)
        self._pruned = pruned_tables(extensions)
        self._queue = CommitQueue(self._write, lambda _problem: None)

    def commit(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None, done: Done) -> None:
        self._queue.add(table, seq, entries, listing, done)

    def _write(self, batch: list[Write]) -> None:
        asyncio.get_running_loop().call_soon(self._queue.finish, write_each(batch, self._write_one))

    def _write_one(self, write: Write) -> Conflict | None:
        if write.rows:
            if len(self._journals.get(write.table, ())) != write.rows[0][1]:
                return Conflict()
            self._journals.setdefault(write.table, []).extend(entry for _table, _seq, entry in write.rows)
        if write.listing is not None:
            self._listings[write.table] = write.listing
        return None

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        return entries_of(self._journals.get(table, [])[since:])

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self._journals[table]) for table in tables if table in self._journals}

    async def public_tables(self, most: int) -> list[Listing]:
        shown = [listing for listing in self._listings.values() if listing.public and listing.status != "over"]
        return sorted(shown, key=lambda listing: (listing.status != "waiting", -listing.opened_at))[:most]

    async def lease(self, table: str, node: str, *, now: int, until: int) -> bool:
        return self._leases.lease(table, node, now=now, until=until)

    async def release(self, table: str, node: str) -> None:
        self._leases.release(table, node)

    async def prune(self, before: int, *, spare: Container[str]) -> int:
        return await self._forget(
            [name for name, kept in self._journals.items() if name not in spare and is_old(kept[-1], before)]
        )

    async def prune_unused(self, before: int, *, spare: Container[str]) -> int:
        return await self._forget(
            [
                name
                for name, kept in self._journals.items()
                if name not in spare and is_old(kept[0], before) and is_unused(kept[: MOST_SEATS + 1])
            ]
        )

    async def forget(self, table: str) -> None:
        await self._forget([table])

    async def _forget(self, old: list[str]) -> int:
        for name in old:
            self._journals.pop(name, None)
            self._listings.pop(name, None)
        self._leases.forget(old)
        gone = [
            (f"delete from {place} where table_id = :table", {"table": name}) for place in self._pruned for name in old
        ]
        await self.database.write(gone)
        return len(old)

    async def check(self) -> None:
        pass

    async def check_writing(self) -> None:
        pass

    async def close(self) -> None:
        await self._queue.close(CLOSING_SECONDS)
