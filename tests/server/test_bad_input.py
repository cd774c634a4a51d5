"""No input breaks the server: no bug, no traceback, no hang.

``SOBREMESA_FUZZ=10000 pytest tests/server/test_bad_input.py`` is the full number (``make fuzz``).
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sobremesa.server.http.routes import document
from sobremesa.server.ops.config import Limits
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.ready import Ready
from sobremesa.table.acts.say import Say
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.wire import messages as m
from sobremesa.wire.updates import encode
from tests.server.running import Running, play_first_moves, seated

FUZZ = int(os.environ.get("SOBREMESA_FUZZ", "1500"))
EXAMPLES = int(os.environ.get("SOBREMESA_EXAMPLES", "15"))
GENEROUS = Limits(
    requests_per_second=1e6, requests_burst=10**6, messages_per_second=1e6, messages_burst=10**6,
    refusals_in_a_row=10**9, tables_per_hour=10**6, tables_per_hour_in_all=10**6,
    connections_per_address=10**6, hello_seconds=2,
)  # fmt: skip


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running(limits=GENEROUS) as running:
        yield running
        assert running.node.metrics.failures._value.get() == 0


# HTTP.

schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
def test_http_answers_as_it_says_and_never_breaks(case: schemathesis.Case[Any], server: Running) -> None:
    response = case.call(base_url=server.address)
    case.validate_response(
        response,
        excluded_checks=[
            # What the types cannot express (a game that exists, an option it has) is refused too, with its reason.
            schemathesis.checks.positive_data_acceptance,
        ],
    )


# WebSocket.

# Going away, not text, refused, too large: any other close code is a bug.
EXPECTED_ENDS = (1000, 1007, 1008, 1009)
WORDS = ["type", "hello", "play", "say", "id", "v", "key", "since", "move", "code", "yes", "what", "undo", "\x00", "ñ"]


def junk(rng: random.Random, depth: int = 0) -> object:
    kind = rng.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, 1, -1, 2**31, 2**63, -(2**70), 10**40, 1.5, -0.0])
    if kind in (2, 3):
        return rng.choice(WORDS) * rng.choice([1, 1, 1, 50, 300])
    if kind in (4, 5):
        return "".join(chr(rng.choice([0, 7, 34, 92, 0x202E, 0xFFFF, 0x1F600, 65])) for _c in range(rng.randrange(9)))
    if kind == 6:
        return [junk(rng, depth + 1) for _item in range(rng.randrange(4))]
    return {rng.choice(WORDS): junk(rng, depth + 1) for _item in range(rng.randrange(5))}


def malformed(rng: random.Random) -> str | bytes:
    """A message that is wrong in one of many ways: nonsense, half a message, or a good one with a bad part."""
    good = [
        m.Hello(m.VERSION),
        Play("a", move="juega g1"),
        Say("b", "hola"),
        Propose("c", "undo"),
        Answer("d", yes=True),
        m.Resync(3),
        SeatBot("e", 1, "facil"),
        Ready("f", ready=True),
        m.Ping(1),
        m.Seen(4),
    ]
    data = encode(rng.choice(good))
    way = rng.randrange(7)
    if way == 0:
        return rng.randbytes(rng.randrange(40))
    if way == 1:
        return data[: rng.randrange(len(data))].decode()
    if way == 2:
        at = rng.randrange(len(data))
        return data[:at] + rng.randbytes(1) + data[at + 1 :]
    if way == 3:
        return "[" * rng.choice([10, 5000]) + "1"
    if way == 4:
        return data.decode() * 2
    import msgspec

    found = msgspec.json.decode(data)
    if way == 5:
        found[rng.choice(list(found))] = junk(rng)
    else:
        found = junk(rng)
    return encode(found).decode()


async def survive(server: Running, table: str, key: str, count: int, seed: int) -> int:
    """Sends this many malformed messages, connecting again when the server closes; each connection still answers a
    ping."""
    rng, sent = random.Random(seed), 0
    while sent < count:
        url = f"{server.address.replace('http', 'ws')}/ws/{table}"
        async with connect(url, compression=None, max_size=None) as socket:
            try:
                if rng.random() < 0.9:
                    await socket.send(encode(m.Hello(m.VERSION, key)).decode())
                for _message in range(min(100, count - sent)):
                    await socket.send(malformed(rng))
                    sent += 1
                await _answers(socket)
            except ConnectionClosed as closed:
                sent += 1
                if closed.rcvd is not None and closed.rcvd.code not in EXPECTED_ENDS:
                    raise
    return sent


async def _answers(socket: ClientConnection) -> None:
    await socket.send(encode(m.Ping(424242)).decode())
    async with asyncio.timeout(10):
        while "424242" not in str(await socket.recv()):
            pass


def test_malformed_messages_break_nothing(server: Running) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "evidencia", seats=2)
        async with ana, beto:
            await ana.start()
            sent = await asyncio.gather(
                survive(server, ana.table, ana.key, FUZZ // 2, 1), survive(server, ana.table, "", FUZZ // 2, 2)
            )
            assert sum(sent) >= FUZZ // 2 * 2
            if ana.latest is not None and ana.latest.proposal is not None:
                await beto.answer(yes=False)
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))

    asyncio.run(asyncio.wait_for(test(), 300))
