"""Views as they come over the wire, in the game's own values again."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import UNSET, ValidationError, convert

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.view import AnyView, View
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire import messages as m


class BadView(SobremesaError):
    """What a table shows is not what its game shows here."""


def read_view(game: AnyGame, update: m.Update, viewer: Viewer) -> AnyView | None:
    """What the viewer sees; None before the game. Its memory is None where the table does not help to remember."""
    if update.view is UNSET:
        return None
    scene_type, memory_type = game.view_types()
    return View(
        viewer=viewer,
        to_act=tuple(update.to_act),
        moves=tuple(move.code for move in update.moves),
        scene=_read(update.view, scene_type),
        memory=None if update.memory is UNSET else _read(update.memory, memory_type),
        prompt=update.prompt,
    )


def _read(part: Any, kind: Any) -> Any:
    try:
        return convert(part, Any if isinstance(kind, TypeVar) else kind)
    except ValidationError:
        raise BadView(TEXTS.message("view-unreadable")) from None
