"""Atomic writes: a file is replaced whole or not at all, also when the process is killed."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

# The ending of an unfinished file, which a killed process leaves behind. Its name begins with a dot.
HALF = ".half"


def write_whole(file: Path, content: bytes, *, private: bool = False) -> None:
    """Replaces a file in one step: a reader sees the old content or the new, never a part. ``private`` files can be
    read by their owner alone."""
    write_together({file: content}, private=private)


def write_together(files: Mapping[Path, bytes], *, private: bool = False) -> None:
    """Writes all files or none: no file takes its place before every one is on the disk."""
    with write_aside(list(files), private=private) as halves:
        for half, content in zip(halves, files.values(), strict=True):
            half.write_bytes(content)


@contextmanager
def write_aside(files: Sequence[Path], *, private: bool = False) -> Iterator[list[Path]]:
    """An empty file beside each of the ``files``, to be written to. Afterwards they take the names of the files, in
    this order; where anything fails they are deleted."""
    halves: list[Path] = []
    try:
        for file in files:
            half = file.with_name(f".{file.name[:40]}-{secrets.token_hex(4)}{HALF}")
            os.close(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666))
            halves.append(half)
        yield halves
        for half in halves:
            _sync(half, os.O_RDWR)
        for half, file in zip(halves, files, strict=True):
            half.replace(file)
    except BaseException:
        for half in halves:
            with suppress(OSError):
                half.unlink(missing_ok=True)
        raise
    for folder in dict.fromkeys(file.parent for file in files):
        _sync_names(folder)


def put_in_place(half: Path, file: Path) -> None:
    """Syncs the new file to the disk, then gives it the name of the old one."""
    _sync(half, os.O_RDWR)
    half.replace(file)
    _sync_names(file.parent)


def _sync_names(folder: Path) -> None:
    """Syncs the folder, so renames survive a power loss where the system supports that."""
    if os.name == "posix":
        _sync(folder, os.O_RDONLY)


def _sync(path: Path, mode: int) -> None:
    opened = os.open(path, mode)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
