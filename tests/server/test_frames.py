"""However the network cuts it, what was sent is what is heard."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from sobremesa.server.fast_websocket import _look
from sobremesa.wire import messages as m
from sobremesa.wire.updates import encoded
from tests.server.running import Running

HELLO = encoded(m.Hello(m.VERSION))


def text(data: bytes) -> bytes:
    return bytes(Frame(Opcode.TEXT, data).serialize(mask=True))


def in_pieces(data: bytes) -> bytes:
    """One message in two fragments, with a ping between them."""
    first = Frame(Opcode.TEXT, data[:5], fin=False).serialize(mask=True)
    between = Frame(Opcode.PING, b"?").serialize(mask=True)
    return bytes(first + between + Frame(Opcode.CONT, data[5:]).serialize(mask=True))


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running() as running:
        yield running


def pongs(server: Running, table: str, packets: list[bytes], count: int) -> list[int]:
    """The numbers that come back, in order."""
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=10) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = f"GET /ws/{table} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        request += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        line.sendall(request.encode())
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += line.recv(65536)
        for packet in packets:
            line.sendall(packet)
        while heard.count(b'{"type":"pong"') < count:
            more = line.recv(65536)
            assert more, heard[-300:]
            heard += more
        found = heard.split(b'{"type":"pong","n":')[1:]
        return [int(part[: part.index(b"}")]) for part in found]


@pytest.mark.parametrize("seed", range(8))
def test_messages_arrive_whole_and_in_order(server: Running, seed: int) -> None:
    rng = random.Random(seed)
    table = asyncio.run(server.client.open("mayor", seats=2, public=True)).table
    sent = [text(HELLO)]
    for number in range(1, 41):
        ping = encoded(m.Ping(number)) + b" " * rng.choice([0, 0, 0, 200])
        sent.append(in_pieces(ping) if rng.random() < 0.1 * (seed % 3) else text(ping))
    packets = []
    while sent:
        together = b"".join(sent.pop(0) for _frame in range(min(len(sent), rng.choice([1, 1, 1, 2, 3]))))
        cut = rng.randrange(len(together)) if rng.random() < 0.1 * (seed % 4) else 0
        packets += [part for part in (together[:cut], together[cut:]) if part]
    assert pongs(server, table, packets, 40) == list(range(1, 41))


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (text(b"a"), (True, 6)),
        (text(b"a" * 200), (True, 8)),
        (text(b"a") + text(b"b"), (True, 0)),
        (bytes(Frame(Opcode.PING, b"").serialize(mask=True)), (True, 0)),
        (text(b"abc")[:-1], (False, 0)),
        (text(b"abc")[:3], (False, 0)),
        (text(b"abc") + text(b"abc")[:4], (False, 0)),
        (in_pieces(b"0123456789"), (False, 0)),
        (bytes(Frame(Opcode.TEXT, b"not masked").serialize(mask=False)), (False, 0)),
        (text(b"a" * 70_000), (False, 0)),
    ],
    # Masks are random, so the frames themselves are no names.
    ids=["short", "long", "two", "ping", "cut", "cut in the head", "two, cut", "pieces", "not masked", "longest"],
)
def test_only_one_whole_text_goes_the_short_way(data: bytes, found: tuple[bool, int]) -> None:
    assert _look(data) == found
