"""The view that advice for a seat may be taken from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sobremesa.kernel.view import AnyView
from sobremesa.table.errors import RefusedAct

if TYPE_CHECKING:
    from sobremesa.table.table import Table


def hint_view(table: Table, seat: int) -> AnyView:
    """Raises a ``RefusedAct`` where advice would harm another player. In a game of memory (CO-26) the view has the
    scene alone, and while a player recites from memory advice is refused."""
    if table.match is None:
        raise RefusedAct("not-started")
    if table.paused_at is not None:
        raise RefusedAct("paused")
    if any(other.is_player for number, other in enumerate(table.seats) if number != seat):
        raise RefusedAct("hint-players")
    if table.shared_deal:
        raise RefusedAct("hint-shared-deal")
    view = table.view(seat)
    if seat not in table.seats_asked() or view is None:
        raise RefusedAct("hint-not-asked")
    if table.game.about.all_is_shown and not (
        table.settings.memory_aid or table.game.about.shows_memory(table.game.options)
    ):
        if table.game.player().recites(view):
            raise RefusedAct("hint-memory")
        return replace(view, memory=None)
    return view
