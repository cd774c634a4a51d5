"""One of several processes of a node, each with tables of its own. Its parent accepts the connections.

``python -m sobremesa.server.worker`` is how the parent starts it.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import json
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.games.catalog import add_games
from sobremesa.server.channel import CONNECTION, LEFT, NUMBERS, READY, Channel, split, taken
from sobremesa.server.config import Config, Limits
from sobremesa.server.fast_websocket import FastWebSocket
from sobremesa.server.limits import Sockets
from sobremesa.server.main import Node, prepare_process, run_loop
from sobremesa.server.patient_http import PatientHttp
from sobremesa.server.plan import Plan

# Of these an address, or everybody, gets a share at each worker: together they are never more than was set. Counting
# them exactly would take a message to the parent for every request.
SHARED_OUT = (
    "requests_per_second",
    "requests_burst",
    "connections_per_address",
    "tables_per_hour",
    "tables_per_hour_in_all",
    "reports_per_hour",
    "deck_bytes_per_hour",
    "deck_bytes_per_hour_in_all",
)
NUMBERS_SECONDS = 1.0


def share_of(limits: Limits, workers: int) -> Limits:
    shares: dict[str, Any] = {}
    for name in SHARED_OUT:
        whole = getattr(limits, name)
        shares[name] = max(1, whole // workers) if isinstance(whole, int) else whole / workers
    return replace(limits, **shares)


class Place(Sockets):
    """Of one connection. The parent has counted it in, and is told when it is free; whoever has hung up by then has no
    address any more, so it is the parent's word for it."""

    def __init__(self, channel: Channel, address: bytes) -> None:
        super().__init__(per_address=None, in_all=1)
        self._channel = channel
        self._address = address

    def enter(self, client: tuple[str, int] | None) -> bool:  # noqa: ARG002  # as the others have it
        return True

    def leave(self, client: tuple[str, int] | None) -> None:  # noqa: ARG002  # as the others have it
        self._channel.send(LEFT, self._address)


class OneAnswer:
    """A connection is closed after its answer: the next request may be about another worker's table."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def closing(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"connection", b"close")]
            await send(message)

        await self.app(scope, receive, closing if scope["type"] == "http" else send)


class HandedHttp(PatientHttp):
    """A connection of which the parent has read the beginning; what comes next comes after it."""

    def __init__(self, begun: bytes, *given: Any, limits: Limits, sockets: Sockets, **named: Any) -> None:
        super().__init__(*given, limits=limits, sockets=sockets, **named)
        self._begun = begun
        self.ws_protocol_class = partial(FastWebSocket, limits=limits, sockets=sockets)  # type: ignore[assignment]  # called like a class

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.data_received(self._begun)


class Worker(Node):
    def __init__(self, plan: Plan, config: Config) -> None:
        self._line = socket.socket(fileno=plan.line)
        self._arriving: set[asyncio.Task[None]] = set()
        self._numbers: asyncio.Task[None] | None = None
        super().__init__(plan.host, 0, config, around=OneAnswer)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.channel = Channel(self._line, self._heard, self._lost)
        self._numbers = asyncio.create_task(self._tell_numbers())
        self.channel.send(READY)

    def _heard(self, kind: bytes, rest: bytes, handed: int | None) -> None:
        if kind == CONNECTION and handed is not None:
            address, begun = split(rest)
            task = asyncio.create_task(self._welcome(taken(handed), begun, Place(self.channel, address)))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)

    async def _welcome(self, connection: socket.socket, begun: bytes, place: Place) -> None:
        """As uvicorn does with those that it accepts itself."""
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                partial(
                    HandedHttp,
                    begun,
                    config=self.config,
                    server_state=self.server_state,
                    app_state=self.lifespan.state,
                    limits=self.limits,
                    sockets=place,
                ),
                connection,
            )
        except OSError:
            connection.close()
            place.leave(None)

    def _lost(self) -> None:
        """The parent is gone: nobody can come any more."""
        self.handle_exit(signal.SIGTERM, None)

    async def _tell_numbers(self) -> None:
        told = b""
        while True:
            text = self.app.state.hub.metrics.text()
            if text != told:
                told = text
                self.channel.send(NUMBERS, text)
            await asyncio.sleep(NUMBERS_SECONDS)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._numbers is not None:
            self._numbers.cancel()
        await super().shutdown(sockets)


def main() -> None:
    plan = json.decode(sys.argv[1].encode(), type=Plan)
    for folder in plan.games_from:
        add_games(Path(folder))
    config = Config.read(data=Path(plan.data) if plan.data else None)
    config = replace(
        config,
        worker=plan.worker,
        workers=plan.workers,
        metrics_port=0,
        limits=share_of(config.limits, plan.workers),
    )
    prepare_process()
    run_loop(Worker(plan, config).serve(sockets=[]))


if __name__ == "__main__":
    main()
