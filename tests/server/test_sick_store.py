"""A database that hangs, and a disk that is full: every request gets an answer, and the operator learns why."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import monotonic

import httpx
import pytest

from sobremesa.client import Client
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.time_limit import TimeLimit
from tests.server.process import Server
from tests.server.running import Running
from tests.store.postgres import Postgres

# No file of the node can grow, as on a full disk.
LITTLE_ROOM = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))
"""


def status(address: str, path: str) -> int:
    return httpx.get(address + path, timeout=4).status_code


def seconds_until_told(server: Running, path: str) -> float:
    """Seconds until the node says that something is wrong; 4 if it does not."""
    started = monotonic()
    try:
        assert status(server.address, path) == 503
    except httpx.TimeoutException:
        return 4.0
    return monotonic() - started


def told_of_a_frozen_database(postgres: Postgres) -> tuple[str, float]:
    """The answer to a player who sits down, and how long a node takes to say that it is not ready."""
    with Running(database_url=postgres.fresh_database()) as server:
        table = asyncio.run(server.client.open("mayor", seats=2, public=True)).table
        try:
            postgres.freeze()
            answer, told = sit_down(server, table), seconds_until_told(server, "/readyz")
            assert status(server.address, "/livez") == 200
        finally:
            postgres.thaw()
    return answer, told


def sit_down(server: Running, table: str) -> str:
    try:
        answer = httpx.post(f"{server.address}/api/tables/{table}/seats", json={"name": "Ana"}, timeout=4)
    except httpx.TimeoutException:
        return "nothing"
    return str(answer.json()["code"])


def hurry(patch: pytest.MonkeyPatch) -> None:
    for name, seconds in {"PATIENCE_SECONDS": 1.0, "ANSWER_SECONDS": 1.0}.items():
        patch.setattr(f"sobremesa.store.postgres.{name}", seconds)


def test_a_database_that_hangs_is_noticed(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    answer, told = told_of_a_frozen_database(postgres)
    assert answer == "try-again"
    assert told < 2.5


def test_without_patience_everybody_hangs_with_it(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def for_ever(_self: TimeLimit, _seconds: float, work: object) -> object:
        return await work  # type: ignore[misc]

    hurry(monkeypatch)
    monkeypatch.setattr(TimeLimit, "within", for_ever)
    assert told_of_a_frozen_database(postgres)[0] == "nothing"


def fill_the_disk(server: Server) -> list[str]:
    """The tables that were opened until the disk was full."""
    decks = [f"# {number} {'x' * 60_000}" for number in range(40)]
    cards = (Path(__file__).parents[2] / "src/sobremesa/games/evidencia/cards.toml").read_text(encoding="utf-8")
    opened: list[str] = []
    for deck in decks:
        settings = {"game": "evidencia", "seats": 2, "public": True, "deck": f"{cards}\n{deck}"}
        answer = httpx.post(f"{server.address}/api/tables", json={"settings": settings}, timeout=30)
        if answer.status_code == 503:
            return opened
        opened.append(answer.json()["table"])
    raise AssertionError("there was room for everything")


def test_a_full_disk_shows_and_takes_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    limits = {"SOBREMESA_DECK_BYTES_PER_HOUR": "100000000"}
    with Server("--data", str(tmp_path), before=LITTLE_ROOM, environment=limits) as server:
        assert status(server.address, "/readyz") == 200
        opened = fill_the_disk(server)
        started = monotonic()
        assert [status(server.address, path) for path in ("/readyz", "/healthz", "/livez")] == [503, 503, 200]
        assert monotonic() - started < 2
    with Server("--data", str(tmp_path)) as server:
        assert status(server.address, "/readyz") == 200
        assert {status(server.address, f"/api/tables/{table}") for table in opened} == {200}


def test_a_store_that_can_write_again_says_so(tmp_path: Path) -> None:
    async def test() -> float | None:
        store = await SqliteStore.open(tmp_path / "journal.db")
        store.failed_at = 1.0
        await store.check_writing()
        await store.close()
        return store.failed_at

    assert asyncio.run(test()) is None


def refusal_to_start(*arguments: str, before: str = "") -> str:
    """What a node that cannot start says."""
    with pytest.raises(AssertionError) as told, Server(*arguments, before=before):
        pass
    assert "Traceback" not in str(told.value)
    return str(told.value)


def test_a_file_that_is_no_database_of_ours_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"\x89PNG" * 1000)
    assert "no es una base de este programa" in refusal_to_start("--data", str(tmp_path))


def test_a_damaged_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    with Server("--data", str(tmp_path)) as server:
        asyncio.run(Client(server.address).open("evidencia", seats=2, public=True))
        server.stop()
    file = tmp_path / "tables.db"
    data = file.read_bytes()
    file.write_bytes(data[:100] + bytes(reversed(data[100:4096])) + data[4096:])
    assert "dañada" in refusal_to_start("--data", str(tmp_path))


@pytest.mark.parametrize("is_new", [True, False])
def test_a_node_that_finds_no_room_for_its_database_says_so_and_stops(is_new: bool, tmp_path: Path) -> None:
    """No space for the tables of a new database, or for the log of an existing one."""
    if not is_new:
        with Server("--data", str(tmp_path)) as server:
            server.stop()
    server = Server("--data", str(tmp_path), before=LITTLE_ROOM.replace("400_000", "8_192"))
    with pytest.raises(AssertionError) as told:
        server.start()
    assert server.process is not None
    assert server.process.wait(10) == 2
    server.close()
    assert "Traceback" not in str(told.value)
    assert str(told.value).count("\n") <= 1
    assert "No se puede abrir ni escribir la base de datos" in str(told.value)


def test_what_a_node_writes_is_for_its_owner_only(tmp_path: Path) -> None:
    with Server("--data", str(tmp_path / "data"), before="import os; os.umask(0o022)\n") as server:
        asyncio.run(Client(server.address).open("evidencia", seats=2, public=True))
        found = {
            path.name: path.stat().st_mode & 0o077 for path in [tmp_path / "data", *(tmp_path / "data").rglob("*")]
        }
    assert {"data", "tables.db", "tables.db-wal", "tables.db-shm"} <= set(found)
    assert set(found.values()) == {0}


# Runs as a user who may not write there, because root may write anywhere. The program is imported first, as its files
# may be root's.
NOBODY = """
import os, sobremesa.cli.dispatch, sobremesa.server.ops.main
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
"""


def test_a_folder_that_cannot_be_written_to_is_told_in_a_sentence() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        told = refusal_to_start("--data", str(folder), before=NOBODY)
        folder.chmod(0o700)
    assert "no tenés permiso" in told
