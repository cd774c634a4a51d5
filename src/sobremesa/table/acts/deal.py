"""The table stops waiting for missing shares of the seed and deals the cards without them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry
from sobremesa.table.acts import start
from sobremesa.table.acts.call_off import CallOffEntry
from sobremesa.table.errors import RefusedAct
from sobremesa.table.shares import Shares

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class DealEntry(Entry, frozen=True, tag="deal"):
    pass


def decide(table: Table, shares: Shares, now: int) -> list[Entry]:
    """The time to open is over."""
    try:
        start.check_deal(table, shares)
    except RefusedAct:
        return [CallOffEntry(now)]
    return [DealEntry(now)]


def apply(table: Table, entry: DealEntry) -> None:
    assert table.opening is not None
    start.deal(table, table.opening, entry.at)


ACT = Act(DealEntry, apply, is_talk=False)
