"""An SQLite file has the tables that this version needs, whichever version made it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from sobremesa.store import versions
from sobremesa.store.inspection import BadDatabase, inspect
from sobremesa.store.schema import metadata
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.sqlite_schema import bring_up_to_date
from sobremesa.store.upgrade import upgrade
from tests.store.test_stores import OPENED, changed, listing, said

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9998"
down_revision = "{latest}"


def upgrade() -> None:
    op.add_column("listings", sa.Column("stars", sa.Integer, nullable=True))
"""


def migrated(file: Path) -> None:
    """A file as the versions before this one made it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


def shape(file: Path) -> dict[str, list[object]]:
    """The columns of every table and what they refer to, however the statement was written."""
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute("select name, type, tbl_name from sqlite_master order by name").fetchall()
        found: dict[str, list[object]] = {f"{kind} {name} of {table}": [] for name, kind, table in names}
        for name, kind, table in names:
            pragma = "table_info" if kind == "table" else "index_xinfo"
            rows = connection.execute(f"PRAGMA {pragma}({name})").fetchall()
            found[f"{kind} {name} of {table}"] = [str(row).lower() for row in rows]
        found["version"] = connection.execute("select version_num from alembic_version").fetchall()
    return found


def kept_in(file: Path) -> list[object]:
    async def test() -> list[object]:
        store = await SqliteStore.open(file)
        await store.append("mesa", 2, [said("b")], listing("mesa", status="playing"))
        kept: list[object] = [*await store.read("mesa"), *await store.public_tables(5)]
        await store.close()
        return kept

    return asyncio.run(test())


def test_a_new_file_is_made_as_the_migrations_make_it(tmp_path: Path) -> None:
    bring_up_to_date(tmp_path / "new.db")
    migrated(tmp_path / "migrated.db")
    assert shape(tmp_path / "new.db") == shape(tmp_path / "migrated.db")


def test_the_migrations_make_the_tables_that_the_code_uses(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/journal.db")
    with engine.begin() as connection:
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_names_of_the_files_are_the_versions() -> None:
    scripts = ScriptDirectory(str(versions.MIGRATIONS))
    assert versions.known_versions() == sorted(script.revision for script in scripts.walk_revisions())
    assert versions.latest_version() == scripts.get_current_head()


def test_a_file_of_an_earlier_version_is_used_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "journal.db"
    migrated(file)
    before = shape(file)

    async def fill() -> None:
        store = await SqliteStore.open(file)
        await store.append("mesa", 0, [OPENED, said("a")], listing("mesa"))
        await store.close()

    asyncio.run(fill())
    assert kept_in(file) == [OPENED, said("a"), said("b"), listing("mesa", status="playing")]
    assert shape(file) == before


def test_a_file_of_an_older_shape_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, later = tmp_path / "journal.db", tmp_path / "migrations"

    async def fill() -> None:
        store = await SqliteStore.open(file)
        await store.append("mesa", 0, [OPENED, said("a")], listing("mesa"))
        await store.close()

    asyncio.run(fill())
    shutil.copytree(versions.MIGRATIONS, later, ignore=shutil.ignore_patterns("__pycache__"))
    latest = versions.latest_version()
    (later / "versions" / "9998_stars.py").write_text(LATER.format(latest=latest))
    monkeypatch.setattr(versions, "MIGRATIONS", later)
    assert kept_in(file) == [OPENED, said("a"), said("b"), listing("mesa", status="playing")]
    assert shape(file)["version"] == [("9998",)]
    assert any("stars" in str(column) for column in shape(file)["table listings of listings"])


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "journal.db"
    bring_up_to_date(file)
    changed(file, "update alembic_version set version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(BadDatabase) as bad:
        asyncio.run(SqliteStore.open(file))
    assert bad.value.why == "newer"
    assert file.read_bytes() == before


def test_a_file_that_does_not_say_its_version_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "journal.db"
    bring_up_to_date(file)
    changed(file, "delete from alembic_version")
    with pytest.raises(BadDatabase, match="corrupt"):
        inspect(file)


@pytest.mark.parametrize("times", [1, 2])
def test_a_file_that_needs_nothing_is_opened_without_sqlalchemy(tmp_path: Path, times: int) -> None:
    code = (
        "import asyncio, sys; from pathlib import Path; from sobremesa.store.sqlite import SqliteStore\n"
        "async def test():\n"
        f"    for _time in range({times}):\n"
        "        await (await SqliteStore.open(Path(sys.argv[1]))).close()\n"
        "asyncio.run(test())\n"
        "assert not {'sqlalchemy', 'alembic'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "journal.db")], check=True)
