"""Whether a file is a database of ours, before anything is done with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

from sobremesa.store.versions import known_versions

Why = Literal["foreign", "newer", "corrupt", "half-restored"]


class BadDatabase(Exception):
    """``why``: of another program, of a newer version of this one, damaged, or half replaced by a
    backup."""

    def __init__(self, why: Why, name: Path | str) -> None:
        super().__init__(f"{name}: {why}")
        self.why = why
        self.name = str(name)


def inspect(file: Path, *, thoroughly: bool = False) -> str | None:
    """The version of the database; raises a ``BadDatabase``. A file without anything in it is a database to be, and has
    none. ``thoroughly`` reads all of it."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            names = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
            if names and not {"journal", "alembic_version"} <= names:
                raise BadDatabase("foreign", file)
            version = _version(connection, file) if names else None
            if thoroughly and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise BadDatabase("corrupt", file)
            return version
    except sqlite3.OperationalError:
        # Locked, or out of reach: that says nothing about what is in it.
        raise
    except sqlite3.DatabaseError as problem:
        with file.open("rb") as opened:
            is_ours = opened.read(15) == b"SQLite format 3"
        raise BadDatabase("corrupt" if is_ours else "foreign", file) from problem


def _version(connection: sqlite3.Connection, file: Path) -> str:
    versions = [version for (version,) in connection.execute("select version_num from alembic_version")]
    if len(versions) != 1:
        raise BadDatabase("corrupt", file)
    if versions[0] not in known_versions():
        raise BadDatabase("newer", file)
    return str(versions[0])
