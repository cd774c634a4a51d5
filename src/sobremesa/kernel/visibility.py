"""Who sees a field of a scene or a memory.

Each field says it in its annotation, with what it means, and a law of every game holds it to that:

>>> class Scene(Struct, frozen=True):
...     points: Annotated[tuple[int, int], ALL, "so far"]
...     hands: Annotated[tuple[Hand, Hand], OWNER, "a seat's own cards, and the backs of the others'"]

What differs from viewer to viewer (``OWNER``, ``OWN``, ``VIEWER``) is what a reviewer of secrecy reads.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Flag, auto
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Struct, structs

if TYPE_CHECKING:
    from sobremesa.kernel.game import AnyGame


class Visibility(Flag):
    """``ALL``: every viewer, the spectator included, sees the same. ``SEATS``: all seats see the same, the spectator
    perhaps less. ``OWNER``: one part for each seat, which looks the same to all but that seat. ``OWN``: the viewer's
    own, and nothing for the spectator. ``VIEWER``: as far as each viewer could follow it. ``OVER``: all viewers see the
    same once the game is over; by itself, it shows nothing before."""

    ALL = auto()
    SEATS = auto()
    OWNER = auto()
    OWN = auto()
    VIEWER = auto()
    OVER = auto()


ALL = Visibility.ALL
SEATS = Visibility.SEATS
OWNER = Visibility.OWNER
OWN = Visibility.OWN
VIEWER = Visibility.VIEWER
OVER = Visibility.OVER


@dataclass(frozen=True)
class ShownField:
    """A field of a scene or a memory: None where it does not say who sees it."""

    name: str
    seen_by: Visibility | None
    meaning: str


@cache
def shown_fields(kind: type[Struct]) -> tuple[ShownField, ...]:
    return tuple(_read(kind))


def _read(kind: type[Struct]) -> Iterator[ShownField]:
    hints = get_type_hints(kind, include_extras=True)
    for field in structs.fields(kind):
        said = get_args(hints[field.name])[1:] if get_origin(hints[field.name]) is Annotated else ()
        seen_by = next((word for word in said if isinstance(word, Visibility)), None)
        yield ShownField(field.name, seen_by, next((word for word in said if isinstance(word, str)), ""))


# In the words of the handbook, by what an annotation says.
WORDS = {
    ALL: "everybody",
    SEATS: "the seats",
    OWNER: "its owner in full, all others alike",
    OWN: "the seat it belongs to, and no other viewer",
    VIEWER: "each viewer, as far as that viewer could follow it",
    OVER: "everybody, once the game is over",
}


def view_types(kind: type[AnyGame]) -> tuple[Any, Any]:
    """The types of a game's scene and memory, from ``class MyGame(Game[MyState, Scene, Memory])``."""
    from sobremesa.kernel.game import Game

    for base in kind.__mro__:
        for parent in getattr(base, "__orig_bases__", ()):
            if get_origin(parent) is Game:
                _state, scene, memory = get_args(parent)
                return scene, memory
    raise TypeError(f"{kind.__name__} does not say which scene and memory its views have")


def who_sees_what(kind: type[AnyGame]) -> str:
    """A chapter of the handbook: every field of a game's scene and memory, and who sees it."""
    lines = [f"## {kind.about.texts.say('en', 'title')}", ""]
    for title, part in zip(("In sight now", "Shown earlier"), view_types(kind), strict=True):
        lines += [f"### {title}", "", " ".join((part.__doc__ or "").split()), ""]
        lines += ["| field | seen by | what it is |", "| --- | --- | --- |"]
        lines += [f"| `{field.name}` | {_in_words(field)} | {field.meaning} |" for field in shown_fields(part)]
        lines.append("")
    return "\n".join(lines)


def _in_words(field: ShownField) -> str:
    return "; ".join(words for audience, words in WORDS.items() if field.seen_by and audience in field.seen_by)
