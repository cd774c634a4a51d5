"""What is told of ratings."""

from __future__ import annotations

from msgspec import Struct


class RatedPlayer(Struct, frozen=True):
    """A line of a table: ``place`` from 1, 0 for whoever is in no list. ``level`` is a bot's, who has no name. ``low``
    and ``high`` are the ends of the interval."""

    place: int
    name: str
    level: str
    rating: int
    low: int
    high: int
    games: int
    wins: int
    is_you: bool


class RatedDay(Struct, frozen=True):
    """How strong somebody was after a day, counted from 1970."""

    season: str
    day: int
    rating: int
    low: int
    high: int


class SeasonLadder(Struct, frozen=True):
    """``kind`` is ``two`` or ``many``: games of two seats and of more are rated apart. ``you`` and your ``history``,
    over all seasons, for whoever has a person's key."""

    kind: str
    players: list[RatedPlayer]
    you: RatedPlayer | None
    history: list[RatedDay]


class SeasonPage(Struct, frozen=True):
    """``seasons`` are those that there were, the latest first: a year and its quarter. ``name`` is the group's, of a
    group's table."""

    game: str
    season: str
    seasons: list[str]
    name: str
    ladders: list[SeasonLadder]
