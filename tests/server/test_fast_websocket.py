"""Messages arrive as sent, however the network splits them."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from sobremesa.server.http.fast_websocket import _look
from sobremesa.wire import messages as m
from sobremesa.wire.updates import encode
from tests.server.running import Running

HELLO = encode(m.Hello(m.VERSION))


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


@contextmanager
def connected(server: Running, table: str) -> Iterator[socket.socket]:
    """A connection that sends and receives raw frames."""
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=10) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = f"GET /ws/{table} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        request += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        line.sendall(request.encode())
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += line.recv(65536)
        yield line


def pongs(server: Running, table: str, packets: list[bytes], count: int) -> list[int]:
    """The numbers that come back, in order."""
    with connected(server, table) as line:
        heard = b""
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
        ping = encode(m.Ping(number)) + b" " * rng.choice([0, 0, 0, 200])
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
    # Masks are random, so the frames themselves cannot be test names.
    ids=["short", "long", "two", "ping", "cut", "cut in the head", "two, cut", "pieces", "not masked", "longest"],
)
def test_only_one_whole_text_goes_the_short_way(data: bytes, found: tuple[bool, int]) -> None:
    assert _look(data) == found


# As in the cases 6.* of the Autobahn testsuite.
GREEK = "\u03ba\u1f79\u03c3\u03bc\u03b5".encode()
FACE = "\U0001f921".encode()
GARBLED = {
    "in the middle": GREEK + b"\xed\xa0\x80" + b"edited",
    "beyond Unicode": GREEK + b"\xf4\x90\x80\x80" + b"edited",
    "one byte": b"\xff",
    "a continuation alone": b"\x80",
    "overlong": b"\xc0\xaf",
    "cut at the end": FACE[:3],
}


def fragments(*data: bytes) -> bytes:
    frames = [Frame(Opcode.CONT if at else Opcode.TEXT, part, fin=at == len(data) - 1) for at, part in enumerate(data)]
    return b"".join(bytes(frame.serialize(mask=True)) for frame in frames)


def closes_with(server: Running, packet: bytes, *, says_hello: bool) -> int:
    """The code of the close frame that follows."""
    table = asyncio.run(server.client.open("mayor", seats=2, public=True)).table
    with connected(server, table) as line:
        heard = b""
        if says_hello:
            line.sendall(text(HELLO))
            while b'"welcome"' not in heard:
                heard += line.recv(65536)
        line.sendall(packet)
        while b"\x88\x02" not in heard:
            more = line.recv(65536)
            assert more, heard[-300:]
            heard += more
        return int.from_bytes(heard.partition(b"\x88\x02")[2][:2], "big")


@pytest.mark.parametrize("says_hello", [True, False])
@pytest.mark.parametrize("how", ["whole", "long", "two", "fragments", "bytes"])
@pytest.mark.parametrize("garbled", GARBLED.values(), ids=GARBLED)
def test_a_text_that_is_no_utf_8_closes_the_connection(
    server: Running, caplog: pytest.LogCaptureFixture, garbled: bytes, how: str, says_hello: bool
) -> None:
    packet = {
        "whole": text(garbled),
        "long": text(b"a" * 300 + garbled),
        "two": text(garbled) + text(garbled),
        "fragments": fragments(garbled, b""),
        "bytes": fragments(*(bytes((byte,)) for byte in garbled)),
    }[how]
    caplog.clear()
    assert closes_with(server, packet, says_hello=says_hello) == 1007
    assert [record.getMessage() for record in caplog.records if record.exc_info or record.levelname == "ERROR"] == []


@pytest.mark.parametrize("cut", range(1, len(FACE)))
def test_a_character_may_be_cut_between_two_fragments(server: Running, cut: int) -> None:
    table = asyncio.run(server.client.open("mayor", seats=2, public=True)).table
    data = encode(m.Hello(m.VERSION, invite=FACE.decode()))
    at = data.index(FACE) + cut
    ping = encode(m.Ping(7))
    with connected(server, table) as line:
        line.sendall(fragments(data[:at], data[at:]) + text(ping))
        heard = b""
        while b'"pong","n":7' not in heard:
            more = line.recv(65536)
            assert more, heard[-300:]
            heard += more
