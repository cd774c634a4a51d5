"""Tables shared out among several files: each in one of them, whatever happens on the way."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sobremesa.store import backup as copies
from sobremesa.store.folder import claimed
from sobremesa.store.migrator import BadDatabase
from sobremesa.store.shards import arrange, other_files, shard_file, shard_of
from sobremesa.store.sqlite import SqliteStore
from tests.store.test_stores import OPENED, listing, said

TABLES = [f"mesa-{number}" for number in range(9)]
# For every line (a folder, how many files, how many steps) a copy of this process arranges the folder and ends as hard
# as can be before the step of that number: nothing is written, closed or said. The answer is how the copy ended.
KILLED = """
import os, sqlite3, sys
from pathlib import Path
from sobremesa.store import shards

steps = 0

def step():
    global steps
    steps -= 1
    if steps < 0:
        os._exit(9)

class Connection(sqlite3.Connection):
    def execute(self, *given):
        step()
        return super().execute(*given)

honest, unlink = sqlite3.connect, Path.unlink
shards.sqlite3.connect = lambda *given, **named: honest(*given, **named, factory=Connection)
Path.unlink = lambda self, **named: (step(), unlink(self, **named))
shards.MOVED_AT_ONCE = 2
for line in sys.stdin:
    folder, count, left = line.rsplit(" ", 2)
    copy = os.fork()
    if copy == 0:
        steps = int(left)
        shards.arrange(Path(folder), int(count))
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(copy, 0)[1]), flush=True)
"""


def fill(data: Path, count: int = 1) -> None:
    """Every table has entries of its own and a line in the list."""

    async def whole() -> None:
        arrange(data, count)
        for number in range(count):
            store = await SqliteStore.open(shard_file(data, number))
            for name in TABLES:
                if shard_of(name, count) == number:
                    await store.append(name, 0, [OPENED, said(name), said("b")], listing(name))
            await store.close()

    asyncio.run(whole())


def check(data: Path, count: int) -> None:
    """All is there, once, in the right file."""

    async def whole() -> None:
        for number in range(count):
            store = await SqliteStore.open(shard_file(data, number))
            own = [name for name in TABLES if shard_of(name, count) == number]
            for name in TABLES:
                expected = [OPENED, said(name), said("b")] if name in own else []
                assert await store.read(name) == expected, (name, number)
            assert sorted(listed.table for listed in await store.public_tables(50)) == own
            await store.close()

    asyncio.run(whole())
    assert other_files(data) == [shard_file(data, number) for number in range(1, count)]


def test_a_table_is_always_in_the_same_shard() -> None:
    assert [shard_of(name, 3) for name in TABLES[:5]] == [0, 1, 2, 0, 0]
    assert {shard_of(name, 1) for name in TABLES} == {0}


def test_tables_move_when_there_are_more_or_fewer_processes(tmp_path: Path) -> None:
    fill(tmp_path)
    for count in (2, 2, 1, 3, 5, 2, 1, 1):
        arrange(tmp_path, count)
        check(tmp_path, count)
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix != ".lock") == ["tables.db"]


def test_what_is_arranged_already_is_not_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path)
    assert arrange(tmp_path, 3) == sum(shard_of(name, 3) != 0 for name in TABLES)
    monkeypatch.setattr("sobremesa.store.shards._move_all", lambda *_given: pytest.fail("looked through"))
    assert arrange(tmp_path, 3) == 0


@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 1), (2, 3)])
def test_whoever_is_killed_on_the_way_loses_nothing(tmp_path: Path, before: int, after: int) -> None:
    data, broken, back = (tmp_path / name for name in ("data", "broken", "back"))
    data.mkdir()
    fill(data, before)
    kills = 0
    with subprocess.Popen(
        [sys.executable, "-c", KILLED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as killed:
        assert killed.stdin
        assert killed.stdout
        for steps in range(0, 1000, 3):
            shutil.copytree(data, broken)
            killed.stdin.write(f"{broken} {after} {steps}\n")
            killed.stdin.flush()
            code = int(killed.stdout.readline())
            assert code in (0, 9)
            # Whether it goes on as it was meant to, or goes back.
            shutil.copytree(broken, back)
            for folder, count in ((broken, after), (back, before)):
                arrange(folder, count)
                check(folder, count)
                shutil.rmtree(folder)
            if code == 0:
                break
            kills += 1
    assert kills > 5


def test_a_table_that_was_deleted_before_it_was_copied_would_be_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path)
    monkeypatch.setattr("sobremesa.store.shards.take_in", lambda *_given: None)
    arrange(tmp_path, 2)
    with pytest.raises(AssertionError):
        check(tmp_path, 2)


def test_a_backup_of_many_files_is_one_and_is_restored_as_one(tmp_path: Path) -> None:
    data, other, file = tmp_path / "data", tmp_path / "other", tmp_path / "copy.db"
    for folder in (data, other):
        folder.mkdir()
    fill(data, 3)
    copies.backup(data, file)
    arrange(other, 4)
    with closing(sqlite3.connect(shard_file(other, 2))) as connection, connection:
        connection.execute("insert into journal values ('stale', 0, x'00')")
    copies.restore(file, other)
    assert other_files(other) == []
    arrange(other, 1)
    check(other, 1)
    arrange(other, 2)
    check(other, 2)


def test_a_restore_that_was_stopped_half_way_has_to_be_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, file = tmp_path / "data", tmp_path / "copy.db"
    data.mkdir()
    fill(data, 3)
    copies.backup(data, file)
    with monkeypatch.context() as patch:
        patch.setattr(copies, "put", lambda *_given: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            copies.restore(file, data)
    with pytest.raises(BadDatabase, match="half-restored"):
        copies.check_folder(data)
    with pytest.raises(BadDatabase, match="half-restored"):
        copies.backup(data, tmp_path / "another.db")
    copies.restore(file, data)
    copies.check_folder(data)
    check(data, 1)


def test_nobody_restores_into_a_folder_that_is_served(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "copy.db"
    data.mkdir()
    fill(data, 2)
    copies.backup(data, file)
    with claimed(data), pytest.raises(BlockingIOError):
        copies.restore(file, data)
    check(data, 2)
