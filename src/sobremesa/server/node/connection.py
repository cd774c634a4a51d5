"""One WebSocket, as its table sees it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Protocol

from sobremesa.kernel.event import Viewer
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.pulse import Pulse
from sobremesa.server.node.rate_limit import Bucket
from sobremesa.wire import messages as m
from sobremesa.wire.reader import Reader
from sobremesa.wire.updates import UpdateComposer, encode


class Transport(Protocol):
    """What a connection writes to, without waiting for the reader."""

    def write(self, text: bytes) -> None: ...

    def ping(self) -> None: ...

    @property
    def unsent(self) -> int:
        """How many bytes wait for the reader."""


class Connection(Reader):
    """A slow reader does not delay others; one that never reads is dropped. ``over`` is done when it is time to close,
    with the close code. ``waiting`` counts the bytes of pending updates. ``door`` is the hash of the key of its seat,
    ``asks`` that of the key with which its spectator asked for one."""

    def __init__(self, viewer: Viewer, language: str, since: int, line: Transport, most_unsent: int) -> None:
        super().__init__(viewer, language, since)
        self.heard_at = 0.0
        self.address = ""
        self.door = ""
        self.asks = ""
        self.bucket: Bucket | None = None
        self.waiting = 0
        self.line = line
        self.pulse = Pulse()
        self._most = most_unsent
        self._is_new = True
        self.over: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, message: m.FromTable) -> None:
        self.write(encode(message))

    def write(self, data: bytes) -> None:
        if self._may_write():
            self.line.write(data)

    def _may_write(self) -> bool:
        if self.over.done():
            return False
        if self.line.unsent + self.waiting > self._most:
            self.hang_up(ServerRefused(503, "too-slow"), 1008, again=True)
            return False
        return True

    def tell(self, composer: UpdateComposer) -> int:
        """Sends the news since the last time, and the state of the table; returns the number of bytes."""
        data = encode(self.next_update(composer))
        if self._is_new:
            # The first update may be large; it does not count against the slow-reader limit.
            self._is_new = False
            self._most += len(data)
        self.write(data)
        return len(data)

    def prepare(self, composer: UpdateComposer) -> PendingUpdate:
        """What ``tell`` would send, to be sent when it is durable."""
        seq = self.seq
        data = encode(self.next_update(composer))
        if not self._may_write():
            data = b""
        self.waiting += len(data)
        return PendingUpdate(self, data, seq)

    def hang_up(self, why: ServerRefused, code: int, *, again: bool) -> None:
        if not self.over.done():
            self.line.write(encode(m.Bye(why.code, why.say(self.language), again)))
            self.over.set_result(code)


@dataclass(slots=True, eq=False)
class PendingUpdate:
    """An update that waits until its entries are durable. ``seq`` is what the connection had been sent before."""

    connection: Connection
    data: bytes
    seq: int

    def send(self) -> None:
        """Its bytes have counted as unsent since it was composed, so the limit is not checked again."""
        connection, data = self.connection, self.data
        connection.waiting -= len(data)
        if data and not connection.over.done():
            connection.line.write(data)

    def discard(self) -> None:
        """Its entries were lost, so it is never sent."""
        connection = self.connection
        connection.waiting -= len(self.data)
        connection.seq = min(connection.seq, self.seq)
