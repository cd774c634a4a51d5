"""Reads and writes files that the user names; a file is written whole or not at all."""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.files import write_aside, write_whole
from sobremesa.kernel.text import Message
from sobremesa.terminal.texts import TEXTS

REASONS = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.EEXIST: "file-not-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.ENOSPC: "file-no-room",
    errno.ENAMETOOLONG: "file-long-name",
}


class BadFile(SobremesaError):
    """A file that cannot be read or written."""


def file_error(path: Path, problem: OSError | str) -> BadFile:
    """The refusal of a file, with the system's reason or one of our texts."""
    why: Message | str
    if isinstance(problem, str):
        why = TEXTS.message(problem)
    elif problem.errno in REASONS:
        why = TEXTS.message(REASONS[problem.errno])
    else:
        why = TEXTS.message("file-other", reason=problem.strerror or type(problem).__name__)
    return BadFile(TEXTS.message("file-trouble", file=path, why=why))


def path_from(words: str) -> Path:
    """The path in the words; ``~`` is the home folder where there is one."""
    try:
        return Path(words).expanduser()
    except RuntimeError:
        return Path(words)


def is_taken(path: Path) -> bool:
    """Whether a file or folder of this name exists."""
    try:
        return path.exists()
    except OSError as problem:
        raise file_error(path, problem) from None


def check_file(path: Path) -> int:
    """The size of a regular file that can be read; refuses anything else."""
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise file_error(path, "file-is-folder")
        if not stat.S_ISREG(found.st_mode):
            raise file_error(path, "file-not-ordinary")
        with path.open("rb"):
            return found.st_size
    except OSError as problem:
        raise file_error(path, problem) from None
    except ValueError:  # a name with a null character
        raise file_error(path, "file-missing") from None


def check_target(path: Path) -> None:
    """Refuses a file that could not be written, before the work for it begins."""
    try:
        if path.is_dir():
            raise file_error(path, "file-is-folder")
        if not path.resolve().parent.is_dir():
            raise file_error(path, "file-missing")
    except OSError as problem:
        raise file_error(path, problem) from None
    except ValueError:  # a name with a null character
        raise file_error(path, "file-missing") from None


def read_text(path: Path, *, largest: int) -> str:
    """The text of a file; refuses one of more than ``largest`` bytes."""
    if check_file(path) > largest:
        raise BadFile(TEXTS.message("file-too-large", file=path, largest=largest))
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise file_error(path, "file-not-text") from None
    except OSError as problem:
        raise file_error(path, problem) from None


def write_text(path: Path, text: str, *, private: bool) -> None:
    write_bytes(path, text.encode(), private=private)


def write_bytes(path: Path, content: bytes, *, private: bool) -> None:
    """Replaces the file's content in one step. Through a symbolic link it replaces the target.

    A ``private`` file is readable by its owner only; any other has the usual permissions.
    """
    try:
        target = path.resolve()
        if target.is_dir():
            raise file_error(path, "file-is-folder")
        write_whole(target, content, private=private)
    except OSError as problem:
        raise file_error(path, problem) from None
    except ValueError:  # a name with a null character
        raise file_error(path, "file-missing") from None


@contextmanager
def fill_folder(folder: Path, names: Sequence[str]) -> Iterator[list[Path]]:
    """Yields an empty file for each name, to be written to. The folder gets all of them or none; after a failure a new
    folder is removed again."""
    is_new = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with write_aside([folder / name for name in names]) as halves:
            yield halves
    except OSError as problem:
        if is_new:
            with suppress(OSError):
                folder.rmdir()
        raise file_error(Path(problem.filename or folder), _with_number(problem)) from None


def _with_number(problem: OSError) -> OSError:
    """Polars reports a system error in words, with its number in brackets."""
    found = re.search(r"\(os error (\d+)\)", str(problem))
    return OSError(int(found[1]), os.strerror(int(found[1]))) if problem.errno is None and found else problem
