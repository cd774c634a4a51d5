"""Ratings."""

from __future__ import annotations

from msgspec import Struct


class RatedPlayer(Struct, frozen=True):
    """A row of a ladder: ``place`` from 1, 0 for a player who is not listed. ``level`` is a bot's, which has no name.
    ``low`` and ``high`` are the ends of the interval."""

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
    """A player's strength after a day, counted from 1970."""

    season: str
    day: int
    rating: int
    low: int
    high: int


class SeasonLadder(Struct, frozen=True):
    """``kind`` is ``two`` or ``many``: games of two seats and of more are rated separately. ``you`` and your
    ``history``, over all seasons, need a person's key."""

    kind: str
    players: list[RatedPlayer]
    you: RatedPlayer | None
    history: list[RatedDay]


class SeasonPage(Struct, frozen=True):
    """``seasons`` are all seasons so far, the latest first: a year and its quarter. ``name`` is the group's, for a
    group's ladder."""

    game: str
    season: str
    seasons: list[str]
    name: str
    ladders: list[SeasonLadder]
