"""A node that goes down finishes pending writes, accepts nothing new, and closes its connections with a reason."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa.client import Seat
from sobremesa.server.node.server_node import ServerNode
from sobremesa.table.acts.play import Play
from sobremesa.wire import messages as m
from sobremesa.wire.updates import encode
from tests.server.running import seated
from tests.simulated.node import Simulated
from tests.waiting import until


class SerialQueue:
    """Writes wait before it, from ``shut`` on until ``open``."""

    def __init__(self, server: Simulated) -> None:
        self._node = server.node
        self._honest = server.node.store.commit
        self._open = asyncio.Event()
        self.waiting = 0

    def commit(self, *given: Any) -> None:
        self.waiting += 1
        asyncio.get_running_loop().create_task(self._commit(*given))

    async def _commit(self, *given: Any) -> None:
        await self._open.wait()
        self._honest(*given)

    def shut(self) -> None:
        self._node.store.commit = self.commit  # type: ignore[assignment, method-assign]  # a disk that takes its time

    def open(self) -> None:
        self._open.set()

    async def until_waiting(self, count: int) -> None:
        await until(lambda: self.waiting >= count)


@contextmanager
def gated() -> Iterator[tuple[Simulated, SerialQueue]]:
    with Simulated() as server:
        queue = SerialQueue(server)
        try:
            yield server, queue
        finally:
            queue.open()


def ask_to_stop(server: Simulated) -> None:
    """As SIGTERM does."""
    server.uvicorn.handle_exit(signal.SIGTERM, None)


async def started(server: Simulated) -> tuple[Seat, int]:
    """A game in which the first seat is asked: that seat, and a move."""
    ana, beto = await seated(server.client, "mayor", seats=2)
    async with ana, beto:
        await ana.start()
        update = await ana.turn()
        assert update is not None
        return ana, update.moves[0].code


async def farewell(server: Simulated, queue: SerialQueue) -> tuple[bool, str, int]:
    """A move is being written when the node gets the signal to stop: whether it is acknowledged, the last message, the
    close code."""
    ana, code = await started(server)
    acknowledged, words = False, ""
    async with connect(f"{server.address.replace('http', 'ws')}/ws/{ana.table}") as line:
        await line.send(encode(m.Hello(m.VERSION, ana.key)).decode())
        while "update" not in str(await line.recv()):
            pass
        queue.shut()
        await line.send(encode(Play("the-move", code=code)).decode())
        await queue.until_waiting(1)
        ask_to_stop(server)
        asyncio.get_running_loop().call_later(0.3, queue.open)
        try:
            while True:
                heard = str(await line.recv())
                acknowledged = acknowledged or '"the-move"' in heard
                words = heard
        except ConnectionClosed:
            pass
        return acknowledged, words, line.close_code or 0


def test_a_move_that_is_being_written_is_finished_and_acknowledged_before_goodbye() -> None:
    with gated() as (server, queue):
        acknowledged, words, code = server.run(farewell(server, queue))
    assert acknowledged
    assert (code, "going-down" in words, '"again":true' in words) == (1012, True, True)


def test_without_waiting_its_player_would_not_hear_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ServerNode._until

    async def until(self: ServerNode, reached: Any, seconds: float) -> None:
        if seconds < 5:
            await honest(self, reached, seconds)

    monkeypatch.setattr(ServerNode, "_until", until)
    with gated() as (server, queue):
        assert not server.run(farewell(server, queue))[0]


def test_nothing_new_is_begun_and_what_was_asked_is_answered() -> None:
    async def test(server: Simulated, queue: SerialQueue) -> tuple[Any, ...]:
        table = (await server.client.open("mayor", seats=2, public=True)).table
        queue.shut()
        async with server.http as browser:
            sitting = asyncio.create_task(browser.post(f"/api/tables/{table}/seats", json={"name": "Ana"}))
            await queue.until_waiting(1)
            ask_to_stop(server)
            await until(lambda: server.node.closing)
            settings = {"settings": {"game": "mayor", "seats": 2}}
            opening = await browser.post("/api/tables", json=settings)
            ready = await browser.get("/readyz")
            alive = await browser.get("/livez")
            with pytest.raises(InvalidStatus) as handshake:
                await connect(f"{server.address.replace('http', 'ws')}/ws/{table}")
            queue.open()
            seated = (await sitting).status_code
        refused = handshake.value.response
        return (
            (opening.status_code, opening.json()["code"], opening.headers["retry-after"]),
            (ready.status_code, alive.status_code),
            (refused.status_code, b"going-down" in refused.body),
            seated,
        )

    with gated() as (server, queue):
        found = server.run(test(server, queue))
    assert found == ((503, "going-down", "1"), (503, 200), (503, True), 201)
