"""A backup is complete, and a restore gives back what was backed up."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa.store.backup import backup, restore
from sobremesa.store.folder import database_in, hold, make_private
from sobremesa.store.migrator import BadDatabase, inspect
from sobremesa.store.sqlite import SqliteStore
from tests.store.test_stores import OPENED, listing


def write(data: Path, *tables: str) -> None:
    async def test() -> None:
        store = await SqliteStore.open(database_in(data))
        for name in tables:
            await store.append(name, 0, [OPENED], listing(name))
        await store.close()

    asyncio.run(test())


def tables_in(data: Path) -> list[str]:
    async def test() -> list[str]:
        store = await SqliteStore.open(database_in(data))
        found = await store.lengths(["before", "after"])
        await store.close()
        return sorted(found)

    return asyncio.run(test())


def crash(data: Path, copy: Path) -> None:
    """The folder as a node that is killed leaves it: the last entries are in the write-ahead log only."""

    async def test() -> None:
        store = await SqliteStore.open(database_in(data))
        await store.append("after", 0, [OPENED], listing("after"))
        shutil.copytree(data, copy)
        await store.close()

    asyncio.run(test())
    assert database_in(copy).with_name("tables.db-wal").stat().st_size > 0


def after_a_crash(folder: Path) -> tuple[Path, Path]:
    """A backup, and the folder of a node that wrote more and was killed."""
    data, crashed = folder / "data", folder / "crashed"
    data.mkdir()
    write(data, "before")
    backup(data, folder / "backup.db")
    crash(data, crashed)
    return folder / "backup.db", crashed


def test_what_is_restored_is_what_was_backed_up(tmp_path: Path) -> None:
    file, data = after_a_crash(tmp_path)
    restore(file, data)
    assert tables_in(data) == ["before"]


def test_a_file_put_back_beside_an_old_log_is_not(tmp_path: Path) -> None:
    """Why restoring is more than copying a file."""
    file, data = after_a_crash(tmp_path)
    shutil.copyfile(file, database_in(data))
    assert tables_in(data) != ["before"]


def test_a_backup_holds_what_is_in_the_log_only_and_is_one_file(tmp_path: Path) -> None:
    _file, data = after_a_crash(tmp_path)
    (tmp_path / "copies").mkdir()
    backup(data, tmp_path / "copies" / "backup.db")
    assert [path.name for path in (tmp_path / "copies").iterdir()] == ["backup.db"]
    restore(tmp_path / "copies" / "backup.db", tmp_path / "new")
    assert tables_in(tmp_path / "new") == ["after", "before"]


def test_nothing_is_restored_while_a_node_runs(tmp_path: Path) -> None:
    file, data = after_a_crash(tmp_path)
    with hold(data), pytest.raises(BlockingIOError):
        restore(file, data)
    assert tables_in(data) == ["after", "before"]


def damaged(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[100:] = b"\xff" * (len(content) - 100)
    file.write_bytes(content)


def newer(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("update schema_version set version = 9999")
    connection.commit()
    connection.close()


def foreign(file: Path) -> None:
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("create table recipes (name text)")
    connection.close()


def a_photo(file: Path) -> None:
    file.write_bytes(b"\x89PNG" * 1000)


@pytest.mark.parametrize(
    ("spoil", "why"), [(damaged, "corrupt"), (newer, "newer"), (foreign, "foreign"), (a_photo, "foreign")]
)
def test_what_is_not_a_database_of_ours_is_told_and_changes_nothing(tmp_path: Path, spoil: object, why: str) -> None:
    file, data = after_a_crash(tmp_path)
    spoil(file)  # type: ignore[operator]
    with pytest.raises(BadDatabase) as bad:
        restore(file, data)
    assert bad.value.why == why
    assert tables_in(data) == ["after", "before"]


def test_an_empty_file_is_a_database_to_be_and_no_backup(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    inspect(tmp_path / "empty.db", thoroughly=True)
    with pytest.raises(BadDatabase):
        restore(tmp_path / "empty.db", tmp_path / "new")


def modes_in(folder: Path) -> dict[str, str]:
    return {path.name: f"{path.stat().st_mode & 0o777:o}" for path in (folder, *sorted(folder.rglob("*")))}


@pytest.fixture
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_umask")
def test_databases_and_their_copies_are_for_their_owner_only(tmp_path: Path) -> None:
    made, again, copy = tmp_path / "made", tmp_path / "again", tmp_path / "copy.db"
    make_private(made)

    async def test() -> None:
        store = await SqliteStore.open(database_in(made))
        await store.check_writing()
        assert modes_in(made) == {"made": "700", "tables.db": "600", "tables.db-shm": "600", "tables.db-wal": "600"}
        await store.close()

    asyncio.run(test())
    backup(made, copy)
    restore(copy, again)
    assert f"{copy.stat().st_mode & 0o777:o}" == "600"
    assert modes_in(again) == {"again": "700", "lock": "600", "tables.db": "600"}


@pytest.mark.usefixtures("usual_umask")
def test_a_folder_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    database_in(data).touch()
    (data / "notes.txt").touch()
    make_private(data)
    assert modes_in(data) == {"data": "700", "notes.txt": "644", "tables.db": "600"}


@pytest.mark.usefixtures("usual_umask")
@pytest.mark.parametrize(("mode", "name"), [(0o1777, "tables.db"), (0o755, "notes.txt")])
def test_a_folder_that_is_not_ours_alone_stays_as_it_is(mode: int, name: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(mode)
    (data / name).touch()
    make_private(data)
    assert data.stat().st_mode & 0o7777 == mode
