"""A node from its start to its stop."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import os
import sys
from functools import partial
from pathlib import Path
from types import FrameType

import uvicorn
import uvloop

from sobremesa.server import logs
from sobremesa.server.app import create_app
from sobremesa.server.config import Config
from sobremesa.server.fast_websocket import FastWebSocket
from sobremesa.server.game_factory import GameFactory


def run(host: str, port: int, data: Path | None) -> None:
    config = Config.read(data=data)
    logs.set_up(os.environ.get("SOBREMESA_LOG", "INFO"))
    if data is not None and not config.database_url:
        data.mkdir(parents=True, exist_ok=True)
        _claim(data)
    # Tables live long: looking through all of them for garbage again and again is most of what collecting costs.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    # A thread that has written must not wait long for its turn to say so.
    sys.setswitchinterval(0.001)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(Node(host, port, config).serve())


def _claim(data: Path) -> None:
    """The embedded database belongs to one node; raises a ``BlockingIOError`` where another one has it."""
    lock = os.open(data / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Node(uvicorn.Server):
    """Says goodbye before it stops. A message that is too large is refused while it is read."""

    def __init__(self, host: str, port: int, config: Config, factory: GameFactory | None = None) -> None:
        self.app = create_app(config, factory)
        super().__init__(
            uvicorn.Config(
                self.app,
                host=host,
                port=port,
                ws=partial(FastWebSocket, limits=config.limits),  # type: ignore[arg-type]  # called like a class
                ws_max_size=config.limits.message_bytes,
                ws_per_message_deflate=False,
                ws_ping_interval=None,
                access_log=False,
                log_config=None,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=5,
            )
        )

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.started and not self.should_exit:
            self._leaving = asyncio.ensure_future(self._leave())
        else:
            super().handle_exit(sig, frame)

    async def _leave(self) -> None:
        await self.app.state.hub.say_goodbye()
        self.should_exit = True
