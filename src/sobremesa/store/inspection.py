"""Whether a file is a database of ours, before anything is done with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

from alembic.script import ScriptDirectory

from sobremesa.store.upgrade import MIGRATIONS

Why = Literal["foreign", "newer", "corrupt"]


class BadDatabase(Exception):
    """``why``: of another program, of a newer version of this one, or damaged."""

    def __init__(self, why: Why, file: Path) -> None:
        super().__init__(f"{file}: {why}")
        self.why = why
        self.file = file


def inspect(file: Path, *, thoroughly: bool = False) -> None:
    """Raises a ``BadDatabase``. A file without anything in it is a database to be. ``thoroughly`` reads all of it."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            names = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
            if names and not {"journal", "alembic_version"} <= names:
                raise BadDatabase("foreign", file)
            if names:
                _check_version(connection, file)
            if thoroughly and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise BadDatabase("corrupt", file)
    except sqlite3.OperationalError:
        # Locked, or out of reach: that says nothing about what is in it.
        raise
    except sqlite3.DatabaseError as problem:
        with file.open("rb") as opened:
            is_ours = opened.read(15) == b"SQLite format 3"
        raise BadDatabase("corrupt" if is_ours else "foreign", file) from problem


def _check_version(connection: sqlite3.Connection, file: Path) -> None:
    known = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if not {version for (version,) in connection.execute("select version_num from alembic_version")} <= known:
        raise BadDatabase("newer", file)
