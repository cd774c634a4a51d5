"""What happens to a device's tables, and what comes of it: JSON in both directions.

The page's Worker hands in one event at a time and does what it is handed back, in this order: keep, then tell and
answer, then think. So nobody is told of a move that is not kept.
"""

from __future__ import annotations

from msgspec import Struct, json


class _Event(Struct, frozen=True, tag_field="event"):
    """``now`` is the time of the device, in milliseconds since 1970."""

    now: int


class Ask(_Event, frozen=True, tag="ask"):
    """What a page asks a server over HTTP."""

    id: int
    method: str
    path: str
    language: str = "es"
    door: str = ""
    body: str = ""


class Hear(_Event, frozen=True, tag="hear"):
    """A message on a line to a table. A line has a number, which no other line has."""

    line: int
    table: str
    data: str


class HangUp(_Event, frozen=True, tag="hang-up"):
    line: int


class Load(_Event, frozen=True, tag="load"):
    """A table as it was kept, in this format, before anything else is asked of it. ``salvage``: what cannot be read is
    left out. ``elsewhere``: another page of this device plays it now."""

    table: str
    entries: list[str]
    format: int
    salvage: bool = False
    elsewhere: bool = False


class BotThought(_Event, frozen=True, tag="thought"):
    """The answer of the bots' Worker; empty if it failed."""

    id: int
    data: str = ""


class Tick(_Event, frozen=True, tag="tick"):
    pass


class BotPace(_Event, frozen=True, tag="pace"):
    """How many times as long bots take as they do at normal pace."""

    pace: float


Event = Ask | Hear | HangUp | Load | BotThought | Tick | BotPace


class Keep(Struct, frozen=True):
    """Entries of a table from number ``first`` on; ``details`` is what its door tells, for the list of games."""

    table: str
    first: int
    entries: list[str]
    details: str


class Cut(Struct, frozen=True):
    """Only this many entries of what was kept can be read, and the rest is put aside."""

    table: str
    length: int


class Tell(Struct, frozen=True):
    line: int
    data: str


class DeviceAnswer(Struct, frozen=True):
    id: int
    status: int
    text: str


class Think(Struct, frozen=True):
    id: int
    data: str


class Turn(Struct, frozen=True):
    """Whose hands the device belongs in: the first person who is asked, or nobody."""

    table: str
    seat: int | None


class Effects(Struct, omit_defaults=True):
    """``wake``: in how many milliseconds something happens by itself."""

    cut: list[Cut] = []
    keep: list[Keep] = []
    tell: list[Tell] = []
    answers: list[DeviceAnswer] = []
    think: list[Think] = []
    turns: list[Turn] = []
    wake: int | None = None


_events: json.Decoder[Event] = json.Decoder(Event)


def read_event(text: str) -> Event:
    return _events.decode(text)
