"""A store for tests and for tables that nobody minds losing."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Sequence
from typing import Any

from sobremesa.store.commit_queue import CommitQueue, Write, in_turn
from sobremesa.store.store import Conflict, Done, Listing, Store
from sobremesa.table.act import Entry
from sobremesa.table.acts.sit import SitEntry
from sobremesa.table.journal import decode_entry

CLOSING_SECONDS = 5.0


class MemoryStore(Store):
    def __init__(self) -> None:
        self._journals: dict[str, list[bytes]] = {}
        self._listings: dict[str, Listing] = {}
        self._leases: dict[str, tuple[str, int]] = {}
        self._queue = CommitQueue(self._write, lambda _problem: None)

    def commit(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None, done: Done) -> None:
        self._queue.put(table, seq, entries, listing, done)

    def _write(self, batch: list[Write]) -> None:
        asyncio.get_running_loop().call_soon(self._queue.landed, in_turn(batch, self._write_one))

    def _write_one(self, write: Write) -> Conflict | None:
        if write.rows:
            if len(self._journals.get(write.table, ())) != write.rows[0][1]:
                return Conflict()
            self._journals.setdefault(write.table, []).extend(entry for _table, _seq, entry in write.rows)
        if write.listing is not None:
            self._listings[write.table] = write.listing
        return None

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        return [decode_entry(data) for data in self._journals.get(table, [])[since:]]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self._journals[table]) for table in tables if table in self._journals}

    async def public_tables(self, most: int) -> list[Listing]:
        shown = [listing for listing in self._listings.values() if listing.public and listing.status != "over"]
        return sorted(shown, key=lambda listing: (listing.status != "waiting", -listing.opened_at))[:most]

    async def lease(self, table: str, node: str, *, now: int, until: int) -> bool:
        holder, end = self._leases.get(table, (node, 0))
        if holder != node and end > now:
            return False
        self._leases[table] = (node, until)
        return True

    async def release(self, table: str, node: str) -> None:
        if self._leases.get(table, ("", 0))[0] == node:
            del self._leases[table]

    async def prune(self, before: int, *, spare: Container[str]) -> int:
        old = [
            name for name, kept in self._journals.items() if name not in spare and decode_entry(kept[-1]).at < before
        ]
        return self._forget(old)

    async def prune_unused(self, before: int, *, spare: Container[str]) -> int:
        unused = []
        for name, kept in self._journals.items():
            entries = [decode_entry(data) for data in kept]
            if name not in spare and entries[0].at < before and not any(isinstance(e, SitEntry) for e in entries):
                unused.append(name)
        return self._forget(unused)

    def _forget(self, old: list[str]) -> int:
        for name in old:
            places: tuple[dict[str, Any], ...] = (self._journals, self._listings, self._leases)
            for place in places:
                place.pop(name, None)
        return len(old)

    async def check(self) -> None:
        pass

    async def check_writing(self) -> None:
        pass

    async def close(self) -> None:
        await self._queue.close(CLOSING_SECONDS)
