"""Backups of the embedded database: made while a node runs, restored while none does."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sobremesa.kernel.files import put_in_place
from sobremesa.store.folder import database_in, hold, make_private, make_private_file, sync
from sobremesa.store.migrator import BadDatabase, inspect

# Files that SQLite keeps beside a database.
BESIDE = ("-wal", "-shm", "-journal")


def backup(data: Path, file: Path) -> None:
    """Copies the tables of the folder to one file, as they are at one moment, also while a node writes to them. The
    file is there whole or not at all."""
    source = database_in(data)
    if not source.exists():
        raise FileNotFoundError(source)
    check_folder(data)
    half = _beside(file)
    try:
        _copy(source, half)
        put_in_place(half, file)
    finally:
        half.unlink(missing_ok=True)


def _copy(source: Path, half: Path) -> None:
    make_private_file(half)
    with closing(sqlite3.connect(source)) as kept, closing(sqlite3.connect(half)) as copy:
        kept.backup(copy)
        # One file, not three.
        copy.execute("PRAGMA journal_mode=DELETE")


def restore(file: Path, data: Path) -> None:
    """Replaces the folder's tables by a backup. Raises a ``BadDatabase`` for a file that is not one, and a
    ``BlockingIOError`` while a node runs there."""
    if file.stat().st_size == 0:
        raise BadDatabase("foreign", file)
    inspect(file, thoroughly=True)
    make_private(data)
    with hold(data):
        place = database_in(data)
        half = _beside(place)
        try:
            make_private_file(half)
            shutil.copyfile(file, half)
            # From here on an interrupted restore has to be repeated: half of the old tables would be worse than none.
            _restore_marker(data).touch()
            sync(data)
            # SQLite would apply the old database's log to the new one.
            for ending in BESIDE:
                Path(f"{place}{ending}").unlink(missing_ok=True)
            put_in_place(half, place)
            _restore_marker(data).unlink()
            sync(data)
        finally:
            half.unlink(missing_ok=True)


def check_folder(data: Path) -> None:
    """Raises a ``BadDatabase`` where the database of a folder cannot be used."""
    if _restore_marker(data).exists():
        raise BadDatabase("half-restored", data)
    inspect(database_in(data))


def _restore_marker(data: Path) -> Path:
    return data / "restoring"


def _beside(file: Path) -> Path:
    return file.with_name(f".{file.name}.half")
