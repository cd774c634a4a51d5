"""A real node in simulated time, with nearly the interface of ``tests.server.running.Running``."""

from __future__ import annotations

import asyncio
import urllib.request
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar
from urllib.parse import urlsplit

import h11
import httpx

from sobremesa.client import Client
from sobremesa.server.node.game_factory import GameFactory
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.ops.config import Config, Limits
from sobremesa.server.ops.main import NodeServer
from sobremesa.server.ops.plugin import MakePlugin
from tests.server.running import LIMITS, TEST_GAMES, Running
from tests.simulated.world import LONGEST_SECONDS, World

Found = TypeVar("Found")


class Answer(NamedTuple):
    status: int
    reason: str
    headers: dict[str, str]
    body: bytes


async def exchange(
    address: str, method: str, target: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> Answer:
    """One HTTP request over a connection of its own."""
    place = urlsplit(address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    talk = h11.Connection(h11.CLIENT)
    given = {"host": place.netloc, **(headers or {}), "connection": "close"}
    if body:
        given["content-length"] = str(len(body))
    for part in (
        h11.Request(method=method, target=target, headers=list(given.items())),
        *([h11.Data(data=body)] if body else []),
        h11.EndOfMessage(),
    ):
        writer.write(talk.send(part) or b"")
    head: h11.Response | None = None
    found = b""
    try:
        while True:
            event = talk.next_event()
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(65536))
            elif isinstance(event, h11.Response):
                head = event
            elif isinstance(event, h11.Data):
                found += event.data
            elif isinstance(event, h11.EndOfMessage):
                break
            elif event is h11.PAUSED or isinstance(event, h11.ConnectionClosed):
                raise ConnectionResetError("the answer is not whole")
    except h11.RemoteProtocolError:
        raise ConnectionResetError("the answer is not whole") from None
    finally:
        writer.close()
    assert head is not None
    told = {name.decode(): value.decode() for name, value in head.headers}
    return Answer(head.status_code, head.reason.decode(), told, found)


class SimulatedClient(Client):
    """Asks in the loop, where the other asks in a thread."""

    async def _exchange(self, request: urllib.request.Request) -> tuple[int, str, bytes]:
        place = urlsplit(request.full_url)
        target = f"{place.path}?{place.query}" if place.query else place.path
        data = request.data
        assert data is None or isinstance(data, bytes)
        headers = {name.lower(): value for name, value in request.header_items()}
        async with asyncio.timeout(self.timeout):
            answer = await exchange(request.full_url, request.get_method(), target, headers, data or b"")
        return answer.status, answer.reason, answer.body


class _Transport(httpx.AsyncBaseTransport):
    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        headers = {name: value for name, value in request.headers.items() if name != "content-length"}
        target = request.url.raw_path.decode()
        answer = await exchange(str(request.url), request.method, target, headers, await request.aread())
        return httpx.Response(answer.status, headers=answer.headers, content=answer.body)


class _Node(NodeServer):
    """Does not poll ten times a second whether to stop: it gets an event."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.leave = asyncio.Event()

    async def main_loop(self) -> None:
        await self.leave.wait()

    async def _leave(self) -> None:
        await super()._leave()
        self.leave.set()


class Simulated:
    """``with Simulated() as server: server.run(test())``, or ``simulate(test())`` and in it ``async with Simulated() as
    server``. Several nodes share one ``world``; a node that is started again in the same folder does too."""

    def __init__(
        self,
        data: Path | None = None,
        limits: Limits = LIMITS,
        plugin: MakePlugin | None = None,
        *,
        world: World | None = None,
        seed: int = 0,
        **config: Any,
    ) -> None:
        self.config = Config(data=data, limits=limits, **{"pace": 0.0, "bot_processes": 0, **config})
        self._plugin = plugin
        self._seed = seed
        self._has_own_world = world is None
        if world is not None:
            self.world = world
        self.address = ""

    @property
    def node(self) -> ServerNode:
        node: ServerNode = self.uvicorn.app.state.node
        return node

    @property
    def client(self) -> Client:
        return SimulatedClient(self.address, language="en")

    def run(self, work: Coroutine[Any, Any, Found], seconds: float = LONGEST_SECONDS) -> Found:
        return self.world.run(work, seconds)

    @property
    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=_Transport(), base_url=self.address)

    def fetch(self, method: str, path: str, **given: Any) -> httpx.Response:
        """For a test that is not a coroutine."""
        return self.run(self.http.request(method, path, **given))

    async def start(self) -> None:
        started: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.uvicorn = _Node(
            "127.0.0.1", 0, self.config, GameFactory(TEST_GAMES), opened=started.set_result, plugin=self._plugin
        )
        self._serving = asyncio.ensure_future(self._serve())
        either: set[asyncio.Future[Any]] = {started, self._serving}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not started.done():
            self._serving.result()
        self.port = started.result()
        self.address = f"http://127.0.0.1:{self.port}"

    async def _serve(self) -> None:
        try:
            await self.uvicorn._serve()
        except SystemExit:
            raise AssertionError("the node did not start: its log says why") from None

    async def stop(self) -> None:
        """Stops cleanly; a killed node is gone already."""
        if self._serving.cancelled():
            return
        self.uvicorn.should_exit = True
        self.uvicorn.leave.set()
        await self._serving

    async def kill(self) -> None:
        """As ``kill -9`` would: what is not on the disk never will be, and no client gets a message."""
        self.world.disk.lose()
        for listener in self.uvicorn.servers:
            listener.close()
        self.world.network.cut(self.port)
        self.node.closed = True
        for task in [*self.node._tasks, *self.uvicorn.server_state.tasks, self._serving]:
            task.cancel()

    async def __aenter__(self) -> Self:
        self.world = World.of(asyncio.get_running_loop())
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def __enter__(self) -> Self:
        if self._has_own_world:
            self.world = World(self._seed)
        self.run(self.start())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.run(self.stop())
        finally:
            if self._has_own_world:
                self.world.close()


def simulate(work: Coroutine[Any, Any, Found], seconds: float = LONGEST_SECONDS, *, seed: int = 0) -> Found:
    """In a world of its own, as ``asyncio.run`` would in real time; for this many simulated seconds at most."""
    with World(seed) as world:
        return world.run(work, seconds)


def run_node(test: Callable[[Any], Coroutine[Any, Any, Found]], data: Path | None = None, **config: Any) -> Found:
    """With a node in simulated time; in real time where its database is another program."""
    if "database_url" in config:
        with Running(data, **config) as running:
            return asyncio.run(asyncio.wait_for(test(running), 120))
    with Simulated(data, **config) as server:
        return server.run(test(server))
