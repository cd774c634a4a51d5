"""A table's line in the list of tables."""

from __future__ import annotations

from sobremesa.store.store import Listing
from sobremesa.table.table import Table
from sobremesa.wire.http import TableSummary


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
    )
