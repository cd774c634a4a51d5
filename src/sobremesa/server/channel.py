"""The line between a node's parent and one of its workers: whole messages, some of them with an open socket."""

from __future__ import annotations

import asyncio
import os
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress

# More than the longest message, which is the numbers of a worker.
LARGEST = 200_000
HEARD_AT_ONCE = 64

# The first byte says what a message is about. To a worker: a connection, its address, and what was read of it.
CONNECTION = b"c"
# From a worker: it is ready; somebody of this address hung up; its numbers.
READY = b"r"
LEFT = b"l"
NUMBERS = b"n"


class Channel:
    """``hear`` is given the kind, the rest of the message, and the socket that came with it; ``lost`` is called when
    nobody is at the other end any more."""

    def __init__(
        self, end: socket.socket, hear: Callable[[bytes, bytes, int | None], None], lost: Callable[[], None]
    ) -> None:
        self._end = end
        self._hear = hear
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[bytes, socket.socket | None]] = deque()
        self._closed = False
        end.setblocking(False)
        self._loop.add_reader(end, self._read)

    def send(self, kind: bytes, rest: bytes = b"", handed: socket.socket | None = None) -> None:
        """A socket that is handed over is not ours any more."""
        self._waiting.append((kind + rest, handed))
        if len(self._waiting) == 1:
            self._write()

    def _write(self) -> None:
        while self._waiting and not self._closed:
            message, handed = self._waiting[0]
            try:
                socket.send_fds(self._end, [message], [] if handed is None else [handed.fileno()])
            except BlockingIOError:
                self._loop.add_writer(self._end, self._write)
                return
            except OSError:
                self.close()
                return
            self._waiting.popleft()
            if handed is not None:
                handed.close()
        if not self._closed:
            self._loop.remove_writer(self._end)

    def _read(self) -> None:
        for _message in range(HEARD_AT_ONCE):
            if self._closed:
                return
            try:
                message, handed, _flags, _from = socket.recv_fds(self._end, LARGEST, 1, socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            except OSError:
                message, handed = b"", []
            if not message:
                self.close()
                return
            self._hear(message[:1], message[1:], handed[0] if handed else None)

    def close(self) -> None:
        """Whoever waited to be handed over is hung up on."""
        if self._closed:
            return
        self._closed = True
        self._loop.remove_reader(self._end)
        self._loop.remove_writer(self._end)
        self._end.close()
        for _message, handed in self._waiting:
            if handed is not None:
                with suppress(OSError):
                    handed.close()
        self._waiting.clear()
        self._lost()


def pair() -> tuple[socket.socket, socket.socket]:
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


def joined(address: str, begun: bytes) -> bytes:
    name = address.encode()
    return bytes([len(name)]) + name + begun


def split(rest: bytes) -> tuple[bytes, bytes]:
    """What ``joined`` joined."""
    end = 1 + rest[0]
    return rest[1:end], rest[end:]


def taken(handed: int) -> socket.socket:
    """A socket that came over a channel."""
    try:
        return socket.socket(fileno=handed)
    except OSError:
        os.close(handed)
        raise
