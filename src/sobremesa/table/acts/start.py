"""The first game begins. (Every later one is a rematch, which everybody has to agree to.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.errors import Refused

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Start(Request, frozen=True, tag="start"):
    pass


class StartEntry(Entry, frozen=True, tag="started"):
    """``next_secret`` is for the game after this one, so that its commitment is known before anyone asks for it."""

    next_secret: str
    id: str = ""
    seat: int = 0


class StartNews(News, frozen=True, tag="start"):
    """The first game and every rematch."""

    number: int
    commitment: str


def decide(table: Table, seat: int, request: Start, now: int) -> list[Entry]:
    if table.status != "waiting":
        raise Refused("game-started")
    empty = sum(not taken.taken for taken in table.seats)
    if empty:
        raise Refused("seats-empty", empty=empty)
    check_deal(table, table.secret, [taken.entropy for taken in table.seats])
    return [StartEntry(now, table.house.fresh_secret(), request.id, seat)]


def check_deal(table: Table, secret: str, entropy: list[str]) -> None:
    """Deals for trial: what is written down is repeated whenever the table is read, so it must be possible."""
    try:
        table.dealt(secret, table.number + 1, entropy)
    except Exception as problem:
        raise Refused("no-deal") from problem


def apply(table: Table, entry: StartEntry) -> None:
    begin(table, table.secret, entry.next_secret, [seat.entropy for seat in table.seats], entry.at)


def begin(table: Table, secret: str, next_secret: str, entropy: list[str], at: int) -> None:
    """A game begins, the first one or a rematch."""
    table.deal(secret, next_secret, entropy)
    table.tell(StartNews, table.number, table.commitment)
    table.publish()
    table.ask(at)


ACT = Act(StartEntry, apply, Start, decide, news=(StartNews,))
