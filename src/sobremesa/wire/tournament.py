"""Requests about tournaments, and their pages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sobremesa.table.fields import Key
from sobremesa.table.settings import Settings


class TournamentWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a tournament. ``rounds`` matters in Swiss only; ``minutes`` is the time of a round, 0 for none. A
    ``group``'s tournament admits by the group's key."""

    name: Annotated[str, Meta(max_length=200)]
    how: Literal["robin", "swiss"]
    settings: Settings
    rounds: Annotated[int, Meta(ge=1, le=15)] = 3
    minutes: Annotated[int, Meta(ge=0, le=20_160)] = 0
    group: Annotated[str, Meta(max_length=40)] = ""
    group_key: Key = ""


class TournamentOpened(Struct, frozen=True):
    tournament: str
    key: str


class TournamentAct(Struct, frozen=True, forbid_unknown_fields=True):
    """``key`` is the tournament's. Its founder begins it, and closes a round with an absent player."""

    key: Key
    act: Literal["look", "join", "withdraw", "begin", "close"] = "look"
    name: Annotated[str, Meta(max_length=200)] = ""
    # The round to close, from 1, so that a second tap does not close the next one.
    round: int = 0


class TournamentSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the seat of your pairing."""

    tournament: Annotated[str, Meta(max_length=40)]
    tournament_key: Key
    key: Key = ""


class TournamentPlayer(Struct, frozen=True):
    """``points``, ``tie`` and ``duplicate`` after the closed rounds; points in halves, ties in quarters."""

    player: int
    name: str
    place: int
    points: int
    tie: int
    duplicate: int
    games: int
    is_gone: bool


class TournamentPairing(Struct, frozen=True):
    """``first`` and ``second`` by seat. Scores are in halves, and None until the round is closed: other tables may
    still play the same deal."""

    first: int
    second: int
    table: str
    first_score: int | None
    second_score: int | None
    is_played: bool


class TournamentRound(Struct, frozen=True):
    """``free`` players have no table this round. ``commitment`` is to the one deal of all its tables."""

    pairings: list[TournamentPairing]
    free: list[int]
    is_closed: bool
    ends_in: int | None
    commitment: str


class TournamentPage(Struct, frozen=True):
    """``you`` is your number among the players, in the order they joined; None if you have not."""

    tournament: str
    name: str
    how: str
    game: str
    group: str
    status: str
    rounds_in_all: int
    minutes: int
    players: list[TournamentPlayer]
    rounds: list[TournamentRound]
    you: int | None
    is_director: bool
