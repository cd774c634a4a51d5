"""HTTP and WebSocket: the only room with sockets and secrets. This is its front door."""

from __future__ import annotations

from pathlib import Path


def serve(host: str = "127.0.0.1", port: int = 8000, data: Path | None = None) -> None:
    """Runs a node until it is told to stop. ``data`` is the folder of the embedded database; the environment says
    the rest (see docs/operating.md)."""
    from sobremesa.server.main import run

    run(host, port, data)
