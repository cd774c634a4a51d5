"""Clients that send too much, or read too little: attacks, as in ``attacks``."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

from sobremesa.server.node.connection import Connection
from sobremesa.wire import messages as m
from sobremesa.wire.updates import UpdateComposer, encode
from tests.laws.toy import Mayor
from tests.server.attacks import public_table
from tests.simulated.node import Simulated
from tests.table.sitting import Sitting


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin=fin).serialize(mask=True))


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def line_to(server: Simulated, text: str) -> Line:
    parts = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(text.encode())
    return reader, writer


@asynccontextmanager
async def raw_line(server: Simulated, table: str) -> AsyncIterator[Line]:
    """A raw WebSocket after its handshake: no library answers pings for us."""
    request = f"GET /ws/{table} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    request += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    reader, writer = await line_to(server, request)
    await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader, writer
    finally:
        writer.close()


async def is_answered(line: Line, sent: bytes, wanted: bytes) -> bool:
    """Whether the server still reads after all that."""
    reader, writer = line
    heard = b""
    try:
        async with asyncio.timeout(10):
            writer.write(sent)
            await writer.drain()
            while wanted not in heard:
                more = await reader.read(65536)
                if not more:
                    return False
                heard = heard[-len(wanted) :] + more
    except OSError:
        return False
    return True


async def a_flood_of_pings_is_read(server: Simulated) -> bool:
    """It takes no table, key or hello."""
    flood = frame(Opcode.PING) * 5_000 + frame(Opcode.PING, b"the last")
    async with raw_line(server, "nothing-here") as line:
        return await is_answered(line, flood, b"the last")


async def fragments_without_end_are_read(server: Simulated) -> bool:
    hello = frame(Opcode.TEXT, b" ", fin=False) + frame(Opcode.CONT, fin=False) * 5_000
    hello += frame(Opcode.CONT, encode(m.Hello(m.VERSION)))
    async with raw_line(server, await public_table(server)) as line:
        return await is_answered(line, hello, b'"welcome"')


async def who_never_reads_is_kept(server: Simulated) -> bool:
    """Whether the server keeps answers for a connection that it closed long ago."""
    table = await server.client.open("mayor", seats=2, public=True, deck=f"a = 1 # {'x' * 90_000}")
    async with raw_line(server, table.table) as (_reader, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport that reads
        writer.write(frame(Opcode.TEXT, encode(m.Hello(m.VERSION))))
        # Several times what the network buffers.
        writer.write(frame(Opcode.TEXT, encode(m.Resync(0))) * 200)
        await asyncio.sleep(2)
        return bool(server.uvicorn.server_state.connections)


# Filling the disk.


async def is_refused(server: Simulated, settings: dict[str, object]) -> bool:
    answer = await server.http.post("/api/tables", json={"settings": settings})
    assert answer.status_code in (201, 429), answer.text
    return answer.status_code == 429


async def tables_without_end_are_opened(server: Simulated) -> bool:
    return not any([await is_refused(server, {"game": "mayor", "seats": 2}) for _table in range(25)])


async def large_decks_without_end_are_kept(server: Simulated) -> bool:
    decks = [f"a = 1 # {number} {'x' * 90_000}" for number in range(15)]
    return not any([await is_refused(server, {"game": "mayor", "seats": 2, "deck": deck}) for deck in decks])


# Resyncs.

PADDED = f"a = 1 # {'x' * 90_000}"


class Unread:
    """A connection that never reads."""

    unsent = 0

    def write(self, text: bytes) -> None:
        self.unsent += len(text)

    def ping(self) -> None:
        pass


async def resyncs_raise_their_own_limit(server: Simulated) -> bool:
    sitting = Sitting(Mayor(), deck=PADDED).seat_all()
    most, line = server.config.limits.unsent_bytes, Unread()
    connection = Connection(0, "es", 0, line, most)
    for _time in range(100):
        connection.seq = 0
        connection.tell(UpdateComposer(sitting.table, sitting.now))
    return line.unsent > 2 * most


async def resyncs_cost_as_little_as_pings(server: Simulated) -> bool:
    """A hundred messages are within every limit; ten megabytes are not."""
    table = await server.client.open("mayor", seats=2, public=True, deck=PADDED)
    asked = frame(Opcode.TEXT, encode(m.Hello(m.VERSION))) + frame(Opcode.TEXT, encode(m.Resync(0))) * 100
    async with raw_line(server, table.table) as line:
        return await is_answered(line, asked + frame(Opcode.TEXT, encode(m.Ping(77))), b'"n":77')


# Idle connections.


async def is_kept(line: Line, seconds: float) -> bool:
    """Whether the server still waits after this time."""
    try:
        return await asyncio.wait_for(line[0].read(1), seconds) != b""
    except TimeoutError:
        return True
    except OSError:
        return False


HALF_HEADERS = "GET /healthz HTTP/1.1\r\nHost: here\r\nX-More: "
HALF_HANDSHAKE = "GET /ws/mesa HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
HALF_BODY = (
    "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    '{"settings": '
)


async def half_a_request_is_waited_for(server: Simulated) -> bool:
    lines = [await line_to(server, text) for text in ("", HALF_HEADERS, HALF_HANDSHAKE, HALF_BODY)]
    kept = [await is_kept(line, 1.5) for line in lines]
    for _reader, writer in lines:
        writer.close()
    return any(kept)


async def one_address_takes_all_sockets(server: Simulated) -> bool:
    lines = [await line_to(server, HALF_HEADERS) for _line in range(60)]
    kept = sum([await is_kept(line, 0.02) for line in lines])
    for _reader, writer in lines:
        writer.close()
    await asyncio.sleep(0.2)
    # A closed connection makes room for the next.
    assert await server.client.ask("GET", "/api/tables")
    return kept > 40
