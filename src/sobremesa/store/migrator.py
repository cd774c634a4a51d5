"""Makes the tables of a database, or brings those of an earlier version up to date.

``schema/`` has one SQL file for each version, which SQLite and PostgreSQL both run. The first makes all tables, and
those of the extensions after them in their order; each later one changes what the one before left. The table
``schema_version`` says which was the last.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

from sobremesa.store.extension import Extension

SCHEMA = Path(__file__).parent / "schema"
# Nodes that start together migrate one after the other. The number is arbitrary, and the same for all.
LOCK = 5_077_637
FIRST_VERSION = 1
SET_VERSION = "update schema_version set version = "

Why = Literal["foreign", "newer", "corrupt", "half-restored"]


class BadDatabase(Exception):
    """``why``: a file of another program, of a newer version of this one, damaged, or half restored from a backup."""

    def __init__(self, why: Why, name: Path | str) -> None:
        super().__init__(f"{name}: {why}")
        self.why = why
        self.name = str(name)


def latest_version() -> int:
    """The version that this program reads and writes."""
    return max(_files())


def statements_after(version: int, extensions: Sequence[Extension]) -> list[str]:
    """The statements that lead from a version to the latest, in order; 0 is an empty database."""
    found: list[str] = []
    for number, file in sorted(_files().items()):
        if number > version:
            script = file.read_text(encoding="utf-8")
            if number == FIRST_VERSION:
                script += "".join(extension.tables for extension in extensions)
            parts = script.split(";\n")
            found += [part for part in parts if part.strip()]
            found.append(f"{SET_VERSION}{number}")
    return found


def _files() -> dict[int, Path]:
    return {int(file.stem): file for file in SCHEMA.glob("*.sql")}


# SQLite.


def inspect(file: Path, *, thoroughly: bool = False) -> int:
    """The version of the file's tables, 0 for a file with nothing in it; raises a ``BadDatabase``. ``thoroughly`` reads
    all of it."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            names = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
            if names and not {"journal", "schema_version"} <= names:
                raise BadDatabase("foreign", file)
            rows = connection.execute("select version from schema_version").fetchall() if names else [(0,)]
            version = rows[0][0] if len(rows) == 1 else None
            if not isinstance(version, int):
                raise BadDatabase("corrupt", file)
            if version > latest_version():
                raise BadDatabase("newer", file)
            if thoroughly and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise BadDatabase("corrupt", file)
            return version
    except sqlite3.OperationalError:
        # Locked or unreachable, which says nothing about its content.
        raise
    except sqlite3.DatabaseError as problem:
        with file.open("rb") as opened:
            is_ours = opened.read(15) == b"SQLite format 3"
        raise BadDatabase("corrupt" if is_ours else "foreign", file) from problem


def migrate_file(file: Path, extensions: Sequence[Extension]) -> None:
    """Raises a ``BadDatabase``. All or nothing, and only one process at a time: the caller has claimed the folder."""
    statements = statements_after(inspect(file), extensions)
    if not statements:
        return
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("begin immediate")
        for statement in statements:
            connection.execute(statement)
        connection.execute("commit")


# PostgreSQL.


async def migrate_postgres(connection: Any, extensions: Sequence[Extension]) -> None:
    """Within the transaction of the connection; raises a ``BadDatabase``."""
    await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
    is_empty = await connection.fetchval("select to_regclass('schema_version') is null")
    version = 0 if is_empty else await connection.fetchval("select version from schema_version")
    if version is None:
        raise BadDatabase("corrupt", await connection.fetchval("select current_database()"))
    if version > latest_version():
        raise BadDatabase("newer", await connection.fetchval("select current_database()"))
    for statement in statements_after(version, extensions):
        await connection.execute(statement)
