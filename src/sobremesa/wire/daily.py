"""What is told of the deals of a day."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.table.fields import Key


class DailyTally(Struct, frozen=True):
    """This many won, or not, with this lead over the best of the others."""

    won: bool
    lead: int
    count: int


class DailyResult(Struct, frozen=True):
    """Your own. ``place`` is among ``players``, from 1; 0 where it came after the day was over."""

    won: bool
    points: int
    lead: int
    place: int
    players: int


class DailyDeal(Struct, frozen=True):
    """One deal of the day. ``what`` is a game's name or ``orden``, the puzzle; ``table`` is where you play it.
    ``status`` is ``new``, ``playing``, ``done``, or ``uncounted`` where it ended late or a bot played for you.
    ``commitment`` was told before the day began, ``secret`` is "" until it is over. How all did is told to those who
    are done, and to everybody afterwards."""

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
    """Six cards to put in order: ``pyramid`` are backs by slot, ``rival`` the row to beat. What the best order is, and
    how many orders are better than yours, is told to those who have answered."""

    pyramid: list[str]
    rival: list[str]
    cards: list[str]
    row: list[str]
    best: list[str]
    best_lead: int | None
    better: int | None


class DailyPromise(Struct, frozen=True):
    """A commitment to what is dealt tomorrow."""

    what: str
    commitment: str


class DailyPage(Struct, frozen=True):
    """``day`` is as 2026-11-17, in UTC; ``ends_in`` how many milliseconds it has left, 0 for one that is over.
    ``before`` is the day before it, "" where there was none here."""

    day: str
    before: str
    ends_in: int
    deals: list[DailyDeal]
    puzzle: DailyPuzzle | None
    next: list[DailyPromise]


class DailyWish(Struct, frozen=True, forbid_unknown_fields=True):
    """To play a deal of the day. ``key`` is the seat's, as in ``Sit``."""

    day: Annotated[str, Meta(max_length=10)]
    what: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=200)]
    key: Key = ""


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The six cards in your order."""

    day: Annotated[str, Meta(max_length=10)]
    row: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=6)]
