"""Access, secrets and limits of a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa.client import ClosedByServer, Refused
from sobremesa.server.http import access
from sobremesa.server.node.keys import fresh_key, hash_key, is_strong
from sobremesa.server.node.rate_limit import Addresses, Bucket
from sobremesa.server.ops.config import Limits
from sobremesa.wire import messages as m
from sobremesa.wire.updates import encode
from tests.server.process import free_port
from tests.server.running import Running, seated
from tests.simulated.node import Simulated


@pytest.fixture(scope="module")
def server() -> Iterator[Simulated]:
    with Simulated() as running:
        yield running


def socket_of(server: Simulated, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/ws/{table}"


async def talk(socket: ClientConnection, messages: list[str], heard: list[str] | None = None) -> None:
    """Sends them all, then listens until the server closes."""
    with suppress(ConnectionClosed):  # what was said before it is still to be heard
        for message in messages:
            await socket.send(message)
    while True:
        answer = str(await socket.recv())
        if heard is not None:
            heard.append(answer)


def test_a_table_that_is_not_public_does_not_exist_without_its_invitation(server: Simulated) -> None:
    async def test() -> None:
        table = await server.client.open("mayor", seats=2)
        for path in ("", "/record", "/replay"):
            for key in ("", "x" * 43):
                with pytest.raises(Refused) as caught:
                    await server.client.ask("GET", f"/api/tables/{table.table}{path}", key=key)
                assert caught.value.code == "no-such-table"
        with pytest.raises(Refused) as caught:
            await server.client.sit(table.table, "Ana")
        assert caught.value.code == "no-such-table"
        with pytest.raises(ClosedByServer, match="no such table"):
            await server.client.watch(table.table).__aenter__()
        await server.client.ask("GET", f"/api/tables/{table.table}", key=table.invite)
        await server.client.sit(table.table, "Ana", invite=table.invite)

    server.run(test())


def test_an_absent_table_and_a_hidden_one_look_the_same(server: Simulated) -> None:
    hidden = server.run(server.client.open("mayor", seats=2)).table
    answers = [server.fetch("GET", f"/api/tables/{name}") for name in (hidden, "0" * 16)]
    assert answers[0].content == answers[1].content
    assert answers[0].status_code == answers[1].status_code == 404


def test_a_seats_key_opens_its_seat_only(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        other, _other = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            assert (ana.number, beto.number) == (0, 1)
        stranger = server.client.watch(other.table)
        stranger.key = ana.key
        with pytest.raises(ClosedByServer) as caught:
            await stranger.__aenter__()
        assert caught.value.code == "bad-key"

    server.run(test())


def test_keys_are_kept_as_hashes_only(server: Simulated) -> None:
    async def test() -> None:
        table = await server.client.open("mayor", seats=2)
        ana = await server.client.sit(table.table, "Ana", invite=table.invite)
        journal = b"".join(server.node.store._journals[table.table])  # type: ignore[attr-defined]
        assert ana.key.encode() not in journal
        assert table.invite.encode() not in journal
        assert hash_key(ana.key).encode() in journal

    server.run(test())


def test_a_key_cannot_be_guessed() -> None:
    keys = {fresh_key() for _key in range(100)}
    assert len(keys) == 100
    assert all(is_strong(key) for key in keys)


def test_no_key_reaches_the_logs(server: Simulated, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> list[str]:
        table = await server.client.open("mayor", seats=2)
        ana = await server.client.sit(table.table, "Ana", invite=table.invite)
        async with ana:
            await ana.say("a secret word")
            with pytest.raises(Refused):
                await ana.play("xyzzy")
        with pytest.raises(Refused):
            await server.client.ask("GET", f"/api/tables/{table.table}/record?game=9&k=hunter2", key=ana.key)
        return [ana.key, table.invite, "secret word", "hunter2", "xyzzy"]

    with caplog.at_level(logging.DEBUG, logger="sobremesa"):
        secrets = server.run(test())
    logged = "\n".join(str(record.__dict__) for record in caplog.records)
    assert "request" in logged
    assert [secret for secret in secrets if secret in logged] == []


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1", "http://[", "ftp://x"])
def test_a_strange_page_may_not_talk_to_us(server: Simulated, origin: str) -> None:
    body = {"settings": {"game": "mayor", "seats": 2}}
    refused = server.fetch("POST", "/api/tables", json=body, headers={"Origin": origin})
    assert refused.status_code == 403

    async def test() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(socket_of(server, "x"), additional_headers={"Origin": origin}):
                pass

    server.run(test())


def test_our_own_page_may(server: Simulated) -> None:
    body = {"settings": {"game": "mayor", "seats": 2}}
    accepted = server.fetch("POST", "/api/tables", json=body, headers={"Origin": server.address})
    assert accepted.status_code == 201


def test_without_the_origin_check_a_strange_page_would_be_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.http.api.check_origin", lambda _request, _config: None)
    with Simulated() as bare:
        body = {"settings": {"game": "mayor", "seats": 2}}
        answer = bare.fetch("POST", "/api/tables", json=body, headers={"Origin": "http://evil.example"})
        assert answer.status_code == 201


def test_without_the_guest_check_a_hidden_table_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.http.api.check_guest", lambda _table, _invite: None)
    with Simulated() as bare:
        table = bare.run(bare.client.open("mayor", seats=2)).table
        assert bare.fetch("GET", f"/api/tables/{table}").status_code == 200


def test_every_answer_carries_the_headers_that_protect(server: Simulated) -> None:
    for path in ("/", "/api/games", "/nowhere", "/healthz", "/api/tables/x/record"):
        headers = server.fetch("GET", path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert server.fetch("GET", "/api/games").headers["cache-control"] == "no-store"


def test_there_is_no_door_for_administrators(server: Simulated) -> None:
    for path in ("/admin", "/api/admin", "/debug", "/docs/../admin", "/api/tables/../../etc/passwd"):
        assert server.fetch("GET", path).status_code == 404


def test_a_message_that_is_too_large_ends_the_connection(server: Simulated) -> None:
    async def test() -> None:
        table = await server.client.open("mayor", seats=2, public=True)
        async with connect(socket_of(server, table.table), compression=None) as socket:
            with pytest.raises(ConnectionClosed):
                await talk(socket, ["x" * 1_000_000])

    server.run(test())


def test_a_body_that_is_too_large_is_refused(server: Simulated) -> None:
    answer = server.fetch("POST", "/api/tables", content=b"[" * 200_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413


def test_who_talks_too_fast_is_cut_off() -> None:
    async def test(server: Simulated) -> None:
        table = await server.client.open("mayor", seats=2, public=True)
        async with connect(socket_of(server, table.table), compression=None) as socket:
            await socket.send(encode(m.Hello(m.VERSION)).decode())
            heard: list[str] = []
            with pytest.raises(ConnectionClosed):
                await talk(socket, [encode(m.Ping()).decode()] * 50, heard)
            assert any("too-fast" in message for message in heard)

    with Simulated(limits=Limits(messages_per_second=1, messages_burst=10)) as server:
        server.run(test(server))


def test_an_address_may_not_ask_too_much_nor_connect_too_often() -> None:
    async def test(server: Simulated) -> None:
        table = await server.client.open("mayor", seats=2, public=True)
        sockets = [await connect(socket_of(server, table.table)) for _socket in range(2)]
        with pytest.raises(InvalidStatus):
            await connect(socket_of(server, table.table))
        for socket in sockets:
            await socket.close()

    limits = Limits(requests_per_second=0.001, requests_burst=4, connections_per_address=2)
    with Simulated(limits=limits) as server:
        server.run(test(server))
        statuses = [server.fetch("GET", "/api/games").status_code for _request in range(5)]
        assert statuses[-1] == 429
        assert server.fetch("GET", "/healthz").status_code == 200


def test_names_that_were_never_opened_leave_nothing_behind(server: Simulated) -> None:
    for name in ("0123456789abcdef", "x" * 60_000, "%00", "..", "a%2Fb"):
        assert server.fetch("GET", f"/api/tables/{name}").status_code == 404
    assert server.node._loading == {}


def test_talk_is_for_now_and_then_and_moves_are_not_held_up() -> None:
    async def test(server: Simulated) -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            for n in range(2):
                await ana.say(f"hola {n}")
            with pytest.raises(Refused) as refused:
                await ana.say("hola")
            assert refused.value.code == "too-fast"
            asked = await ana.turn()
            assert asked is not None
            await ana.play(asked.moves[0].code)
            await beto.say("hola")

    with Simulated(limits=Limits(messages_per_second=0.1, messages_burst=30)) as server:
        server.run(test(server))


def test_who_says_nothing_is_not_waited_for() -> None:
    async def test(server: Simulated) -> None:
        table = await server.client.open("mayor", seats=2, public=True)
        async with connect(socket_of(server, table.table)) as socket:
            assert "hello-first" in str(await socket.recv())

    with Simulated(limits=Limits(hello_seconds=0.2)) as server:
        server.run(test(server))


def test_an_address_behind_our_proxy_is_the_one_the_proxy_saw() -> None:
    from starlette.requests import HTTPConnection

    from sobremesa.server.ops.config import Config

    scope = {"type": "http", "headers": [(b"x-forwarded-for", b"6.6.6.6, 9.9.9.9")], "client": ("127.0.0.1", 1)}
    assert access.address_of(HTTPConnection(scope), Config(trust_proxy=True)) == "9.9.9.9"
    assert access.address_of(HTTPConnection(scope), Config()) == "127.0.0.1"


def test_a_bucket_fills_again_with_time() -> None:
    bucket = Bucket(rate=2, burst=2, now=0)
    assert [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(0.5)] == [True, True, False, True]


def test_many_addresses_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.node.rate_limit.MOST_ADDRESSES", 10)
    addresses = Addresses(Limits(requests_per_second=1, requests_burst=1))
    for number in range(100):
        addresses.may_ask(str(number), now=0.0)
    assert len(addresses._requests) <= 10


def test_the_numbers_for_prometheus_name_nobody_and_come_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    with Running(metrics_port=port) as server:
        table = asyncio.run(server.client.open("mayor", seats=2, public=True, title="Hidden title")).table
        asyncio.run(server.client.sit(table, "Hidden name"))
        numbers = [httpx.get(f"http://127.0.0.1:{port}/metrics").text]
        monkeypatch.setattr(server.node.metrics, "_next_step", 0.0)
        server.node.metrics.step(server.node.loop.time())
        numbers.append(httpx.get(f"http://127.0.0.1:{port}/metrics").text)
    assert ["sobremesa_entries_total 0.0" in text for text in numbers] == [True, False]
    assert "sobremesa_entries_total 1.0" in numbers[1]
    assert not any(hidden in text for text in numbers for hidden in ("Hidden", table))


def test_without_a_port_of_their_own_there_are_no_numbers(server: Simulated) -> None:
    assert server.fetch("GET", "/metrics").status_code == 404


def test_health_tells_that_the_store_is_down(server: Simulated, monkeypatch: pytest.MonkeyPatch) -> None:
    from sobremesa.store.store import StoreDown

    async def down() -> None:
        raise StoreDown

    assert server.fetch("GET", "/healthz").json()["status"] == "ok"
    monkeypatch.setattr(server.node.store, "check", down)
    assert server.fetch("GET", "/healthz").status_code == 503


def test_a_link_is_drawn_without_being_logged(server: Simulated) -> None:
    drawn = server.fetch("POST", "/api/qr", json={"text": "http://x/t/1#secret"})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
