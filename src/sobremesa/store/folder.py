"""The folder of the embedded database, which belongs to one node at a time."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def database_in(data: Path) -> Path:
    return data / "tables.db"


def claim(data: Path) -> int:
    """For as long as the process lives, or the file is open; raises a ``BlockingIOError`` where another one has it."""
    lock = os.open(data / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BaseException:
        os.close(lock)
        raise
    return lock


@contextmanager
def claimed(data: Path) -> Iterator[None]:
    lock = claim(data)
    try:
        yield
    finally:
        os.close(lock)


@contextmanager
def alone(data: Path) -> Iterator[None]:
    """For whoever copies the tables of a folder or moves them between its files: one waits for the other."""
    lock = os.open(data / "copying.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def sync(folder: Path) -> None:
    """Names that were given or taken survive a loss of power."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
