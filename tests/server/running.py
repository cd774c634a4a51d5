"""A real server for the tests: on a free port of this machine, in a thread of its own."""

from __future__ import annotations

import asyncio
import socket
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from sobremesa.client import Client, Refused, Seat
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.server.node.game_factory import GameFactory
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.ops.config import Config, Limits
from sobremesa.server.ops.main import NodeServer
from sobremesa.server.ops.plugin import MakePlugin
from tests.laws.toy import Mayor
from tests.table.bell import Bell
from tests.waiting import wait_for

TEST_GAMES: dict[str, type[AnyGame]] = {**GAMES, "timbre": Bell, "mayor": Mayor}
LIMITS = Limits(
    requests_per_second=10_000,
    requests_burst=10_000,
    connections_per_address=1_000,
    messages_per_second=600,
    messages_burst=2_400,
    undos_per_second=100,
    undos_burst=1_000,
    tables_per_hour=100_000,
    tables_per_hour_in_all=100_000,
    deck_bytes_per_hour=10**9,
    deck_bytes_per_hour_in_all=10**9,
)


class Running:
    """``with Running() as server:`` gives its address and, for looking inside, its node."""

    def __init__(
        self, data: Path | None = None, limits: Limits = LIMITS, plugin: MakePlugin | None = None, **config: Any
    ) -> None:
        self.config = Config(data=data, limits=limits, **{"pace": 0.0, "bot_processes": 0, **config})
        # Set explicitly, or asyncio delays small answers.
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.socket.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.uvicorn = NodeServer("127.0.0.1", 0, self.config, GameFactory(TEST_GAMES), plugin=plugin)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.run(self.uvicorn.serve(sockets=[self.socket]))

    @property
    def node(self) -> ServerNode:
        node: ServerNode = self.uvicorn.app.state.node
        return node

    @property
    def client(self) -> Client:
        return Client(self.address, language="en")

    @property
    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address, timeout=30)

    def __enter__(self) -> Self:
        self.thread.start()
        wait_for("the node is up", lambda: self.uvicorn.started or not self.thread.is_alive())
        assert self.uvicorn.started
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(60)
        self.socket.close()
        assert not self.thread.is_alive()


async def play_first_moves(seat: Seat) -> int:
    """Plays the first move offered, until the game is over."""
    count = 0
    while (update := await seat.turn()) is not None:
        try:
            await seat.play(update.moves[0].code)
            count += 1
        except Refused as late:
            # A window may close while the answer is on its way.
            if late.code not in ("not-your-turn", "illegal-move"):
                raise
            await seat.until(lambda seen=update: seat.latest is not seen)
    return count


async def seated(client: Client, game: str, *, seats: int, **settings: Any) -> list[Seat]:
    """A public table with a player in every seat, not started yet."""
    table = await client.open(game, seats=seats, public=True, **{"reveal_ms": 0, "talk": "free", **settings})
    return [await client.sit(table.table, name) for name in ("Ana", "Beto", "Caro", "Dani")[:seats]]
