"""A player starts the first game. (Every later one is a rematch, which all players have to agree to.)

Where players have committed to shares of the seed, these are opened first; then the cards are dealt.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.errors import RefusedAct
from sobremesa.table.shares import OPENING_MS, RevealNews, Shares

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Start(Request, frozen=True, tag="start"):
    pass


class StartEntry(Entry, frozen=True, tag="start"):
    """``next_secret`` is for the game after this one, so that its commitment is known before anyone asks for it."""

    next_secret: str
    id: str = ""
    seat: int = 0


class StartNews(News, frozen=True, tag="start"):
    """The first game and every rematch: the cards are dealt."""

    number: int
    commitment: str


def decide(table: Table, seat: int, request: Start, now: int) -> list[Entry]:
    if table.status != "waiting":
        raise RefusedAct("game-started")
    empty = sum(not taken.taken for taken in table.seats)
    if empty:
        raise RefusedAct("seats-empty", empty=empty)
    check_deal(table, _shares(table, ""))
    return [StartEntry(now, table.host.fresh_secret(), request.id, seat)]


def _shares(table: Table, next_secret: str) -> Shares:
    return Shares.committed_to([seat.commitment for seat in table.seats], table.secret, next_secret)


def check_deal(table: Table, shares: Shares) -> None:
    """Deals on trial: every replay of the journal repeats the deal, so it must be possible.

    A deck that can never be dealt is refused before any share is opened, and a deal that fails with the shares is
    refused with the last of them.
    """
    try:
        table.deal_match(shares.secret, table.number + 1, shares.entropy)
    except Exception as problem:
        raise RefusedAct("no-deal") from problem


def apply(table: Table, entry: StartEntry) -> None:
    begin(table, _shares(table, entry.next_secret), entry.at)


def begin(table: Table, shares: Shares, at: int) -> None:
    """Begins the first game or a rematch."""
    if shares.missing:
        table.opening = replace(shares, ends_at=at + OPENING_MS)
        table.tell(RevealNews, table.number + 1)
    else:
        deal(table, shares, at)


def deal(table: Table, shares: Shares, at: int) -> None:
    table.deal(shares, at)
    table.tell(StartNews, table.number, table.commitment)
    table.publish()
    table.ask(at)


ACT = Act(StartEntry, apply, Start, decide, news=(StartNews,))
