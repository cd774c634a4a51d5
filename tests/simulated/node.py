"""A real node in simulated time, with nearly the surface of ``tests.server.running.Running``."""

from __future__ import annotations

import asyncio
import urllib.request
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar
from urllib.parse import urlsplit

import h11

from sobremesa.client import Client
from sobremesa.server.config import Config, Limits
from sobremesa.server.game_factory import GameFactory
from sobremesa.server.hub import Hub
from sobremesa.server.main import Node
from sobremesa.server.steward import MakeAnnex
from tests.server.running import LIMITS, TEST_GAMES
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
    given = {"host": place.netloc, "connection": "close", **(headers or {})}
    if body:
        given["content-length"] = str(len(body))
    for event in (
        h11.Request(method=method, target=target, headers=list(given.items())),
        *([h11.Data(data=body)] if body else []),
        h11.EndOfMessage(),
    ):
        writer.write(talk.send(event) or b"")
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


class _Node(Node):
    """Does not look ten times a second whether it shall stop: it is told."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.leave = asyncio.Event()

    async def main_loop(self) -> None:
        await self.leave.wait()


class Simulated:
    """``with Simulated() as server: server.run(test())``. Several nodes share one ``world``."""

    def __init__(
        self,
        data: Path | None = None,
        limits: Limits = LIMITS,
        annex: MakeAnnex | None = None,
        *,
        world: World | None = None,
        seed: int = 0,
        **config: Any,
    ) -> None:
        self.config = Config(data=data, limits=limits, **{"pace": 0.0, "bot_processes": 0, **config})
        self._annex = annex
        self._has_own_world = world is None
        self.world = world or World(seed)
        self.address = ""

    @property
    def hub(self) -> Hub:
        hub: Hub = self.node.app.state.hub
        return hub

    @property
    def client(self) -> Client:
        return SimulatedClient(self.address, language="en")

    def run(self, work: Coroutine[Any, Any, Found], seconds: float = LONGEST_SECONDS) -> Found:
        return self.world.run(work, seconds)

    async def ask(self, method: str, target: str, headers: dict[str, str] | None = None, body: bytes = b"") -> Answer:
        return await exchange(self.address, method, target, headers, body)

    async def start(self) -> None:
        started: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.node = _Node(
            "127.0.0.1", 0, self.config, GameFactory(TEST_GAMES), opened=started.set_result, annex=self._annex
        )
        self._serving = asyncio.ensure_future(self.node._serve())
        await asyncio.wait({started, self._serving}, return_when=asyncio.FIRST_COMPLETED)
        if not started.done():
            self._serving.result()
        self.port = started.result()
        self.address = f"http://127.0.0.1:{self.port}"

    async def stop(self) -> None:
        """In good order."""
        self.node.should_exit = True
        self.node.leave.set()
        await self._serving

    def __enter__(self) -> Self:
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
