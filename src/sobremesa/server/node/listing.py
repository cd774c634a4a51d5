"""What is kept of a table beside its journal: its line in the list of tables, and its projection in the read model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sobremesa.kernel.game import AnyGame
from sobremesa.store.listing import Listing
from sobremesa.store.projection import Projection
from sobremesa.table.act import Entry
from sobremesa.table.finished_games import FinishedGame
from sobremesa.table.host import TableHost
from sobremesa.table.status import result_of, seats_of, standing_of
from sobremesa.table.table import Table
from sobremesa.wire.http import TableSummary
from sobremesa.wire.table_details import details_of, host_of

__all__ = ["details_of", "host_of", "listing_of", "summary_of"]
# A slow table at which a bot has to move is woken at once.
AT_ONCE = 1


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


def is_followed(table: Table) -> bool:
    """Whether the read model has a projection of it: a person may look for it, or a node has to wake it."""
    return table.settings.is_slow or bool(table.group) or any(seat.person for seat in table.seats)


def projection_of(table: Table, games: Iterable[tuple[int, FinishedGame]]) -> Projection:
    """``games`` are finished games of the table that may not be in the read model yet, by number."""
    results = [(result_of(table, number, game), game.circumstances.persons) for number, game in games]
    return Projection(
        length=table.length,
        standing=standing_of(table),
        seats=seats_of(table),
        due_at=_due_at(table),
        results=results,
        group=table.group,
        is_public=table.settings.public,
        # A table's own deck makes another game, and a deal that others have played may be known.
        is_rated=not table.settings.deck and not table.shared_deal,
        shared_deal=table.shared_deal,
    )


def _due_at(table: Table) -> int:
    """Only slow tables are woken: at others time goes on when a player connects."""
    if not table.settings.is_slow:
        return 0
    return AT_ONCE if table.bots_to_move() else table.due() or 0


def finished_since(table: Table, known: int) -> list[tuple[int, FinishedGame]]:
    """The finished games after number ``known`` that the table has in memory."""
    kept, last = table.finished.kept, table.finished.count
    first = last - len(kept) + 1
    return [(number, game) for number, game in enumerate(kept, start=first) if number > known]


def derive_projection(entries: Sequence[Entry], game: AnyGame, levels: tuple[str, ...]) -> Projection:
    """The projection from the whole journal, with all games that were ever finished there. Runs beside the event
    loop."""
    host = TableHost(lambda _settings: game, levels, fresh_secret=lambda: "")
    table = Table.replay(entries[:1], host, game)
    games: list[tuple[int, FinishedGame]] = []
    for entry in entries[1:]:
        table.read(entry)
        games += finished_since(table, len(games))
    return projection_of(table, games)
