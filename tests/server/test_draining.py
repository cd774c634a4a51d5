"""A node that goes down finishes what it began, begins nothing new, and says goodbye."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa.client import Seat
from sobremesa.server.hub import Hub
from sobremesa.table.acts.play import Play
from sobremesa.wire import messages as m
from sobremesa.wire.updates import encoded
from tests.server.running import Running, seated


class Gate:
    """Whatever is written waits before it, from ``shut`` on until ``open``."""

    def __init__(self, server: Running) -> None:
        self._hub = server.hub
        self._honest = server.hub.store.append
        self._open = threading.Event()
        self.waiting = 0

    async def append(self, *given: Any) -> None:
        self.waiting += 1
        while not self._open.is_set():
            await asyncio.sleep(0.01)
        await self._honest(*given)

    def shut(self) -> None:
        self._hub.store.append = self.append  # type: ignore[assignment, method-assign]  # a disk that takes its time

    def open(self) -> None:
        self._open.set()

    async def until_waiting(self, count: int) -> None:
        while self.waiting < count:
            await asyncio.sleep(0.01)


@contextmanager
def gated() -> Iterator[tuple[Running, Gate]]:
    with Running() as server:
        gate = Gate(server)
        try:
            yield server, gate
        finally:
            gate.open()


def ask_to_stop(server: Running) -> None:
    """As SIGTERM does."""
    server.hub.loop.call_soon_threadsafe(server.node.handle_exit, signal.SIGTERM, None)


async def started(server: Running) -> tuple[Seat, int]:
    """A game in which the first seat is asked: that seat, and a move."""
    ana, beto = await seated(server.client, "mayor", seats=2)
    async with ana, beto:
        await ana.start()
        update = await ana.turn()
        assert update is not None
        return ana, update.moves[0].code


async def farewell(server: Running, gate: Gate) -> tuple[bool, str, int]:
    """A move is being written when the node is told to go: whether it is acknowledged, the last words, the code."""
    ana, code = await started(server)
    acknowledged, words = False, ""
    async with connect(f"{server.address.replace('http', 'ws')}/ws/{ana.table}") as line:
        await line.send(encoded(m.Hello(m.VERSION, ana.key)).decode())
        while "update" not in str(await line.recv()):
            pass
        gate.shut()
        await line.send(encoded(Play("the-move", code=code)).decode())
        await gate.until_waiting(1)
        ask_to_stop(server)
        asyncio.get_running_loop().call_later(0.3, gate.open)
        try:
            while True:
                heard = str(await line.recv())
                acknowledged = acknowledged or '"the-move"' in heard
                words = heard
        except ConnectionClosed:
            pass
        return acknowledged, words, line.close_code or 0


def test_a_move_that_is_being_written_is_finished_and_acknowledged_before_goodbye() -> None:
    with gated() as (server, gate):
        acknowledged, words, code = asyncio.run(asyncio.wait_for(farewell(server, gate), 30))
    assert acknowledged
    assert (code, "going-down" in words, '"again":true' in words) == (1012, True, True)


def test_without_waiting_its_player_would_not_hear_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Hub._until

    async def until(self: Hub, reached: Any, seconds: float) -> None:
        if seconds < 5:
            await honest(self, reached, seconds)

    monkeypatch.setattr(Hub, "_until", until)
    with gated() as (server, gate):
        assert not asyncio.run(asyncio.wait_for(farewell(server, gate), 30))[0]


def test_nothing_new_is_begun_and_what_was_asked_is_answered() -> None:
    async def test(server: Running, gate: Gate) -> tuple[Any, ...]:
        table = (await server.client.open("mayor", seats=2, public=True)).table
        gate.shut()
        async with httpx.AsyncClient(base_url=server.address, timeout=20) as browser:
            sitting = asyncio.create_task(browser.post(f"/api/tables/{table}/seats", json={"name": "Ana"}))
            await gate.until_waiting(1)
            ask_to_stop(server)
            while not server.hub.closing:
                await asyncio.sleep(0.01)
            settings = {"settings": {"game": "mayor", "seats": 2}}
            opening = await browser.post("/api/tables", json=settings)
            ready = await browser.get("/readyz")
            alive = await browser.get("/livez")
            with pytest.raises(InvalidStatus) as handshake:
                await connect(f"{server.address.replace('http', 'ws')}/ws/{table}")
            gate.open()
            seated = (await sitting).status_code
        refused = handshake.value.response
        return (
            (opening.status_code, opening.json()["code"], opening.headers["retry-after"]),
            (ready.status_code, alive.status_code),
            (refused.status_code, b"going-down" in refused.body),
            seated,
        )

    with gated() as (server, gate):
        found = asyncio.run(asyncio.wait_for(test(server, gate), 30))
    assert found == ((503, "going-down", "1"), (503, 200), (503, True), 201)
