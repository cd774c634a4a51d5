"""What the facts of a game mean and which of its events are worth telling, as data.

The narrators, one in Python and one in TypeScript, read nothing else but this, the deck and the Fluent files. So a
game's prompts, labels and log are the same in the terminal and on the page, and no game has code that writes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class FactType:
    """How the values of a fact are said. ``how`` is one of:

    - ``plain``: as it is, a number or a word that a text chooses by;
    - ``flag``: ``yes`` or ``no``;
    - ``seat``: the name of the player there;
    - ``term``: the text ``<text>-<value>``;
    - ``item``: an entry of the deck's list ``table``, by the text ``text`` with the entry's fields (those in
      ``fields`` have types of their own), or by its name without a text. ``?gnomos`` is a card seen from
      behind: the text ``<back>-gnomos``. What is not in the deck is the text ``unknown``;
    - ``place``: ``zone-1`` is the text ``place-zone`` with ``$number`` 1 and ``$owner`` the seat 1;
    - ``list``: several values of the type ``of``, apart by spaces in an event.
    """

    how: str
    text: str = ""
    table: str = ""
    fields: Mapping[str, FactType] = field(default_factory=dict)
    back: str = ""
    unknown: str = ""
    of: FactType | None = None


PLAIN = FactType("plain")
FLAG = FactType("flag")
SEAT = FactType("seat")
PLACE = FactType("place")


def term(text: str) -> FactType:
    return FactType("term", text=text)


def item(
    table: str, text: str = "", *, fields: Mapping[str, FactType] | None = None, back: str = "", unknown: str = ""
) -> FactType:
    return FactType("item", text=text, table=table, fields=fields or {}, back=back, unknown=unknown)


def several(of: FactType) -> FactType:
    return FactType("list", of=of)


@dataclass(frozen=True)
class At:
    """A step to where a fact points, ``less`` than it says: people count from one. ``viewer`` is the viewer's seat."""

    fact: str
    less: int = 0


Path = tuple[str | int | At, ...]


@dataclass(frozen=True)
class FactLookup:
    """A fact that is looked up: the first path that leads to something.

    A path begins with ``scene``, ``memory``, ``deck``, ``options`` or ``prompt``. A step into a list is a number, or
    the ``id`` of one of its entries.
    """

    type: FactType
    paths: tuple[Path, ...]


def look(type_: FactType, *paths: Path) -> FactLookup:
    return FactLookup(type_, paths)


@dataclass(frozen=True)
class Part:
    """A part of a sentence, said with the text ``key`` where there is the fact."""

    fact: str
    key: str


@dataclass(frozen=True)
class EventMood:
    """How seats take an event that all viewers see: the seat in the fact ``seat``, or all ``others``, where the other
    facts are as in ``where``."""

    event: str
    mood: Literal["good", "bad"]
    seat: str = "seat"
    others: bool = False
    where: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Vocabulary:
    """The words of one game.

    ``facts`` are the types by name, ``card`` standing for ``card_1`` too; a name that is not there is plain. Events
    named in ``untold`` have no sentence, because the table or the next sentence shows them; those in ``private`` have
    one for their own seat only. ``looks`` and ``parts`` are by the key of the text that needs them. ``moods`` say which
    events make seats glad or sorry.
    """

    facts: Mapping[str, FactType] = field(default_factory=lambda: {"seat": SEAT})
    untold: tuple[str, ...] = ()
    private: tuple[str, ...] = ()
    looks: Mapping[str, Mapping[str, FactLookup]] = field(default_factory=dict)
    parts: Mapping[str, Mapping[str, tuple[Part, ...]]] = field(default_factory=dict)
    moods: tuple[EventMood, ...] = ()
