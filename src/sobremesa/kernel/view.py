"""Views: where a game stands, as one seat or a spectator may see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct, json

from sobremesa.kernel.bits import members
from sobremesa.kernel.event import Fact, Viewer
from sobremesa.kernel.state import State

SceneT = TypeVar("SceneT", covariant=True)
MemoryT = TypeVar("MemoryT", covariant=True)


# A text and its facts. The reader's side makes the sentence.
class Phrase(Struct, frozen=True):
    key: str
    facts: Mapping[str, Fact] = {}


class View(Struct, Generic[SceneT, MemoryT], frozen=True):
    """Built field by field from what the viewer may see; never a state with parts taken out.

    ``scene`` is what lies in sight now; ``memory`` is what the viewer was shown earlier and could remember.
    ``to_act`` are the seats asked for a move, ``moves`` the moves open to the viewer, ``prompt`` what is asked of the
    viewer, None for a viewer who is not asked.
    """

    viewer: Viewer
    to_act: tuple[int, ...]
    moves: tuple[int, ...]
    scene: SceneT
    memory: MemoryT
    prompt: Phrase | None = None

    def plain(self) -> dict[str, Any]:
        """The view in lists, dictionaries, texts and numbers."""
        found = plain(self)
        assert isinstance(found, dict)
        return found

    def encode(self) -> bytes:
        """One fixed sequence of bytes for one view: equal views, equal bytes."""
        return json.encode(self)


# A view of any game.
AnyView: TypeAlias = View[Any, Any]


def plain(value: Any) -> Any:
    """A part of a view in what JSON can say."""
    return json.decode(json.encode(value))


def legal_moves(state: State, viewer: Viewer) -> tuple[int, ...]:
    """The moves open to the viewer: none for a spectator."""
    return () if viewer is None else tuple(members(state.legal(viewer)))
