"""Who plays the bots of which table, for a store that no other process writes to."""

from __future__ import annotations

from collections.abc import Iterable


class Leases:
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
