"""A player's clock is empty: a bot plays for the seat until its player is back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry
from sobremesa.table.acts.leave import stand_in
from sobremesa.table.stand_in import StandInNews

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class TimeOutEntry(Entry, frozen=True, tag="time_out"):
    seat: int


def apply(table: Table, entry: TimeOutEntry) -> None:
    stand_in(table, entry.seat, entry.at, out_of_time=True)


ACT = Act(TimeOutEntry, apply, news=(StandInNews,), is_talk=False)
