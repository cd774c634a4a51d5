"""A store for tests and for tables that nobody minds losing."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from sobremesa.store.store import Conflict, Listing, Store
from sobremesa.table.act import Entry
from sobremesa.table.acts.sit import SitEntry
from sobremesa.table.journal import decode_entry, encode_entry


class MemoryStore(Store):
    def __init__(self) -> None:
        self._journals: dict[str, list[bytes]] = {}
        self._listings: dict[str, Listing] = {}
        self._leases: dict[str, tuple[str, int]] = {}

    async def append(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None = None) -> None:
        journal = self._journals.get(table, [])
        if entries and len(journal) != seq:
            raise Conflict
        self._journals.setdefault(table, journal).extend(encode_entry(entry) for entry in entries)
        if listing is not None:
            self._listings[table] = listing

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

    async def use(self, tables: Sequence[str], *, until: int) -> None:
        pass

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
        pass
