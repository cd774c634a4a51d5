"""A node from its start to its stop."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import socket
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.app import create_app
from sobremesa.server.http.fast_websocket import FastWebSocket
from sobremesa.server.node.game_factory import GameFactory
from sobremesa.server.node.rate_limit import Sockets
from sobremesa.server.ops import logs
from sobremesa.server.ops.bans import BanList
from sobremesa.server.ops.config import Config, Limits
from sobremesa.server.ops.plugin import MakePlugin
from sobremesa.server.people.catalog import FEATURES
from sobremesa.store.backup import check_folder
from sobremesa.store.folder import claim, database_in, make_private
from sobremesa.store.migrator import BadDatabase
from sobremesa.store.sqlite import SqliteStore

# Open files that are not sockets: the database, decks, bots and logs.
FILES_BESIDE_SOCKETS = 100
MOST_FILES = 65_536
LOG_VARIABLE = "SOBREMESA_LOG"
LOG_NAME = "node.log"


def run(
    host: str,
    port: int,
    data: Path | None,
    opened: Callable[[int], None],
    *,
    plugin: MakePlugin | None = None,
) -> None:
    config = Config.read(data=data)
    # Files of a node are private: they hold cards of running games, keys, addresses of players.
    os.umask(0o077)
    folder = None if config.database_url else data
    if folder is not None:
        make_private(folder)
        claim(folder)
    # On a terminal the log goes to a file unless the operator asks for it.
    is_aside = folder is not None and sys.stderr.isatty() and LOG_VARIABLE not in os.environ
    prepare_process(folder / LOG_NAME if folder and is_aside else None)
    if folder is not None:
        _prepare_folder(folder)
    if config.database_url:
        run_loop(_check_shared(config.database_url))
    run_loop(NodeServer(host, port, config, opened=opened, plugin=plugin).serve())


def prepare_process(log: Path | None = None) -> None:
    logs.set_up(os.environ.get(LOG_VARIABLE, "INFO"), log)
    # Tables live long, and scanning all of them again and again is most of the cost of garbage collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    # The thread that writes must get the interpreter soon after a commit.
    sys.setswitchinterval(0.001)
    raise_file_limit()


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(work)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """uvloop where it is installed: it takes a third less time for every message."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def _prepare_folder(data: Path) -> None:
    """Checks the database before the start, and says in a sentence what is wrong with it."""
    BanList(data)
    try:
        check_folder(data)
        run_loop(_open_and_close(database_in(data)))
    except BadDatabase as bad:
        raise ServerRefused(503, "bad-database", file=bad.name, why=bad.why) from None
    except sqlite3.Error as problem:
        raise ServerRefused(503, "database-not-opened", file=database_in(data), why=str(problem)[:200]) from None


async def _open_and_close(file: Path) -> None:
    await (await SqliteStore.open(file, FEATURES)).close()


async def _check_shared(url: str) -> None:
    """The same for PostgreSQL, which is migrated on the way."""
    if not url.startswith(("postgresql://", "postgres://")):
        raise ServerRefused(503, "bad-database-url")
    from sobremesa.store.postgres import PostgresStore

    try:
        await (await PostgresStore.open(url, FEATURES)).close()
    except BadDatabase as bad:
        raise ServerRefused(503, "bad-database", file=bad.name, why=bad.why) from None
    except Exception as problem:  # noqa: BLE001  # the driver has many exceptions for unreachable, unknown or forbidden
        raise ServerRefused(503, "no-database", why=str(problem.__cause__ or problem)[:200]) from None


def raise_file_limit() -> int:
    """Raises the limit of open files as far as allowed; returns it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        # Some systems name a limit that they do not grant.
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return files_allowed()


def files_allowed() -> int:
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def sockets_of(config: Config) -> Sockets:
    """Behind a proxy all connections are the proxy's, which has limits of its own."""
    limits = config.limits
    per_address = None if config.trust_proxy else limits.connections_per_address + limits.requests_at_once
    return Sockets(per_address=per_address, in_all=max(1, files_allowed() - FILES_BESIDE_SOCKETS))


class PatientHttp(H11Protocol):
    """Closes a connection that has not sent a whole request, headers and body, after ``request_seconds``. A connection
    that becomes a WebSocket keeps its place in ``Sockets``: ``FastWebSocket`` gives it back."""

    def __init__(self, *given: Any, limits: Limits, sockets: Sockets, **named: Any) -> None:
        super().__init__(*given, **named)
        self._sockets = sockets
        self._seconds = limits.request_seconds
        self._deadline: asyncio.TimerHandle | None = None
        self._has_place = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._has_place = self._sockets.enter(self.client)
        if self._has_place:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._has_place:
            self._sockets.leave(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()

    def on_response_complete(self) -> None:
        self._stop_waiting()
        self._wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(self._seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class NodeServer(uvicorn.Server):
    """Drains the node before it stops. Refuses a message that is too large while reading it."""

    def __init__(
        self,
        host: str,
        port: int,
        config: Config,
        factory: GameFactory | None = None,
        opened: Callable[[int], None] = lambda _port: None,
        plugin: MakePlugin | None = None,
    ) -> None:
        self.app = create_app(config, factory, plugin)
        self._opened = opened
        limits = config.limits
        sockets = sockets_of(config)
        super().__init__(
            uvicorn.Config(
                self.app,
                host=host,
                port=port,
                http=partial(PatientHttp, limits=limits, sockets=sockets),  # type: ignore[arg-type]  # called like a class
                ws=partial(FastWebSocket, limits=limits, sockets=sockets),  # type: ignore[arg-type]  # the same
                ws_max_size=limits.message_bytes,
                ws_per_message_deflate=False,
                ws_ping_interval=None,
                access_log=False,
                log_config=None,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=5,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.servers:
            self._opened(self.servers[0].sockets[0].getsockname()[1])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.started and not self.should_exit:
            self._leaving = asyncio.ensure_future(self._leave())
        else:
            super().handle_exit(sig, frame)

    async def _leave(self) -> None:
        await self.app.state.node.say_goodbye()
        self.should_exit = True
