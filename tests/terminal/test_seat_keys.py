"""The keys of seats are private to their owner, and never lost."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

import pytest

from sobremesa.terminal.tables.seat_keys import MOST_KEPT, DamagedSeatKeys, KeptSeat, SeatKeys, seats_file

SERVER = "http://127.0.0.1:8000"


@pytest.fixture
def keys(tmp_path: Path) -> SeatKeys:
    return SeatKeys(tmp_path / "sobremesa" / "seats.json")


def seat(name: str, key: str, table: str = "abc") -> KeptSeat:
    return KeptSeat(SERVER, table, name, key)


def test_the_seat_taken_last_is_found_and_each_one_by_its_name(keys: SeatKeys) -> None:
    assert keys.find(SERVER, "abc", None) is None
    keys.keep(seat("Ana", "1"))
    keys.keep(seat("Beto", "2"))
    assert keys.find(SERVER, "abc", None) == seat("Beto", "2")
    assert keys.find(SERVER, "abc", "Ana") == seat("Ana", "1")
    assert keys.find(SERVER, "abc", "Carla") is None
    assert keys.find("http://elsewhere", "abc", None) is None
    keys.forget("2")
    assert keys.find(SERVER, "abc", None) == seat("Ana", "1")


def test_the_file_is_for_its_owners_eyes_only(keys: SeatKeys) -> None:
    keys.keep(seat("Ana", "1"))
    assert keys.path.stat().st_mode & 0o777 == 0o600
    assert keys.path.parent.stat().st_mode & 0o777 == 0o700


def test_a_damaged_file_is_left_as_it_is(keys: SeatKeys) -> None:
    keys.path.parent.mkdir()
    keys.path.write_text("{")
    with pytest.raises(DamagedSeatKeys, match="damaged"):
        keys.find(SERVER, "abc", None)
    with pytest.raises(DamagedSeatKeys, match="damaged"):
        keys.keep(seat("Ana", "1"))
    assert keys.path.read_text() == "{"


def test_two_terminals_at_the_same_time_lose_no_key(keys: SeatKeys) -> None:
    def keep_many(name: str) -> None:
        for number in range(10):
            keys.keep(seat(name, f"{name}{number}"))

    threads = [Thread(target=keep_many, args=(name,)) for name in "AB"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name in "AB":
        for number in range(10):
            keys.forget(f"{name}{number}")
            assert (keys.find(SERVER, "abc", name) is None) == (number == 9)


def test_the_oldest_keys_are_forgotten(keys: SeatKeys) -> None:
    for number in range(MOST_KEPT + 1):
        keys.keep(seat("Ana", str(number), table=str(number)))
    assert keys.find(SERVER, "0", None) is None
    assert keys.find(SERVER, "1", None) is not None


def test_the_file_lies_in_the_users_state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert seats_file() == tmp_path / "sobremesa" / "seats.json"
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert seats_file() == tmp_path / ".local" / "state" / "sobremesa" / "seats.json"
