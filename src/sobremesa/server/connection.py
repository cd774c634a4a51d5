"""One WebSocket, seen from its table."""

from __future__ import annotations

import asyncio
from collections import deque

from sobremesa.kernel.event import Viewer
from sobremesa.server.errors import Denied
from sobremesa.server.limits import Bucket
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.telling import encoded, update


class Connection:
    """``seq`` is the number of the last news it was sent. What is sent waits in an outbox, so that a slow reader holds
    up nobody; who never reads is dropped."""

    def __init__(self, viewer: Viewer, language: str, since: int, most: int) -> None:
        self.viewer = viewer
        self.language = language
        self.seq = since
        self.heard_at = 0.0
        self.bucket: Bucket | None = None
        self._most = most
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.closing = 0
        # The request of its own that is being done: the first update it brings about says that it was accepted.
        self.accepting = ""
        self.accepted = 0

    def send(self, message: m.Heard) -> None:
        self._put(encoded(message))

    def _put(self, data: bytes) -> None:
        if self.closing:
            return
        if len(self._outbox) >= self._most:
            self._outbox.clear()
            self.hang_up(Denied(503, "too-slow"), 1008, again=True)
            return
        self._outbox.append(data)
        self._wake.set()

    def tell(self, table: Table, now: int) -> None:
        """Sends the news since the last time, and how things stand."""
        accepted, self.accepting = self.accepting, ""
        self.accepted += accepted != ""
        self._put(encoded(update(table, self.viewer, self.seq, now, accepted)))
        self.seq = table.seq

    def hang_up(self, why: Denied, code: int, *, again: bool) -> None:
        if not self.closing:
            self.closing = code
            self._outbox.append(encoded(m.Bye(why.code, why.say(self.language), again)))
            self._wake.set()

    async def next(self) -> bytes | None:
        """What to send next; None when it is time to close."""
        while not self._outbox:
            if self.closing:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._outbox.popleft()
