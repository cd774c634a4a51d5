"""A player offers the seat to the spectators, or takes the offer back. The offer is not binding: all players still have
to agree to each request for the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.acts import return_
from sobremesa.table.errors import RefusedAct

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Offer(Request, frozen=True, tag="offer"):
    """In a game: offer your seat to the spectators, or take the offer back."""

    offered: bool


class OfferEntry(Entry, frozen=True, tag="offer"):
    seat: int
    offered: bool
    id: str = ""


class OfferNews(News, frozen=True, tag="offer"):
    seat: int
    offered: bool


def decide(table: Table, seat: int, request: Offer, now: int) -> list[Entry]:
    """Nothing to write if the player has said so already."""
    check_possible(table)
    if request.offered and not table.settings.spectators:
        raise RefusedAct("nobody-watches")
    if (seat in table.takeovers.offered) == request.offered:
        return []
    table.check_talk()
    return [*return_.entries(table, seat, now), OfferEntry(now, seat, request.offered, request.id)]


def check_possible(table: Table) -> None:
    """Seats change hands in a game, and not where several tables play the same cards."""
    if table.shared_deal:
        raise RefusedAct("takeover-shared-deal")
    if table.status != "playing":
        raise RefusedAct("not-playing")


def apply(table: Table, entry: OfferEntry) -> None:
    offered = table.takeovers.offered
    offered.add(entry.seat) if entry.offered else offered.discard(entry.seat)
    table.tell(OfferNews, entry.seat, entry.offered)


ACT = Act(OfferEntry, apply, Offer, decide, news=(OfferNews,))
