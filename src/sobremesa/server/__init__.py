"""HTTP and WebSocket: the only room with sockets and secrets. This is its front door."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sobremesa.server.ops.operator_client import Operator, SeatLine
    from sobremesa.server.ops.plugin import MakePlugin, Plugin, ServerApi, TableInfo
    from sobremesa.server.people.reports.handlers import PlayerReport

__all__ = [
    "MakePlugin",
    "Operator",
    "Plugin",
    "SeatLine",
    "ServerApi",
    "TableInfo",
    "backup",
    "examine",
    "operator",
    "page_folder",
    "read_reports",
    "restore",
    "serve",
]


def page_folder() -> Path:
    """Where the page built from web/ lies, if it was built. The plain package bundles it without a server."""
    return Path(__file__).parent / "page"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    opened: Callable[[int], None] = lambda _port: None,
    *,
    plugin: MakePlugin | None = None,
) -> None:
    """Runs a node until it is told to stop. ``data`` is the folder of the embedded database; the environment says
    the rest (see docs/operating.md). ``opened`` hears of the port when it can be reached. A ``plugin`` is served beside
    the tables."""
    from sobremesa.server.ops.main import run

    run(host, port, data, opened, plugin=plugin)


def backup(data: Path, file: Path) -> None:
    """Copies the tables of a folder to one file, as they are at one moment, while a node runs there or not. Raises a
    ``SobremesaError`` or an ``OSError``; then there is no file."""
    from sobremesa.server.ops import backups

    backups.backup(data, file)


def restore(file: Path, data: Path) -> None:
    """Puts a backup in the place of the folder's tables. Raises a ``SobremesaError`` or an ``OSError``, a
    ``BlockingIOError`` while a node runs there; then nothing has changed."""
    from sobremesa.server.ops import backups

    backups.restore(file, data)


def operator(folder: Path, language: str) -> Operator:
    """Asks the nodes that run in the folder, on this machine: for tables, and to close, delete and ban. What it cannot
    do is a ``SobremesaError``."""
    from sobremesa.server.ops.operator_client import Operator

    return Operator(folder, language)


def read_reports(folder: Path) -> list[PlayerReport]:
    """What players reported, in the order of time. Raises an ``OSError`` where the file cannot be read."""
    from sobremesa.server.people.reports import handlers as reports

    return reports.read(folder)


def examine(data: Path) -> None:
    """Looks whether the tables of a folder are ours and whole, and changes nothing. Raises a ``SobremesaError`` or an
    ``OSError`` that says what is wrong."""
    from sobremesa.server.ops import backups

    backups.examine(data)
