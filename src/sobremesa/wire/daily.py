"""The deals of a day."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.table.fields import Key


class DailyTally(Struct, frozen=True):
    """How many players won, or lost, with this lead over the best of the others."""

    won: bool
    lead: int
    count: int


class DailyResult(Struct, frozen=True):
    """Your result. ``place`` is your rank among ``players``, from 1; 0 if you finished after the day."""

    won: bool
    points: int
    lead: int
    place: int
    players: int


class DailyDeal(Struct, frozen=True):
    """One deal of the day. ``what`` is a game's name or ``orden``, the puzzle; ``table`` is the table where you play
    it. ``status`` is ``new``, ``playing``, ``done``, or ``uncounted`` if it ended late or a bot played for you.
    ``commitment`` is published before the day; ``secret`` is "" until the day is over. ``tallies`` are for players who
    are done, and for all after the day."""

    what: str
    game: str
    level: str
    regulars: list[str]
    seats: int
    commitment: str
    secret: str
    table: str
    status: str
    you: DailyResult | None
    tallies: list[DailyTally] | None


class DailyPuzzle(Struct, frozen=True):
    """Six cards to put in order: ``pyramid`` are backs by slot, ``rival`` the row to beat. The best order, and the
    number of better orders than yours, are for players who have answered."""

    pyramid: list[str]
    rival: list[str]
    cards: list[str]
    row: list[str]
    best: list[str]
    best_lead: int | None
    better: int | None


class DailyPromise(Struct, frozen=True):
    """A commitment to tomorrow's deal."""

    what: str
    commitment: str


class DailyPage(Struct, frozen=True):
    """``day`` is written 2026-11-17, in UTC. ``ends_in`` is the time left in milliseconds, 0 for a past day. ``before``
    is the previous day, "" if this server had none."""

    day: str
    before: str
    ends_in: int
    deals: list[DailyDeal]
    puzzle: DailyPuzzle | None
    next: list[DailyPromise]


class DailyWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play a deal of the day. ``key`` is the seat's, as in ``Sit``."""

    day: Annotated[str, Meta(max_length=10)]
    what: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=200)]
    key: Key = ""


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The six cards in your order."""

    day: Annotated[str, Meta(max_length=10)]
    row: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=6)]
