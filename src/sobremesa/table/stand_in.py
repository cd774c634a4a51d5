"""A bot plays a seat until its player is back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import News

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class StandInNews(News, frozen=True, tag="stand_in"):
    """A bot plays for the seat until its player is back."""

    seat: int
    level: str
    out_of_time: bool


def begin_stand_in(table: Table, seat: int, at: int, *, out_of_time: bool) -> None:
    table.seats[seat].away = True
    table.seats[seat].away_since = at
    table.stood_in.add(seat)
    table.tell(StandInNews, seat, table.settings.stand_in, out_of_time)
    table.leave_window(seat, at)
    table.go_on(at)
