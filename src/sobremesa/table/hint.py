"""What advice for a seat may be taken from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sobremesa.kernel.view import AnyView
from sobremesa.table.errors import RefusedAct

if TYPE_CHECKING:
    from sobremesa.table.table import Table


def hint_view(table: Table, seat: int) -> AnyView:
    """Advice is given where it harms no other player, and does not remember for a player what the game is about
    remembering (CO-26): there it comes from the scene alone, and while a player says from memory what lies hidden it
    is refused."""
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
