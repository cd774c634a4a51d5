"""``sobremesa backup`` and ``sobremesa restore`` do all or nothing, and report what is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from sobremesa.store.folder import hold
from tests.server.running import Running
from tests.terminal.saying import Sobremesa


@pytest.fixture(autouse=True)
def embedded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOBREMESA_DATABASE_URL", raising=False)


def open_table(server: Running) -> str:
    return asyncio.run(server.client.open("mayor", seats=2, public=True)).table


def is_there(server: Running, table: str) -> bool:
    return httpx.get(f"{server.address}/api/tables/{table}").status_code == 200


def test_what_is_backed_up_while_a_node_runs_is_what_is_restored(tmp_path: Path, sobremesa: Sobremesa) -> None:
    data, file = tmp_path / "data", tmp_path / "copy.db"
    data.mkdir()
    with Running(data=data) as server:
        before = open_table(server)
        said = sobremesa("backup", "--data", data, file)
        assert (said.code, said.err) == (0, "")
        assert f"Las mesas de {data} están copiadas en {file}." in said.out
        after = open_table(server)
    said = sobremesa("restore", "--data", data, file, "--lang", "en")
    assert (said.code, said.out) == (0, f"The tables of {data} are now those of {file}.\n")
    with Running(data=data) as server:
        assert (is_there(server, before), is_there(server, after)) == (True, False)


def test_a_backup_is_restored_where_nothing_was(tmp_path: Path, sobremesa: Sobremesa) -> None:
    data, file, new = tmp_path / "data", tmp_path / "copy.db", tmp_path / "some" / "where"
    data.mkdir()
    with Running(data=data) as server:
        table = open_table(server)
    assert sobremesa("backup", "--data", data, file).code == 0
    assert sobremesa("restore", "--data", new, file).code == 0
    with Running(data=new) as server:
        assert is_there(server, table)


def everything_in(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a table."""
    data = tmp_path_factory.mktemp("kept")
    with Running(data=data) as server:
        open_table(server)
    return (data / "tables.db").read_bytes()


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update schema_version set version = 9999")


def damaged(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[100:] = b"\xff" * (len(content) - 100)
    file.write_bytes(content)


WRONG: dict[str, tuple[str, str, str]] = {
    "backup without a file": ("backup", "Falta decir qué archivo", "Say which file"),
    "backup of no folder": ("backup --data {}/nowhere {}/new.db", "no hay mesas", "no tables"),
    "backup over a file": ("backup --data {}/data {}/copy.db", "no lo voy a pisar", "will not be overwritten"),
    "backup over itself": ("backup --data {}/data {}/data/tables.db", "no lo voy a pisar", "will not be overwritten"),
    "backup onto a folder": ("backup --data {}/data {}/data", "es una carpeta", "it is a folder"),
    "backup into no folder": ("backup --data {}/data {}/nowhere/new.db", "no existe", "does not exist"),
    "backup of a newer one": ("backup --data {}/newer {}/new.db", "más nueva", "newer version"),
    "backup of a damaged one": ("backup --data {}/damaged {}/new.db", "dañada", "damaged"),
    "two backups": ("backup --data {}/data a b", "Sobra", "is too much"),
    "restore without a file": ("restore", "Falta decir qué archivo", "Say which file"),
    "restore of nothing": ("restore --data {}/data {}/nowhere.db", "no existe", "does not exist"),
    "restore of a folder": ("restore --data {}/data {}/data", "es una carpeta", "it is a folder"),
    "restore of a photo": ("restore --data {}/data {}/photo.db", "Elegí una copia", "Choose a copy made with"),
    "restore of nothing in it": ("restore --data {}/data {}/empty.db", "Elegí una copia", "not a database"),
    "restore of a newer one": ("restore --data {}/data {}/newer/tables.db", "más nueva", "newer version"),
    "restore of a damaged one": ("restore --data {}/data {}/damaged/tables.db", "Elegí otra", "Choose another"),
    "restore onto a file": ("restore --data {}/photo.db {}/copy.db", "es un archivo", "it is a file"),
}


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said_and_nothing_is_changed(
    tmp_path: Path, kept: bytes, sobremesa: Sobremesa, case: str, language: str
) -> None:
    spoils: dict[str, Callable[[Path], None]] = {"newer": newer, "damaged": damaged, "data": lambda _file: None}
    for name, spoil in spoils.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "tables.db").write_bytes(kept)
        spoil(tmp_path / name / "tables.db")
    (tmp_path / "copy.db").write_bytes(kept)
    (tmp_path / "photo.db").write_bytes(b"\x89PNG" * 1000)
    (tmp_path / "empty.db").touch()
    before = everything_in(tmp_path)
    words, spanish, english = WRONG[case]
    said = sobremesa(*words.replace("{}", str(tmp_path)).split(), "--lang", language)
    assert said.code == 2
    assert {"es": spanish, "en": english}[language] in said.err
    assert len(said.err.splitlines()) == 1
    after = everything_in(tmp_path)
    # A reader of an SQLite file in WAL mode may leave its index beside it, and the owner of a folder its lock.
    after = {name: content for name, content in after.items() if not name.endswith(("-wal", "-shm", "lock"))}
    assert after == before


def test_nothing_is_restored_while_a_node_runs(tmp_path: Path, kept: bytes, sobremesa: Sobremesa) -> None:
    (tmp_path / "copy.db").write_bytes(kept)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.db").write_bytes(b"mine")
    with hold(tmp_path / "data"):
        said = sobremesa("restore", "--data", tmp_path / "data", tmp_path / "copy.db")
    assert (said.code, "Otro servidor ya usa la carpeta" in said.err) == (2, True)
    assert (tmp_path / "data" / "tables.db").read_bytes() == b"mine"


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_database_of_its_own_is_copied_with_its_own_tools(
    tmp_path: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("SOBREMESA_DATABASE_URL", "postgresql://nadie:secreto@127.0.0.1:1/nada")
    said = sobremesa(command, "--data", tmp_path, tmp_path / "copy.db")
    assert said.code == 2
    assert "pg_dump" in said.err
    assert "secreto" not in said.err
