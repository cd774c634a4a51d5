"""The journal of a table: everything that ever happened at it, in order. The table is the replay of its journal.

``at`` is the time of an entry in milliseconds since 1970. A change that would make old journals read differently
is a new kind of entry, never a new meaning of an old one.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sobremesa.table.settings import Settings

What = Literal["pause", "resume", "undo", "rematch"]
By = Literal["player", "bot"]


class _Entry(Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    at: int


class Opened(_Entry, frozen=True):
    """``secret`` is the sealed half of the first game's seed, in hexadecimal; ``invite`` the hash of what a guest
    of a table that is not public has to know."""

    table: str
    settings: Settings
    secret: str
    invite: str = ""


class Sat(_Entry, frozen=True):
    """``key`` is the hash of the seat's key; ``entropy`` the player's own share of the seed, in hexadecimal."""

    seat: int
    name: str
    key: str
    entropy: str = ""


class BotSat(_Entry, frozen=True):
    seat: int
    level: str


class Left(_Entry, frozen=True):
    """Before the game the seat is free again; in the game a bot plays it until its player is back."""

    seat: int
    id: str = ""


class Readied(_Entry, frozen=True):
    """Before the game the player says to be ready, or not after all. It binds nobody."""

    seat: int
    ready: bool
    id: str = ""


class Started(_Entry, frozen=True):
    """``next_secret`` is for the game after this one, so that its commitment is known before anyone asks for it."""

    next_secret: str
    id: str = ""
    seat: int = 0


class Played(_Entry, frozen=True):
    seat: int
    code: int
    by: By = "player"
    id: str = ""


class Closed(_Entry, frozen=True):
    """The time of a window, or between the last sealed choice and its reveal, is over."""


class TimedOut(_Entry, frozen=True):
    seat: int


class Returned(_Entry, frozen=True):
    seat: int


class Said(_Entry, frozen=True):
    seat: int
    text: str
    id: str = ""


class Claimed(_Entry, frozen=True):
    """A structured claim, in the game's own words: it binds nobody."""

    seat: int
    words: str
    id: str = ""


class Proposed(_Entry, frozen=True):
    """``entropy``, for a rematch, is the seat's share of the next seed; ``next_secret`` is as in ``Started``."""

    seat: int
    what: What
    entropy: str = ""
    next_secret: str = ""
    id: str = ""


class Answered(_Entry, frozen=True):
    seat: int
    yes: bool
    entropy: str = ""
    id: str = ""


Entry = (
    Opened
    | Sat
    | BotSat
    | Left
    | Readied
    | Started
    | Played
    | Closed
    | TimedOut
    | Returned
    | Said
    | Claimed
    | Proposed
    | Answered
)
