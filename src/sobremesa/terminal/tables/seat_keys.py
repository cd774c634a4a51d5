"""The keys of the seats taken from this terminal; a player returns to a seat by its key."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import DecodeError, Struct, json

from sobremesa.kernel.errors import SobremesaError
from sobremesa.terminal.files import file_error, read_text, write_text
from sobremesa.terminal.texts import TEXTS

if sys.platform != "win32":
    import fcntl

LARGEST = 1_000_000
# The oldest keys are dropped.
MOST_KEPT = 200


class DamagedSeatKeys(SobremesaError):
    """The file is damaged. It is left as it is."""


class KeptSeat(Struct, frozen=True):
    """``entropy`` is the player's share of the first game's seed, opened when that game begins."""

    server: str
    table: str
    name: str
    key: str
    invite: str = ""
    entropy: str = ""


class SeatKeyFile(Struct, frozen=True):
    seats: list[KeptSeat] = []


def seats_file() -> Path:
    """``seats.json`` in the user's state folder."""
    folder = os.environ.get("XDG_STATE_HOME") or ""
    base = Path(folder) if Path(folder).is_absolute() else Path.home() / ".local" / "state"
    return base / "sobremesa" / "seats.json"


class SeatKeys:
    def __init__(self, path: Path) -> None:
        self.path = path

    def find(self, server: str, table: str, name: str | None) -> KeptSeat | None:
        """The seat taken last at the table; with a name, the last seat of that name."""
        for seat in reversed(self._read()):
            if (seat.server, seat.table) == (server, table) and name in (None, seat.name):
                return seat
        return None

    def keep(self, seat: KeptSeat) -> None:
        self._change(lambda seats: [*(other for other in seats if other.key != seat.key), seat][-MOST_KEPT:])

    def forget(self, key: str) -> None:
        self._change(lambda seats: [seat for seat in seats if seat.key != key])

    def _change(self, changed: Callable[[list[KeptSeat]], list[KeptSeat]]) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as problem:
            raise file_error(self.path.parent, problem) from None
        with self._lock():
            found = json.encode(SeatKeyFile(changed(self._read())))
            write_text(self.path, json.format(found).decode() + "\n", private=True)

    @contextmanager
    def _lock(self) -> Iterator[None]:
        """Two terminals may take seats at the same time, and neither key may be lost. Windows lacks such locks."""
        lock = self.path.with_suffix(".lock")
        try:
            handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise file_error(lock, problem) from None
        try:
            if sys.platform != "win32":
                fcntl.flock(handle, fcntl.LOCK_EX)
            yield
        finally:
            os.close(handle)

    def _read(self) -> list[KeptSeat]:
        try:
            if not self.path.exists():
                return []
        except OSError as problem:
            raise file_error(self.path, problem) from None
        try:
            return json.decode(read_text(self.path, largest=LARGEST), type=SeatKeyFile).seats
        except DecodeError:
            raise DamagedSeatKeys(TEXTS.message("seats-damaged", file=self.path)) from None
