"""A player whose seat a bot plays, or is about to, is here again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.agreement import drop, is_missed

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Return(Request, frozen=True, tag="return"):
    pass


class ReturnEntry(Entry, frozen=True, tag="return"):
    seat: int


class ReturnNews(News, frozen=True, tag="return"):
    seat: int


def decide(table: Table, seat: int, _request: Return, now: int) -> list[Entry]:
    return entries(table, seat, now)


def entries(table: Table, seat: int, now: int) -> list[Entry]:
    """What any act of a player in the game adds; nothing if the player was there all the time."""
    is_needed = table.seats[seat].away or (table.proposal is not None and is_missed(table, seat))
    return [ReturnEntry(now, seat)] if is_needed else []


def apply(table: Table, entry: ReturnEntry) -> None:
    seat = table.seats[entry.seat]
    seat.away = False
    seat.left = False
    table.clocks.comes_back(entry.seat)
    if is_missed(table, entry.seat):
        drop(table, "takeover")
    table.tell(ReturnNews, entry.seat)
    table.go_on(entry.at)


ACT = Act(ReturnEntry, apply, Return, decide, news=(ReturnNews,))
