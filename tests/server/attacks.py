"""Attacks on a server. Each returns whether it got through."""

from __future__ import annotations

import asyncio
import logging
import signal
from typing import Any

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa.client import Refused
from sobremesa.server.http.app import POLICY
from sobremesa.server.node.connection import Connection
from sobremesa.table.acts.leave import Leave, LeaveNews
from sobremesa.table.acts.say import Say, SayNews
from sobremesa.wire import messages as m
from sobremesa.wire.updates import encode
from tests.server.running import seated
from tests.simulated.node import Simulated

EVIL = {"Origin": "http://evil.example"}
SCRIPT = "<script>alert(1)</script>"
OPEN = {"settings": {"game": "mayor", "seats": 2}}


def socket_of(server: Simulated, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/ws/{table}"


def message_of(told: Any) -> str:
    return encode(told).decode()


async def public_table(server: Simulated) -> str:
    return (await server.client.open("mayor", seats=2, public=True, talk="free")).table


async def watching(server: Simulated) -> ClientConnection:
    """A connection that has been let in."""
    socket = await connect(socket_of(server, await public_table(server)), compression=None, max_size=None)
    await socket.send(message_of(m.Hello(m.VERSION)))
    assert '"welcome"' in str(await socket.recv())
    return socket


async def heard_until_closed(socket: ClientConnection, seconds: float = 1.0) -> tuple[str, bool]:
    """All messages within the time, and whether the server has closed the connection by then."""
    heard: list[str] = []
    try:
        async with asyncio.timeout(seconds):
            while True:
                heard.append(str(await socket.recv()))
    except TimeoutError:
        return "".join(heard), False
    except ConnectionClosed:
        return "".join(heard), True


# Pages from elsewhere.


async def a_strange_page_opens_a_table(server: Simulated) -> bool:
    return (await server.http.post("/api/tables", json=OPEN, headers=EVIL)).status_code == 201


async def a_strange_page_connects(server: Simulated) -> bool:
    try:
        async with connect(socket_of(server, await public_table(server)), additional_headers=EVIL):
            return True
    except InvalidStatus:
        return False


async def an_answer_without_its_headers(server: Simulated) -> bool:
    wanted = {
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    paths = ("/", "/api/games", "/api/tables", "/nowhere", "/healthz", "/api/tables/x/record")
    answers = [await server.http.get(path) for path in paths]
    return any(answer.headers.get(name) != value for answer in answers for name, value in wanted.items())


async def what_people_write_comes_as_a_page(server: Simulated) -> bool:
    """As HTML, or as something that a browser may take for it."""
    table = await server.client.open("mayor", seats=2, public=True, talk="free", title=SCRIPT, reveal_ms=0)
    async with (
        await server.client.sit(table.table, SCRIPT) as ana,
        await server.client.sit(table.table, "Beto") as beto,
    ):
        await ana.start()
        await ana.say(SCRIPT)
        while not ana.is_over:
            for seat in (ana, beto):
                update = seat.latest
                if update is not None and update.moves:
                    await seat.play(update.moves[0].code)
            await asyncio.sleep(0.01)
    found = False
    for path in ("", f"/{table.table}", f"/{table.table}/record", f"/{table.table}/replay"):
        answer = await server.http.get(f"/api/tables{path}")
        kind = answer.headers["content-type"].partition(";")[0]
        safe = kind in ("application/json", "text/plain") and answer.headers.get("x-content-type-options") == "nosniff"
        found |= SCRIPT in answer.text.replace("\\", "") and not safe
    return found


# Floods.


async def a_huge_message_is_read(server: Simulated) -> bool:
    socket = await watching(server)
    await socket.send("x" * 1_000_000)
    heard, closed = await heard_until_closed(socket)
    await socket.close()
    return not closed and "bad-message" in heard


async def a_huge_body_is_read(server: Simulated) -> bool:
    body, kind = b"[" * 200_000, {"content-type": "application/json"}
    return (await server.http.post("/api/tables", content=body, headers=kind)).status_code != 413


async def a_flood_of_messages_is_answered(server: Simulated) -> bool:
    socket = await watching(server)
    try:
        for number in range(300):
            await socket.send(message_of(m.Ping(number)))
        heard, _closed = await heard_until_closed(socket)
    except ConnectionClosed:
        return False
    await socket.close()
    return heard.count('"pong"') == 300


async def nonsense_without_end_is_answered(server: Simulated) -> bool:
    socket = await watching(server)
    try:
        for _time in range(120):
            await socket.send("nonsense")
        heard, _closed = await heard_until_closed(socket)
    except ConnectionClosed:
        return False
    await socket.close()
    return heard.count('"refused"') == 120


async def a_flood_of_requests_is_answered(server: Simulated) -> bool:
    answers = [await server.http.get("/api/games") for _request in range(30)]
    return all(answer.status_code == 200 for answer in answers)


async def a_flood_under_false_addresses_is_answered(server: Simulated) -> bool:
    """A client that writes an address of its own in the header would get a fresh allowance with each request."""
    answers = [
        await server.http.get("/api/games", headers={"x-forwarded-for": f"10.0.0.{number}"}) for number in range(30)
    ]
    return all(answer.status_code == 200 for answer in answers)


async def one_address_takes_all_connections(server: Simulated) -> bool:
    url = socket_of(server, await public_table(server))
    tried = await asyncio.gather(*(connect(url) for _socket in range(31)), return_exceptions=True)
    sockets = [socket for socket in tried if isinstance(socket, ClientConnection)]
    for socket in sockets:
        await socket.close()
    return len(sockets) == 31


async def one_seat_is_opened_without_end(server: Simulated) -> bool:
    ana, _beto = await seated(server.client, "mayor", seats=2)
    sockets = []
    for _socket in range(8):
        sockets.append(await connect(socket_of(server, ana.table), compression=None))
        await sockets[-1].send(message_of(m.Hello(m.VERSION, ana.key)))
        await sockets[-1].recv()
    ends = [await heard_until_closed(socket, 0.3) for socket in sockets]
    for socket in sockets:
        await socket.close()
    return not any(closed for _heard, closed in ends)


async def silence_holds_a_connection(server: Simulated) -> bool:
    socket = await connect(socket_of(server, await public_table(server)))
    _heard, closed = await heard_until_closed(socket, 1.5)
    await socket.close()
    return not closed


async def a_reader_that_never_reads_fills_the_memory(_server: Simulated) -> bool:
    class Full:
        unsent = 5_000_000
        written = 0

        def write(self, _text: bytes) -> None:
            self.written += 1

        def ping(self) -> None:
            pass

    line = Full()
    connection = Connection(None, "es", 0, line, _server.config.limits.unsent_bytes)
    for number in range(10):
        connection.send(m.Pong(number))
    return line.written == 10 and not connection.over.done()


# Keys.


async def a_key_is_kept_as_it_is(server: Simulated) -> bool:
    table = await server.client.open("mayor", seats=2)
    ana = await server.client.sit(table.table, "Ana", invite=table.invite)
    journal = b"".join(server.node.store._journals[table.table])  # type: ignore[attr-defined]
    return ana.key.encode() in journal or table.invite.encode() in journal


async def a_key_opens_another_seat(server: Simulated) -> bool:
    ana, beto = await seated(server.client, "mayor", seats=2)
    others = await seated(server.client, "mayor", seats=2)
    opened = []
    for table, key, own in ((others[0].table, ana.key, -1), (ana.table, beto.key, 1)):
        async with connect(socket_of(server, table), compression=None) as socket:
            await socket.send(message_of(m.Hello(m.VERSION, key)))
            first = json.decode(str(await socket.recv()))
            opened.append(first["type"] == "welcome" and first["seat"] != own)
    return any(opened)


async def who_stood_up_sees_the_next_ones_cards(server: Simulated) -> bool:
    """Before the game a seat changes hands; the connection of the first player is still there."""
    ana, beto = await seated(server.client, "mayor", seats=2)
    async with connect(socket_of(server, ana.table), compression=None) as socket, beto:
        await socket.send(message_of(m.Hello(m.VERSION, ana.key)))
        await socket.send(message_of(Leave("1")))
        await beto.until(lambda: any(isinstance(piece, LeaveNews) for piece in beto.news))
        async with await server.client.sit(ana.table, "Caro", seat=0) as caro:
            await caro.start()
            heard, _closed = await heard_until_closed(socket)
    return '"moves"' in heard


async def a_weak_key_is_taken(server: Simulated) -> bool:
    body = {"name": "Ana", "key": "a"}
    path = f"/api/tables/{await public_table(server)}/seats"
    return (await server.http.post(path, json=body)).status_code == 201


async def a_hidden_table_is_seen(server: Simulated) -> bool:
    table = (await server.client.open("mayor", seats=2)).table
    return (await server.http.get(f"/api/tables/{table}")).status_code == 200


async def a_hidden_table_is_watched(server: Simulated) -> bool:
    table = (await server.client.open("mayor", seats=2)).table
    async with connect(socket_of(server, table), compression=None) as socket:
        await socket.send(message_of(m.Hello(m.VERSION)))
        return '"welcome"' in str(await socket.recv())


async def a_secret_is_logged(server: Simulated) -> bool:
    lines: list[str] = []

    class Reader(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(str(record.__dict__))

    logger, reader = logging.getLogger("sobremesa"), Reader()
    level = logger.level
    logger.addHandler(reader)
    logger.setLevel(logging.DEBUG)
    try:
        table = await server.client.open("mayor", seats=2)
        ana = await server.client.sit(table.table, "Ana", invite=table.invite)
        async with ana:
            await ana.say("a secret word")
        path = f"/api/tables/{table.table}/record?k=hunter2"
        await server.http.get(path, headers={"authorization": f"Bearer {ana.key}"})
    finally:
        logger.removeHandler(reader)
        logger.setLevel(level)
    assert any("request" in line for line in lines)
    return any(secret in line for secret in (ana.key, table.invite, "secret word", "hunter2") for line in lines)


async def numbers_are_open_to_all(server: Simulated) -> bool:
    """The metrics would count sealed answers (EU-38)."""
    return "sobremesa_entries_total" in (await server.http.get("/metrics")).text


# Play.


async def what_is_sent_again_is_done_again(server: Simulated) -> bool:
    ana, _beto = await seated(server.client, "mayor", seats=2)
    async with ana:
        for _time in range(2):
            await ana.ask(Say("same", "hola"))
        await ana.say("done")
        await ana.until(lambda: any(isinstance(piece, SayNews) and piece.text == "done" for piece in ana.news))
        return sum(isinstance(piece, SayNews) and piece.text == "hola" for piece in ana.news) > 1


async def hints_cost_without_end(server: Simulated) -> bool:
    table = await server.client.open("mayor", seats=2, bots=("facil",), reveal_ms=0)
    async with await server.client.sit(table.table, "Ana", invite=table.invite) as ana:
        await ana.start()
        live = server.node.tables[table.table]
        try:
            for _time in range(6):
                await ana.turn()
                await ana.hint()
                live.hints.pending.clear()
        except Refused as refused:
            return refused.code != "hint-too-fast"
    return True


async def a_node_stops_without_a_word(server: Simulated) -> bool:
    socket = await watching(server)
    server.uvicorn.handle_exit(signal.SIGTERM, None)
    heard, closed = await heard_until_closed(socket, 10)
    assert closed
    return "going-down" not in heard


# Other ways in.


async def a_page_leads_to_a_strange_host(server: Simulated) -> bool:
    answer = await server.http.get("/api/games/", headers={"Host": "evil.example"}, follow_redirects=False)
    return "evil.example" in answer.headers.get("location", "")


async def a_strange_name_of_ours_is_answered(server: Simulated) -> bool:
    """DNS rebinding: a page whose host name resolves to our address."""
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    return (await server.http.post("/api/tables", json=OPEN, headers=headers)).status_code == 201


async def handshakes_without_end_are_answered(server: Simulated) -> bool:
    for _time in range(30):
        try:
            async with connect(socket_of(server, "nothing-here"), compression=None):
                pass
        except (InvalidStatus, ConnectionClosed):
            return False
    return True


async def undos_cost_without_end(server: Simulated) -> bool:
    ana, beto = await seated(server.client, "mayor", seats=2)
    codes = set()
    async with ana, beto:
        await ana.start()
        for _time in range(20):
            try:
                await ana.propose("undo")
            except Refused as refused:
                codes.add(refused.code)
    return "too-fast" not in codes
