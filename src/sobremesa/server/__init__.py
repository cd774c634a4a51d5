"""HTTP and WebSocket: the only room with sockets and secrets. This is its front door."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    opened: Callable[[int], None] = lambda _port: None,
) -> None:
    """Runs a node until it is told to stop. ``data`` is the folder of the embedded database; the environment says
    the rest (see docs/operating.md). ``opened`` hears of the port when it can be reached."""
    from sobremesa.server.main import run

    run(host, port, data, opened)
