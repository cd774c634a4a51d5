"""Which journals may be deleted, by their entries. A journal that this version cannot read is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sobremesa.store.extension import Extension
from sobremesa.store.store import Unreadable, entries_of
from sobremesa.table.act import Entry
from sobremesa.table.acts.sit import SitEntry

# The tables of the database that have rows of one game table.
OF_A_TABLE = ("journal", "listings", "leases", "standings", "seatings", "results", "played")
# Tables deleted in one transaction, for which other writers wait.
PRUNED_AT_ONCE = 50
# Bots may sit down when a table is opened, before any player.
MOST_SEATS = 8


def pruned_tables(extensions: Sequence[Extension]) -> tuple[str, ...]:
    """Where rows go when a game table is deleted."""
    return (*OF_A_TABLE, *(name for extension in extensions for name in extension.pruned))


def is_old(entry: bytes, before: int) -> bool:
    """Whether it was added before then."""
    found = _entry_of(entry)
    return found is not None and found.at < before


def is_unused(first: Iterable[bytes]) -> bool:
    """Whether no player ever sat there. Only a seated player adds to a journal, and sitting down comes first, so the
    first ``MOST_SEATS`` entries and the opening are enough."""
    entries = [_entry_of(data) for data in first]
    return not any(entry is None or isinstance(entry, SitEntry) for entry in entries)


def _entry_of(kept: bytes) -> Entry | None:
    """None for what this version cannot read."""
    try:
        return entries_of([kept])[0]
    except Unreadable:
        return None
