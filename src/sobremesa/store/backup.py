"""Copies of the embedded database: made while a node runs, put back while none does."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sobremesa.store.folder import claimed, database_in
from sobremesa.store.inspection import BadDatabase, inspect


def backup(data: Path, file: Path) -> None:
    """Copies the database of the folder to a file, as it is at one moment, whoever writes to it meanwhile. The file is
    there whole or not at all."""
    source = database_in(data)
    if not source.exists():
        raise FileNotFoundError(source)
    inspect(source)
    half = _beside(file)
    try:
        with closing(sqlite3.connect(source)) as kept, closing(sqlite3.connect(half)) as copy:
            kept.backup(copy)
            # One file is what was asked for, not three.
            copy.execute("PRAGMA journal_mode=DELETE")
        _put(half, file)
    finally:
        half.unlink(missing_ok=True)


def restore(file: Path, data: Path) -> None:
    """Puts a backup in the place of the folder's database; raises a ``BadDatabase`` for what is not one, and a
    ``BlockingIOError`` while a node runs there."""
    if file.stat().st_size == 0:
        raise BadDatabase("foreign", file)
    inspect(file, thoroughly=True)
    data.mkdir(parents=True, exist_ok=True)
    with claimed(data):
        place = database_in(data)
        half = _beside(place)
        try:
            shutil.copyfile(file, half)
            # What the old database had not taken in yet would be played over the new one.
            for ending in ("-wal", "-shm", "-journal"):
                Path(f"{place}{ending}").unlink(missing_ok=True)
            _put(half, place)
        finally:
            half.unlink(missing_ok=True)


def _beside(file: Path) -> Path:
    return file.with_name(f".{file.name}.half")


def _put(half: Path, file: Path) -> None:
    """Under its name only when it is on the disk."""
    with half.open("rb+") as written:
        os.fsync(written.fileno())
    half.replace(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
