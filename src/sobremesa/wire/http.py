"""What is asked and answered over HTTP: tables are opened, found and joined here, and finished games looked at."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from sobremesa.kernel.phrase import Phrase
from sobremesa.table.acts.open import Open
from sobremesa.table.acts.sit import Sit
from sobremesa.wire.game_pack import GamePack
from sobremesa.wire.messages import Event, Move, Outcome, Refused, Room


class Opened(Struct, frozen=True):
    """``invite`` is what guests need to know where the table is not public; it is told only here."""

    table: str
    invite: str
    commitment: str


class Seated(Struct, frozen=True):
    """``key`` opens this seat, and only this one: keep it like a password."""

    table: str
    seat: int
    key: str
    commitment: str


class TableSummary(Struct, frozen=True):
    """A table from outside. ``host`` is the first player at it, as anybody sees who comes to its door."""

    table: str
    title: str
    game: str
    language: str
    seats: int
    free: int
    status: str
    spectators: bool
    opened_at: int
    host: str


class TableList(Struct, frozen=True):
    tables: list[TableSummary]


class TableDetails(Struct, frozen=True):
    """A table from its door: for whoever is invited. ``to_act`` is told to a seat, as it is told at the table; a guest
    learns it by watching, where that is allowed."""

    summary: TableSummary
    room: Room
    to_act: list[int]


class Option(Struct, frozen=True):
    """``seats``: with how many it means anything, all where it is empty. ``names_seats``: its numbers are seats."""

    name: str
    clause: str
    default: str
    words: list[str]
    first: int | None
    last: int | None
    label: str
    seats: list[int]
    names_seats: bool


class Game(Struct, frozen=True):
    """``has_windows``: seats are asked in secret whether they react."""

    name: str
    title: str
    edition: int
    seats: list[int]
    options: list[Option]
    moves: list[Move]
    levels: list[str]
    has_windows: bool


class GameList(Struct, frozen=True):
    games: list[Game]


class ReplayStep(Struct, frozen=True):
    """After move ``number`` (0 is the deal): what the chosen eyes were told since the step before, saw, and were
    asked."""

    number: int
    seat: int | None
    move: Move | None
    events: list[Event]
    view: Raw
    prompt: Phrase | None


class Replay(Struct, frozen=True):
    game: str
    names: list[str]
    steps: list[ReplayStep]
    outcome: Outcome


class QrRequest(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


HTTP_TYPES: tuple[Any, ...] = (
    Open,
    Opened,
    Sit,
    Seated,
    TableList,
    TableDetails,
    GameList,
    Replay,
    QrRequest,
    GamePack,
    Refused,
)
