"""One WebSocket, seen from its table."""

from __future__ import annotations

import asyncio
from typing import Protocol

from sobremesa.kernel.event import Viewer
from sobremesa.server.errors import Refused
from sobremesa.server.limits import Bucket
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.reader import Reader
from sobremesa.wire.updates import encoded


class Line(Protocol):
    """What a connection writes to: at once, without waiting for the reader."""

    def write(self, text: bytes) -> None: ...

    @property
    def unsent(self) -> int:
        """How many bytes wait for the reader."""


class Connection(Reader):
    """A slow reader holds up nobody; whoever never reads is dropped. ``over`` is done when it is time to close, with
    the code to close with."""

    def __init__(self, viewer: Viewer, language: str, since: int, line: Line, most_unsent: int) -> None:
        super().__init__(viewer, language, since)
        self.heard_at = 0.0
        self.address = ""
        self.bucket: Bucket | None = None
        self._line = line
        self._most = most_unsent
        self._is_new = True
        self.over: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, message: m.FromTable) -> None:
        self._put(encoded(message))

    def _put(self, data: bytes) -> None:
        if self.over.done():
            return
        if self._line.unsent > self._most:
            self.hang_up(Refused(503, "too-slow"), 1008, again=True)
            return
        self._line.write(data)

    def tell(self, table: Table, now: int) -> int:
        """Sends the news since the last time, and how things stand; returns how many bytes that takes."""
        data = self.next_bytes(table, now)
        if self._is_new:
            # All that happened so far may be much: no reader is too slow for having been sent it, once.
            self._is_new = False
            self._most += len(data)
        self._put(data)
        return len(data)

    def hang_up(self, why: Refused, code: int, *, again: bool) -> None:
        if not self.over.done():
            self._line.write(encoded(m.Bye(why.code, why.say(self.language), again)))
            self.over.set_result(code)
