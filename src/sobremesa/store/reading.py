"""Entries as they are kept, back to what they were."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import DecodeError, ValidationError

from sobremesa.store.store import Unreadable
from sobremesa.table.act import Entry
from sobremesa.table.journal import decode_entry


def entries_of(kept: Iterable[bytes]) -> list[Entry]:
    """Raises ``Unreadable``."""
    try:
        return [decode_entry(data) for data in kept]
    except (DecodeError, ValidationError, UnicodeDecodeError) as problem:
        raise Unreadable(type(problem).__name__) from problem


def entry_of(kept: bytes) -> Entry | None:
    """None for what this version cannot read."""
    try:
        return entries_of([kept])[0]
    except Unreadable:
        return None
