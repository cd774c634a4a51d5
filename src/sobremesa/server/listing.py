"""A table's line in the list of tables, and what is told of it at its door."""

from __future__ import annotations

from sobremesa.store.store import Listing
from sobremesa.table.table import Table
from sobremesa.wire.http import TableDetails, TableSummary
from sobremesa.wire.updates import room_of


def host_of(table: Table) -> str:
    """The first player at the table; empty while only bots are there."""
    return next((seat.name for seat in table.seats if seat.name), "")


def listing_of(table: Table) -> Listing:
    settings = table.settings
    return Listing(
        table=table.id,
        title=settings.title,
        game=settings.game,
        language=settings.language,
        seats=table.game.seats,
        free=sum(not seat.taken for seat in table.seats),
        status=table.status,
        spectators=settings.spectators,
        opened_at=table.opened_at,
        public=settings.public,
        host=host_of(table),
    )


def summary_of(listing: Listing) -> TableSummary:
    return TableSummary(
        table=listing.table,
        title=listing.title,
        game=listing.game,
        language=listing.language,
        seats=listing.seats,
        free=listing.free,
        status=listing.status,
        spectators=listing.spectators,
        opened_at=listing.opened_at,
        host=listing.host,
    )


def details_of(table: Table, seat: int | None) -> TableDetails:
    """For a seat, or for a guest. Whose turn it is comes from what the seat is shown, so it tells no more than that."""
    view = table.shown(seat) if seat is not None else None
    return TableDetails(summary_of(listing_of(table)), room_of(table), list(view.to_act) if view else [])
