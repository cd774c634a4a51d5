"""HTTP and WebSocket: the only room with sockets and secrets. This is its front door."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    opened: Callable[[int], None] = lambda _port: None,
    *,
    workers: int = 1,
    games_from: Sequence[Path] = (),
) -> None:
    """Runs a node until it is told to stop. ``data`` is the folder of the embedded database; the environment says
    the rest (see docs/operating.md). ``opened`` hears of the port when it can be reached. With more than
    one of them, ``workers`` are processes that share the tables; they look for games in the same folders."""
    from sobremesa.server.main import run

    run(host, port, data, opened, workers=workers, games_from=games_from)


def backup(data: Path, file: Path) -> None:
    """Copies the tables of a folder to one file, as they are at one moment, while a node runs there or not. Raises a
    ``SobremesaError`` or an ``OSError``; then there is no file."""
    from sobremesa.server import copies

    copies.backup(data, file)


def restore(file: Path, data: Path) -> None:
    """Puts a backup in the place of the folder's tables. Raises a ``SobremesaError`` or an ``OSError``, a
    ``BlockingIOError`` while a node runs there; then nothing has changed."""
    from sobremesa.server import copies

    copies.restore(file, data)
