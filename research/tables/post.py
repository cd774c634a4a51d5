"""A minimal HTTP client that posts JSON on a persistent connection."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar
from urllib.parse import urlsplit

from msgspec import json

T = TypeVar("T")


class PostOffice:
    """One connection to one server; requests follow each other."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self._turn = asyncio.Lock()
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, answer: type[T]) -> T:
        async with self._turn:
            try:
                data = await self._ask(path, json.encode(body))
            except (asyncio.IncompleteReadError, ConnectionError):
                # Node closes a persistent connection after five quiet seconds.
                self.close()
                data = await self._ask(path, json.encode(body))
        return json.decode(data, type=answer)

    async def _ask(self, path: str, body: bytes) -> bytes:
        if self._line is None:
            self._line = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._line
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        fields = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
        answer = await reader.readexactly(int(fields["content-length"]))
        if fields.get("connection") == "close":
            self.close()
        if lines[0].split()[1][0] != "2":
            raise RuntimeError(f"{path}: {lines[0]}: {answer[:200].decode(errors='replace')}")
        return answer

    def close(self) -> None:
        if self._line is not None:
            self._line[1].close()
        self._line = None
