"""Connections in memory: the bytes of one end come out at the other, in order, in the same loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Any

HOST = "127.0.0.1"
# What the kernels of both ends buffer before a writer notices that its reader does not read.
TAKEN_BYTES = 400_000
HIGH_BYTES = 64 * 1024
# The address of a client that did not choose one.
CLIENT = "127.0.0.1"


class Network:
    """``latency`` says how many seconds the next piece takes. ``trace``, where it is a list, keeps every piece that
    arrives: when, from where, to where, what."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.latency: Callable[[], float] = lambda: 0.0
        self.trace: list[tuple[float, str, str, bytes]] | None = None
        self.client = CLIENT
        self._listeners: dict[int, Listener] = {}
        self._ports = count(20_000)
        self.lines: set[Line] = set()

    def listen(self, factory: Callable[[], asyncio.Protocol], host: str | None, port: int | None) -> Listener:
        port = port or next(self._ports)
        if port in self._listeners:
            raise OSError(f"port {port} is taken")
        listener = self._listeners[port] = Listener(self, factory, host or HOST, port)
        return listener

    def close(self, listener: Listener) -> None:
        self._listeners.pop(listener.port, None)

    async def connect(self, factory: Callable[[], Any], host: str, port: int) -> tuple[Line, Any]:
        await asyncio.sleep(self.latency())
        listener = self._listeners.get(port)
        if listener is None:
            raise ConnectionRefusedError(f"nobody listens at {host}:{port}")
        here, there = (self.client, next(self._ports)), (listener.host, port)
        ours, theirs = Line(self, here, there), Line(self, there, here)
        ours.other, theirs.other = theirs, ours
        theirs.begin(listener.factory())
        protocol = factory()
        ours.begin(protocol)
        return ours, protocol

    def cut(self, port: int) -> None:
        """The connections to a listener break without a close, and data in flight is lost."""
        for line in sorted(self.lines, key=lambda line: (line.here, line.there)):
            if port in (line.here[1], line.there[1]):
                line.drop()
                line.lose(ConnectionResetError())


class Listener(asyncio.AbstractServer):
    def __init__(self, network: Network, factory: Callable[[], asyncio.Protocol], host: str, port: int) -> None:
        self._network = network
        self.factory = factory
        self.host = host
        self.port = port
        self.sockets = [self]

    def getsockname(self) -> tuple[str, int]:
        return self.host, self.port

    def close(self) -> None:
        self._network.close(self)

    async def wait_closed(self) -> None:
        pass

    async def start_serving(self) -> None:
        pass

    async def serve_forever(self) -> None:
        await asyncio.get_running_loop().create_future()

    def is_serving(self) -> bool:
        return True

    def get_loop(self) -> asyncio.AbstractEventLoop:
        return self._network.loop


class Line(asyncio.Transport):
    """One end of a connection."""

    other: Line

    def __init__(self, network: Network, here: tuple[str, int], there: tuple[str, int]) -> None:
        super().__init__({"sockname": here, "peername": there})
        self._network = network
        self._loop = network.loop
        self.here = here
        self.there = there
        # What the other end sent: when it arrives, and what; empty bytes are the end.
        self._coming: deque[tuple[float, bytes]] = deque()
        self._coming_bytes = 0
        self._is_reading = True
        self._is_closing = False
        self._is_lost = False
        self._has_ended = False
        self._is_writing_paused = False
        self._stalled_until = 0.0
        self._high, self._low = HIGH_BYTES, HIGH_BYTES // 4

    def begin(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol: Any = protocol
        self._network.lines.add(self)
        protocol.connection_made(self)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        protocol: asyncio.BaseProtocol = self._protocol
        return protocol

    # Writing.

    def write(self, data: bytes | bytearray | memoryview[int]) -> None:
        if self._is_closing or self._has_ended or not data:
            return
        if self.other._is_lost:
            self._loop.call_soon(self.lose, ConnectionResetError())
            return
        self.other._come(bytes(data))
        if self.get_write_buffer_size() > self._high and not self._is_writing_paused:
            self._is_writing_paused = True
            self._protocol.pause_writing()

    def writelines(self, list_of_data: Any) -> None:
        self.write(b"".join(list_of_data))

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        if not self._has_ended:
            self._has_ended = True
            self.other._come(b"")

    def get_write_buffer_size(self) -> int:
        return max(0, self.other._coming_bytes - TAKEN_BYTES)

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._low, self._high

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._high = HIGH_BYTES if high is None else high
        self._low = self._high // 4 if low is None else low

    def _taken(self) -> None:
        """The other end has read some of what was written here."""
        if self._is_writing_paused and self.get_write_buffer_size() <= self._low and not self._is_lost:
            self._is_writing_paused = False
            self._protocol.resume_writing()
        if self._is_closing and not self.get_write_buffer_size():
            self._loop.call_soon(self.lose, None)

    # Reading.

    def _come(self, data: bytes) -> None:
        due = max(self._loop.time() + self._network.latency(), self._stalled_until)
        if self._coming:
            # Nothing overtakes what was sent before it.
            due = max(due, self._coming[-1][0])
        self._coming.append((due, data))
        self._coming_bytes += len(data)
        self._look_at(due)

    def stall(self, seconds: float) -> None:
        """The line is there and nothing comes through, either way; all of it comes afterwards."""
        for end in (self, self.other):
            end._stalled_until = self._loop.time() + seconds

    def _look_at(self, due: float) -> None:
        if due > self._loop.time():
            self._loop.call_at(due, self._look)
        else:
            self._loop.call_soon(self._look)

    def _look(self) -> None:
        if not self._coming or not self._is_reading or self._is_lost or self._coming[0][0] > self._loop.time():
            return
        _due, data = self._coming.popleft()
        self._coming_bytes -= len(data)
        if self._network.trace is not None:
            self._network.trace.append((self._loop.time(), _name(self.there), _name(self.here), data))
        if data:
            self._protocol.data_received(data)
            self.other._taken()
        elif not self._protocol.eof_received():
            self.close()

    def is_reading(self) -> bool:
        return self._is_reading

    def pause_reading(self) -> None:
        self._is_reading = False

    def resume_reading(self) -> None:
        self._is_reading = True
        for due, _data in self._coming:
            self._look_at(due)

    # The end.

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        """When the network has taken what was written."""
        if not self._is_closing:
            self._is_closing = True
            self._is_reading = False
            if not self.get_write_buffer_size():
                self._loop.call_soon(self.lose, None)

    def abort(self) -> None:
        self._is_closing = True
        self._loop.call_soon(self.lose, None)

    def drop(self) -> None:
        """Drops the data in flight to this end."""
        self._coming.clear()
        self._coming_bytes = 0

    def lose(self, problem: Exception | None) -> None:
        if self._is_lost:
            return
        self._is_closing = self._is_lost = True
        self._network.lines.discard(self)
        if not self._has_ended:
            self._has_ended = True
            self.other._come(b"")
        self.drop()
        self.other._taken()
        self._protocol.connection_lost(problem)
        # A reference to this end keeps nothing of the other alive.
        self._protocol = None


def _name(address: tuple[str, int]) -> str:
    return f"{address[0]}:{address[1]}"
