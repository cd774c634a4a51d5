"""Live tables over HTTP and WebSocket. This module is the package's public interface."""

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
    """The folder of the page that web/ builds, whether or not it was built. The plain package bundles it without a
    server."""
    return Path(__file__).parent / "page"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    opened: Callable[[int], None] = lambda _port: None,
    *,
    plugin: MakePlugin | None = None,
) -> None:
    """Runs a node until it gets a signal to stop. ``data`` is the folder of the embedded database; the environment sets
    the rest (see docs/host/settings.md). ``opened`` is called with the port once it accepts connections. A ``plugin``
    adds routes of its own."""
    from sobremesa.server.ops.main import run

    run(host, port, data, opened, plugin=plugin)


def backup(data: Path, file: Path) -> None:
    """Copies the tables of a folder to one file, as they are at one moment, even while a node runs there. Raises a
    ``SobremesaError`` or an ``OSError``, and then leaves no file."""
    from sobremesa.server.ops import backups

    backups.backup(data, file)


def restore(file: Path, data: Path) -> None:
    """Replaces the folder's tables by a backup. Raises a ``SobremesaError`` or an ``OSError``, a ``BlockingIOError``
    while a node runs there; then nothing has changed."""
    from sobremesa.server.ops import backups

    backups.restore(file, data)


def operator(folder: Path, language: str) -> Operator:
    """Talks to the nodes that run in the folder, on this machine: lists, closes and deletes tables, and bans. Each call
    raises a ``SobremesaError`` where the node refuses."""
    from sobremesa.server.ops.operator_client import Operator

    return Operator(folder, language)


def read_reports(folder: Path) -> list[PlayerReport]:
    """The reports of players, oldest first. Raises an ``OSError`` where the file cannot be read."""
    from sobremesa.server.people.reports import handlers as reports

    return reports.read(folder)


def examine(data: Path) -> None:
    """Checks that the database of a folder is ours and undamaged, and changes nothing. Raises a ``SobremesaError`` or
    an ``OSError`` that says what is wrong."""
    from sobremesa.server.ops import backups

    backups.examine(data)
