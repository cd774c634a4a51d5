"""The tables of one folder shared out among several files, one for each process that serves them.

A table's id says in which file it is. For one process it is the one file that there has always been.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from zlib import crc32

from sobremesa.store.folder import alone, database_in, sync
from sobremesa.store.forgetting import OF_A_TABLE
from sobremesa.store.migrator import migrate_file

# What outlives its table, and is moved with it.
OUTLIVES = ("rated", "deal_results", "feats", "tournament_entries")
# What concerns people, and is the same in every file, or may be.
OF_PEOPLE = ("forgotten", "people", "groups", "node_keys", "unrated", "days")

OTHER = re.compile(r"tables-([1-9]\d{0,3})\.db")
BESIDE = ("-wal", "-shm", "-journal")
MOVED_AT_ONCE = 50
# Leases are of nodes that run.
MOVED = (*(place for place in OF_A_TABLE if place != "leases"), *OUTLIVES)


def shard_of(table: str, count: int) -> int:
    return crc32(table.encode()) % count


def shard_file(data: Path, number: int) -> Path:
    return database_in(data) if number == 0 else data / f"tables-{number}.db"


def other_files(data: Path) -> list[Path]:
    """Those that there are beside the first one."""
    found = [file for file in data.glob("tables-*.db") if OTHER.fullmatch(file.name)]
    return sorted(found, key=_number)


def arrange(data: Path, count: int) -> int:
    """Makes the files for this many processes and moves every table to the one where it belongs, while nobody serves
    them; how many were moved. It may be killed at any point and run again: a table is copied, and only when that is on
    the disk deleted where it was. Raises a ``BadDatabase``."""
    arranged_for = _arranged_for(data)
    files = [shard_file(data, number) for number in range(count)]
    for file in sorted({*files, *other_files(data)}):
        migrate_file(file)
    if arranged_for == count and other_files(data) == files[1:]:
        return 0
    with alone(data):
        # Until all is done, nothing is known.
        _note(data).unlink(missing_ok=True)
        sync(data)
        moved = sum(_move_all(file, files) for file in sorted({*files, *other_files(data)}))
        for file in other_files(data):
            if file not in files:
                delete(file)
        if count > 1:
            _write_note(data, count)
    return moved


def delete(file: Path) -> None:
    """A database, and what SQLite keeps beside it."""
    for ending in BESIDE:
        Path(f"{file}{ending}").unlink(missing_ok=True)
    file.unlink(missing_ok=True)


def take_in(target: sqlite3.Connection, source: Path, tables: list[str] | None = None) -> None:
    """Copies tables, or all of them, from another file; what is there already stays as it is."""
    chosen = "" if tables is None else f" where table_id in ({','.join('?' * len(tables))})"
    target.execute("attach ? as source", (str(source),))
    try:
        target.execute("begin immediate")
        for place in MOVED:
            target.execute(f"insert or ignore into main.{place} select * from source.{place}{chosen}", tables or ())
        for place in OF_PEOPLE:
            target.execute(f"insert or ignore into main.{place} select * from source.{place}")
        target.execute("commit")
    finally:
        if target.in_transaction:
            target.execute("rollback")
        target.execute("detach source")


def forget_arrangement(data: Path) -> None:
    _note(data).unlink(missing_ok=True)


def _move_all(source: Path, files: list[Path]) -> int:
    moved = 0
    with closing(_opened(source)) as connection:
        for number, target in enumerate(files):
            if target == source:
                continue
            for some in _some(connection, number, len(files)):
                with closing(_opened(target)) as taking:
                    take_in(taking, source, some)
                _delete_tables(connection, some)
                moved += len(some)
    return moved


def _some(connection: sqlite3.Connection, number: int, count: int) -> Iterator[list[str]]:
    """The tables of the file that belong to this shard, a few at a time."""
    places = ("journal", "listings", *OUTLIVES)
    everything = connection.execute(" union ".join(f"select table_id from {place}" for place in places)).fetchall()
    names = [name for (name,) in everything if shard_of(name, count) == number]
    for start in range(0, len(names), MOVED_AT_ONCE):
        yield names[start : start + MOVED_AT_ONCE]


def _delete_tables(connection: sqlite3.Connection, tables: list[str]) -> None:
    connection.execute("begin immediate")
    for place in MOVED:
        connection.execute(f"delete from {place} where table_id in ({','.join('?' * len(tables))})", tables)
    connection.execute("commit")


def _opened(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _number(file: Path) -> int:
    found = OTHER.fullmatch(file.name)
    return int(found[1]) if found else 0


def _note(data: Path) -> Path:
    return data / "shards"


def _arranged_for(data: Path) -> int | None:
    """How many processes the files are arranged for; None where that is not known. Without a note and without other
    files there was only ever one."""
    try:
        return int(_note(data).read_text())
    except FileNotFoundError:
        return None if other_files(data) else 1
    except ValueError:
        return None


def _write_note(data: Path, count: int) -> None:
    half = data / ".shards.half"
    with half.open("w") as file:
        file.write(str(count))
        file.flush()
        os.fsync(file.fileno())
    half.replace(_note(data))
    sync(data)
