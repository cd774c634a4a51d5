"""A minimal WebSocket client, so that the load generator takes little from the server."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, BINARY, PING, PONG = 0x1, 0x2, 0x9, 0xA


class LightSocket(asyncio.Protocol):
    """Supports unfragmented messages only; the mask is zero, which leaves them as they are."""

    def __init__(self, url: str, heard: Callable[[bytes], None]) -> None:
        parts = urlsplit(url)
        path = f"{parts.path}?{parts.query}" if parts.query else parts.path
        key = b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._heard = heard
        self._data = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are not subclasses of asyncio's.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, _problem: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("connection closed before the WebSocket was open"))

    def data_received(self, data: bytes) -> None:
        self._data = self._data + data if self._data else data
        if not self.open.done():
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head[:60].decode(errors="replace")))
                return
            self._data = rest
            self.open.set_result(None)
            # The task that awaits the opening comes first.
            asyncio.get_running_loop().call_soon(self._frames)
            return
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            size, start = data[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            kind, payload = data[at] & 15, data[start : start + size]
            if kind in (TEXT, BINARY):
                self._heard(payload)
            elif kind == PING:
                self.send(payload, kind=PONG)
            at = start + size
        self._data = data[at:]

    def send(self, message: bytes, *, kind: int = TEXT) -> None:
        assert self._transport is not None
        size, first = len(message), 0x80 | kind
        head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def open_socket(url: str, heard: Callable[[bytes], None]) -> LightSocket:
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    _transport, socket = await loop.create_connection(
        lambda: LightSocket(url, heard), parts.hostname or "", parts.port or 80
    )
    await socket.open
    return socket
