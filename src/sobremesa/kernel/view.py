"""Views: where a game stands, as one seat or a spectator may see it."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.phrase import Phrase

SceneT = TypeVar("SceneT", covariant=True)
MemoryT = TypeVar("MemoryT", covariant=True)


@dataclass(frozen=True)
class View(Generic[SceneT, MemoryT]):
    """Built field by field from what the viewer may see; never a state with parts taken out.

    ``scene`` is what lies in sight now; ``memory`` is what the viewer was shown earlier and could remember.
    ``to_act`` are the seats asked for a move, ``moves`` the moves open to the viewer, ``prompt`` what is asked of the
    viewer: None of a viewer who is not asked.
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

    def encoded(self) -> bytes:
        """One fixed sequence of bytes for one view: equal views, equal bytes."""
        return json.dumps(self, ensure_ascii=False, separators=(",", ":"), default=_by_name).encode()


# Of whatever game.
AnyView: TypeAlias = View[Any, Any]


def plain(value: Any) -> Any:
    """A value of dataclasses, tuples and mappings in what JSON can say."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return {name: plain(part) for name, part in _by_name(value).items()}


def _by_name(value: Any) -> dict[str, Any]:
    """The parts of a dataclass."""
    if is_dataclass(value) and not isinstance(value, type):
        return {name: getattr(value, name) for name in _names(type(value))}
    raise TypeError(f"a view does not hold a {type(value).__name__}")


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
