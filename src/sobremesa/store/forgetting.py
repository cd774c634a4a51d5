"""Which journals may be forgotten, by the entries they hold. What this version cannot read is left for one that can."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.store.reading import entry_of
from sobremesa.table.acts.sit import SitEntry

# Bots may sit down with the opening of a table, before anybody else does.
MOST_SEATS = 8


def is_old(entry: bytes, before: int) -> bool:
    """Whether it was added before then."""
    found = entry_of(entry)
    return found is not None and found.at < before


def is_unused(first: Iterable[bytes]) -> bool:
    """Whether nobody ever sat there. Only a seated player adds to a journal, and sitting down comes first: the entries
    up to number ``MOST_SEATS`` say all."""
    entries = [entry_of(data) for data in first]
    return not any(entry is None or isinstance(entry, SitEntry) for entry in entries)
