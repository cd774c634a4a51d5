"""The public description of a table."""

from __future__ import annotations

from sobremesa.table.table import Table
from sobremesa.wire.http import TableDetails, TableSummary
from sobremesa.wire.updates import room_of


def host_of(table: Table) -> str:
    """The first player at the table; "" while only bots sit there."""
    return next((seat.name for seat in table.seats if seat.name), "")


def details_of(table: Table, seat: int | None) -> TableDetails:
    """The description for a seat, or for a guest. Whose turn it is comes from the seat's own view, so it reveals
    nothing more."""
    settings = table.settings
    summary = TableSummary(
        table=table.id,
        title=settings.title,
        game=settings.game,
        language=settings.language,
        seats=table.game.seats,
        free=sum(not seat.taken for seat in table.seats),
        status=table.status,
        spectators=settings.spectators,
        opened_at=table.opened_at,
        host=host_of(table),
    )
    view = table.view_to_send(seat) if seat is not None else None
    told_at = 0 if seat is None else table.told_at
    return TableDetails(summary, room_of(table), list(view.to_act) if view else [], told_at)
