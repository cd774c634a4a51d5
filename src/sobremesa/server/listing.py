"""A table's line in the list of tables; what is told of it at its door is the same wherever the table is."""

from __future__ import annotations

from sobremesa.server.derivation import is_followed
from sobremesa.store.listing import Listing
from sobremesa.table.table import Table
from sobremesa.wire.details import details_of, host_of
from sobremesa.wire.http import TableSummary

__all__ = ["details_of", "host_of", "listing_of", "summary_of"]


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
        followed=is_followed(table),
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
