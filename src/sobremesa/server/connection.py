"""One WebSocket, seen from its table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Protocol

from sobremesa.kernel.event import Viewer
from sobremesa.server.errors import ServerRefused
from sobremesa.server.limits import Bucket
from sobremesa.wire import messages as m
from sobremesa.wire.reader import Reader
from sobremesa.wire.updates import UpdateComposer, encode


class Line(Protocol):
    """What a connection writes to: at once, without waiting for the reader."""

    def write(self, text: bytes) -> None: ...

    @property
    def unsent(self) -> int:
        """How many bytes wait for the reader."""


class Connection(Reader):
    """A slow reader holds up nobody; whoever never reads is dropped. ``over`` is done when it is time to close, with
    the code to close with. ``waiting`` counts the bytes that are held until what they tell is durable. ``door`` is the
    hash of the key of its seat, ``asks`` of the key with which its watcher asked for one."""

    def __init__(self, viewer: Viewer, language: str, since: int, line: Line, most_unsent: int) -> None:
        super().__init__(viewer, language, since)
        self.heard_at = 0.0
        self.address = ""
        self.door = ""
        self.asks = ""
        self.bucket: Bucket | None = None
        self.waiting = 0
        self.line = line
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
        """Sends the news since the last time, and how things stand; returns how many bytes that takes."""
        data = encode(self.next_update(composer))
        if self._is_new:
            # All that happened so far may be much: no reader is too slow for having been sent it, once.
            self._is_new = False
            self._most += len(data)
        self.write(data)
        return len(data)

    def prepare(self, composer: UpdateComposer) -> Held:
        """What ``tell`` would send, to be sent later."""
        seq = self.seq
        data = encode(self.next_update(composer))
        if not self._may_write():
            data = b""
        self.waiting += len(data)
        return Held(self, data, seq)

    def hang_up(self, why: ServerRefused, code: int, *, again: bool) -> None:
        if not self.over.done():
            self.line.write(encode(m.Bye(why.code, why.say(self.language), again)))
            self.over.set_result(code)


@dataclass(slots=True, eq=False)
class Held:
    """An update that waits until what it tells is durable. ``seq`` is what the connection had been sent before."""

    connection: Connection
    data: bytes
    seq: int

    def let_go(self) -> None:
        """It was counted as unsent since it was held, so that now there is not more of it."""
        connection, data = self.connection, self.data
        connection.waiting -= len(data)
        if data and not connection.over.done():
            connection.line.write(data)

    def take_back(self) -> None:
        """It will never be sent."""
        connection = self.connection
        connection.waiting -= len(self.data)
        connection.seq = min(connection.seq, self.seq)
