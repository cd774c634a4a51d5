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
    """Makes the folder, for its owner only. An existing folder and its database are closed to others, because the
    database holds the cards of running games, keys and addresses. A shared folder like /tmp stays as it is."""
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
    """Makes an empty file for its owner only, where there is none. SQLite gives the files beside a database the mode of
    the database."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600))


def claim(data: Path) -> int:
    """Locks the folder until the file is closed or the process ends. Raises a ``BlockingIOError`` where another process
    has it."""
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
    """Makes renames and deletions in the folder survive a loss of power."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
