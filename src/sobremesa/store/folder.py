"""The folder of the embedded database, which belongs to one node at a time."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def database_in(data: Path) -> Path:
    return data / "tables.db"


def make_private(data: Path) -> None:
    """Makes the folder, for its owner only. One that was there is closed to others, and so is its database: it holds
    the cards of running games, keys and addresses. A folder that serves others too, as /tmp does, stays as it is."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    files = list(data.glob(f"{database_in(data).name}*"))
    mode = data.stat().st_mode
    is_ours = bool(files) or not any(data.iterdir())
    if is_ours and not mode & stat.S_ISVTX:
        with suppress(PermissionError):
            data.chmod(mode & 0o700)
    for file in files:
        file.chmod(file.stat().st_mode & 0o700)


def make_private_file(file: Path) -> None:
    """An empty one for its owner only, where there is none. SQLite gives the files that it keeps beside a database the
    mode of the database."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600))


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
def hold(data: Path) -> Iterator[None]:
    lock = claim(data)
    try:
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
