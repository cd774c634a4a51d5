"""HTTP and WebSocket: the only room with sockets and secrets. This is its front door."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sobremesa.server.operator_talk import Operator, SeatLine
    from sobremesa.server.reports import Report
    from sobremesa.server.steward import Annex, Look, MakeAnnex, Steward

__all__ = [
    "Annex",
    "Look",
    "MakeAnnex",
    "Operator",
    "SeatLine",
    "Steward",
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
    annex: MakeAnnex | None = None,
) -> None:
    """Runs a node until it is told to stop. ``data`` is the folder of the embedded database; the environment says
    the rest (see docs/host/settings.md). ``opened`` hears of the port when it can be reached. An ``annex`` is
    served beside the tables."""
    from sobremesa.server.main import run

    run(host, port, data, opened, annex=annex)


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


def operator(folder: Path, language: str) -> Operator:
    """Asks the nodes that run in the folder, on this machine: for tables, and to close, delete and ban. What it cannot
    do is a ``SobremesaError``."""
    from sobremesa.server.operator_talk import Operator

    return Operator(folder, language)


def read_reports(folder: Path) -> list[Report]:
    """What players reported, in the order of time. Raises an ``OSError`` where the file cannot be read."""
    from sobremesa.server import reports

    return reports.read(folder)


def examine(data: Path) -> None:
    """Looks whether the tables of a folder are ours and whole, and changes nothing. Raises a ``SobremesaError`` or an
    ``OSError`` that says what is wrong."""
    from sobremesa.server import copies

    copies.examine(data)
