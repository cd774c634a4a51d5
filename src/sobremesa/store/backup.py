"""Copies of the embedded database: made while a node runs, put back while none does."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sobremesa.kernel.files import put_in_place
from sobremesa.store.folder import database_in, hold, make_private, make_private_file, sync
from sobremesa.store.migrator import BadDatabase, inspect

# What SQLite keeps beside a database.
BESIDE = ("-wal", "-shm", "-journal")


def backup(data: Path, file: Path) -> None:
    """Copies the tables of the folder to one file, as they are at one moment, whoever writes to them meanwhile. The
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
        # One file is what was asked for, not three.
        copy.execute("PRAGMA journal_mode=DELETE")


def restore(file: Path, data: Path) -> None:
    """Puts a backup in the place of the folder's tables; raises a ``BadDatabase`` for what is not one, and a
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
            # Whoever is stopped from here on has to do it again: half of the old tables would be worse than none.
            _restore_marker(data).touch()
            sync(data)
            # What the old database had not taken in yet would be played over the new one.
            for ending in BESIDE:
                Path(f"{place}{ending}").unlink(missing_ok=True)
            put_in_place(half, place)
            _restore_marker(data).unlink()
            sync(data)
        finally:
            half.unlink(missing_ok=True)


def check_folder(data: Path) -> None:
    """Raises a ``BadDatabase`` where the tables of a folder are not what they should be."""
    if _restore_marker(data).exists():
        raise BadDatabase("half-restored", data)
    inspect(database_in(data))


def _restore_marker(data: Path) -> Path:
    return data / "restoring"


def _beside(file: Path) -> Path:
    return file.with_name(f".{file.name}.half")
