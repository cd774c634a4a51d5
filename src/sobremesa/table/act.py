"""What an act is: something that a player, a bot or the time does at a table.

Each act is one file of ``acts/``: what a seat asks for (a request), what the journal keeps (an entry), what all viewers
learn (news), the decision and the effect. ``acts/catalog.py`` is the list of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from sobremesa.table.fields import Id

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Request(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a seat asks for. The same ``id`` again changes nothing."""

    id: Id


class Entry(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What the journal keeps. ``at`` is in milliseconds since 1970.

    Journals outlive programs: the tag and the fields of an entry stay as they are. A change that would make kept
    journals read differently is a new kind of entry, never a new meaning of an old one.
    """

    at: int


class News(Struct, frozen=True, tag_field="what"):
    """What all viewers are sent, the same to each: the n-th piece of news has the number n.

    ``changes_room``: it may change the message ``room``, such as who sits where.
    """

    changes_room: ClassVar[bool] = True

    n: int


@dataclass(frozen=True)
class Act:
    """``decide`` checks everything and gives the entries to write, or raises a ``SobremesaError``; nothing changes
    until ``apply`` takes an entry in. ``apply`` trusts it; ``check`` refuses an entry of a journal that cannot be.

    ``decide`` refuses only by what the asking seat may know. To tell one move from the next it looks at the news, never
    at ``match.codes`` or ``length``, where sealed answers count (EU-38).

    ``is_talk``: it is not part of the game. A journal has limited room for it.
    """

    entry: type[Entry]
    apply: Callable[[Table, Any], None]
    request: type[Request] | None = None
    decide: Callable[[Table, int, Any, int], list[Entry]] | None = None
    check: Callable[[Table, Any], None] | None = None
    news: tuple[type[News], ...] = ()
    is_talk: bool = True
