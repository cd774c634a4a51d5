"""The table as it was some time ago, for spectators: the same journal, applied with a delay."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from sobremesa.server import clock
from sobremesa.table.act import Entry
from sobremesa.table.table import Table


class DelayedTable:
    """``show`` is called after each entry that is applied, with the time that the delayed table is at."""

    def __init__(self, table: Table, entries: list[Entry], show: Callable[[int], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._delay_ms = table.settings.spectator_delay * 1000
        self._show = show
        self._waiting: deque[Entry] = deque()
        limit = clock.now_ms() - self._delay_ms
        # Before the game nothing is secret.
        past = [entry for entry in entries if entry.at <= limit] or entries[:1]
        self.table = Table.replay(past, table.host, table.game)
        self.add(entries[len(past) :])

    def add(self, entries: list[Entry]) -> None:
        if not self._waiting and entries:
            self._wait_for(entries[0])
        self._waiting.extend(entries)

    def _wait_for(self, entry: Entry) -> None:
        wait = (entry.at + self._delay_ms - clock.now_ms()) / 1000
        self._loop.call_later(max(0.0, wait), self._go_on)

    def _go_on(self) -> None:
        limit = clock.now_ms() - self._delay_ms
        while self._waiting and self._waiting[0].at <= limit:
            self.table.apply(self._waiting.popleft())
            self._show(limit)
        if self._waiting:
            self._wait_for(self._waiting[0])
