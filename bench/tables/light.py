"""The lightest WebSocket client that will do, so that measuring takes little from what is measured."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from urllib.parse import urlsplit


class LightSocket(asyncio.Protocol):
    """Text frames only, in one piece; the mask is zero, which leaves the text as it is."""

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
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._data = self._data + data if self._data else data
        if not self.open.done():
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(head[:60].decode())
            self._data = rest
            self.open.set_result(None)
            # Whoever waits for the opening comes first.
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
            if data[at] & 15 == 1:
                self._heard(data[start : start + size])
            at = start + size
        self._data = data[at:]

    def send(self, text: bytes) -> None:
        assert self._transport is not None
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

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
