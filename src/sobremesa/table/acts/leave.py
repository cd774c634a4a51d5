"""A player leaves. Before the game the seat is free again; in the game a bot plays it until its player is back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.agreement import check_rematch, count_votes, is_rematch_open
from sobremesa.table.errors import RefusedAct
from sobremesa.table.seat import TableSeat
from sobremesa.table.stand_in import StandInNews, begin_stand_in

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Leave(Request, frozen=True, tag="leave"):
    pass


class LeaveEntry(Entry, frozen=True, tag="leave"):
    seat: int
    id: str = ""


class LeaveNews(News, frozen=True, tag="leave"):
    """The seat is free again."""

    seat: int


def decide(table: Table, seat: int, request: Leave, now: int) -> list[Entry]:
    if table.seats[seat].away:
        raise RefusedAct("already-away")
    if is_rematch_open(table):
        check_rematch(table, table.voters - {seat}, {})
    return [LeaveEntry(now, seat, request.id)]


def apply(table: Table, entry: LeaveEntry) -> None:
    if table.status == "waiting":
        table.seats[entry.seat] = TableSeat()
        table.tell(LeaveNews, entry.seat)
    else:
        table.seats[entry.seat].left = True
        stand_in(table, entry.seat, entry.at, out_of_time=False)


def stand_in(table: Table, seat: int, at: int, *, out_of_time: bool) -> None:
    begin_stand_in(table, seat, at, out_of_time=out_of_time)
    # The table does not wait for a player who is away.
    count_votes(table, at)


ACT = Act(LeaveEntry, apply, Leave, decide, news=(LeaveNews, StandInNews))
