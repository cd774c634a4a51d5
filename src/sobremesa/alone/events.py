"""Events for a device's tables and their effects, as JSON.

The page's Worker hands in one event at a time. It carries out the effects in this order: store, then deliver messages
and answers, then ask the bots. So no client hears of a move that is not stored.
"""

from __future__ import annotations

from msgspec import Struct, json


class _Event(Struct, frozen=True, tag_field="event"):
    """``now`` is the device's time, in milliseconds since 1970."""

    now: int


class Ask(_Event, frozen=True, tag="ask"):
    """An HTTP request that the page would send to a server."""

    id: int
    method: str
    path: str
    language: str = "es"
    door: str = ""
    body: str = ""


class Hear(_Event, frozen=True, tag="hear"):
    """A message that arrived on a connection to a table. ``line`` is the connection's unique number."""

    line: int
    table: str
    data: str


class HangUp(_Event, frozen=True, tag="hang-up"):
    line: int


class Load(_Event, frozen=True, tag="load"):
    """A stored table, in its format; it comes before any other event about the table. ``salvage``: drop the entries
    that cannot be read. ``elsewhere``: another page of this device has the table open."""

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
    """A factor on the time that bots take for a move."""

    pace: float


Event = Ask | Hear | HangUp | Load | BotThought | Tick | BotPace


class Keep(Struct, frozen=True):
    """Entries to store, from number ``first`` on. ``details`` is the table's public description, for the list of
    games."""

    table: str
    first: int
    entries: list[str]
    details: str


class Cut(Struct, frozen=True):
    """Only the first ``length`` stored entries can be read; the page puts the rest aside."""

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
    """The seat whose player should hold the device: the first person who has to move, or None."""

    table: str
    seat: int | None


class Effects(Struct, omit_defaults=True):
    """``wake``: milliseconds until the next timed event."""

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
