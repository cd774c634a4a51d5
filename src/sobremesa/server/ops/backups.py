"""Backup and restore for the operator, with every failure as a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from sobremesa.server.errors import ServerRefused
from sobremesa.store import backup as copies
from sobremesa.store.folder import database_in
from sobremesa.store.migrator import BadDatabase


def backup(data: Path, file: Path) -> None:
    """Raises a ``ServerRefused`` or an ``OSError``."""
    if not database_in(data).exists():
        raise ServerRefused(404, "no-tables", data=data)
    with _in_a_sentence({}):
        copies.backup(data, file)


def restore(file: Path, data: Path) -> None:
    """Raises a ``ServerRefused`` or an ``OSError``: a ``BlockingIOError`` while a node runs there."""
    with _in_a_sentence({"foreign": "no-backup", "corrupt": "bad-backup"}):
        copies.restore(file, data)


def examine(data: Path) -> None:
    """Raises a ``ServerRefused`` or an ``OSError``. A missing database is not created."""
    if database_in(data).exists():
        with _in_a_sentence({}):
            copies.check_folder(data)


@contextmanager
def _in_a_sentence(reasons: Mapping[str, str]) -> Iterator[None]:
    """``reasons`` maps the reasons of ``BadDatabase`` to those said of a backup."""
    try:
        yield
    except BadDatabase as bad:
        raise ServerRefused(503, "bad-database", file=bad.name, why=reasons.get(bad.why, bad.why)) from None
    except sqlite3.Error as problem:
        raise ServerRefused(503, "no-copy", why=str(problem)) from None
