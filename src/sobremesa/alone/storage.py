"""How the device stores tables: as a journal, or as the record of a game from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import MsgspecError, json

from sobremesa.alone.errors import DeviceRefused
from sobremesa.table.act import Entry
from sobremesa.table.host import TableHost
from sobremesa.table.journal import decode_entry, encode_entry
from sobremesa.table.table import Table

# Rises when an older page could not read what a newer one stores.
FORMAT = 1
_text = json.Decoder(str)


def dump_entry(entry: Entry) -> str:
    return encode_entry(entry).decode()


def dump_record(text: str) -> str:
    """A record is one entry: a JSON string, where a journal has objects."""
    return json.encode(text).decode()


def record_in(entries: Sequence[str]) -> str | None:
    """The stored record; None for a journal."""
    return _text.decode(entries[0]) if entries and entries[0].startswith('"') else None


def journal_in(entries: Sequence[str]) -> list[Entry]:
    """Raises a ``DeviceRefused`` with the number of the first entry that cannot be read."""
    found: list[Entry] = []
    for number, text in enumerate(entries):
        try:
            found.append(decode_entry(text.encode()))
        except (MsgspecError, UnicodeError):
            raise DeviceRefused(409, "damaged", entry=number + 1) from None
    return found


def readable_length(entries: Sequence[str], host: TableHost) -> int:
    """The number of entries, from the first on, that replay as a table."""
    journal: list[Entry] = []
    for text in entries:
        try:
            journal.append(decode_entry(text.encode()))
        except (MsgspecError, UnicodeError):
            break
    good, bad = 0, len(journal) + 1
    while bad - good > 1:
        middle = (good + bad) // 2
        if _replays(journal[:middle], host):
            good = middle
        else:
            bad = middle
    return good


def _replays(journal: list[Entry], host: TableHost) -> bool:
    try:
        Table.replay(journal, host)
    except Exception:  # noqa: BLE001  # entries that no table decided may raise anything
        return False
    return True
