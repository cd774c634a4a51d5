"""The Python client: a server that is newer than it (wire/messages.py, rule 4), and one that does not answer."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import ValidationError, json
from websockets.asyncio.server import ServerConnection, serve

from sobremesa.client import Client
from sobremesa.client import seat as seat_file
from sobremesa.table.acts.say import SayNews
from sobremesa.wire import messages as m
from sobremesa.wire.decoder import decode
from sobremesa.wire.updates import encode
from tests.simulated.node import Simulated
from tests.waiting import until

SAID = {"what": "say", "n": 1, "seat": 0, "text": "hola"}
DANCED = {"what": "danced", "n": 2, "seat": 0, "steps": [1, 2]}
UPDATE = {"type": "update", "since": 0, "seq": 2, "status": "playing"}


def test_a_message_of_an_unknown_type_is_passed_over() -> None:
    assert decode(json.encode({"type": "weather", "rain": True})) is None


def test_unknown_news_are_passed_over_and_the_rest_is_heard() -> None:
    heard = decode(json.encode({**UPDATE, "news": [SAID, DANCED]}))
    assert isinstance(heard, m.Update)
    assert heard.seq == 2
    assert heard.news == [SayNews(1, 0, "hola")]


@pytest.mark.parametrize("news", [[{**SAID, "seat": "Ana"}], [{**SAID, "seat": "Ana"}, DANCED]])
def test_what_is_known_has_to_be_as_it_is_known(news: list[object]) -> None:
    with pytest.raises(ValidationError):
        decode(json.encode({**UPDATE, "news": news}))


def test_a_line_on_which_pings_are_not_answered_is_cut_and_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_file, "PING_SECONDS", 0.05)
    monkeypatch.setattr(seat_file, "PONG_SECONDS", 0.2)

    async def deaf(socket: ServerConnection) -> None:
        await socket.recv()
        for message in (m.Welcome(m.VERSION, None, 60), m.Update(0, 0, "waiting")):
            await socket.send(encode(message).decode())
        await socket.wait_closed()

    async def test() -> None:
        async with serve(deaf, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}").watch("mesa") as seat:
                await until(lambda: seat.connections >= 3)

    asyncio.run(asyncio.wait_for(test(), 30))


def test_a_line_on_which_they_are_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_file, "PING_SECONDS", 0.05)
    monkeypatch.setattr(seat_file, "PONG_SECONDS", 0.2)

    async def test(server: Simulated) -> None:
        table = await server.client.open("mayor", seats=2, public=True)
        async with server.client.watch(table.table) as seat:
            await asyncio.sleep(1)
            assert seat.connections == 1

    with Simulated() as server:
        server.run(test(server))
