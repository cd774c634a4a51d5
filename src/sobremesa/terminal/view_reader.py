"""Views as they come over the wire, in the game's own values again."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, get_args, get_origin

from msgspec import UNSET, ValidationError, convert

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame, Game
from sobremesa.kernel.view import AnyView, View
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire import messages as m


class BadView(SobremesaError):
    """What a table shows is not what its game shows here."""


def read_view(game: AnyGame, update: m.Update, viewer: Viewer) -> AnyView | None:
    """What the viewer sees; None before the game. Its memory is None where the table does not help to remember."""
    if update.view is UNSET:
        return None
    scene_type, memory_type = _types(type(game))
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
        return convert(part, kind)
    except ValidationError:
        raise BadView(TEXTS.message("view-unreadable")) from None


@cache
def _types(kind: type[AnyGame]) -> tuple[Any, Any]:
    """The types of the game's scene and memory, from ``class Evidencia(Game[EvidenciaState, Scene, Memory])``."""
    for base in kind.__mro__:
        for parent in getattr(base, "__orig_bases__", ()):
            if get_origin(parent) is Game:
                _state, scene, memory = get_args(parent)
                return _decoded(scene), _decoded(memory)
    raise TypeError(f"{kind.__name__} does not say which scene and memory its views have")


def _decoded(kind: Any) -> Any:
    return Any if isinstance(kind, TypeVar) else kind
