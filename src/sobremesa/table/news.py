"""What everybody at a table hears, numbered without gaps: the n-th piece of news has the number n.

Only a ``Happening`` is told in different words to different viewers: to each what the game's events tell that viewer.
A sealed answer in a window is no news at all (EU-38).
"""

from __future__ import annotations

from msgspec import Struct

from sobremesa.table.entries import What


class _News(Struct, tag_field="what", frozen=True):
    n: int


class SatDown(_News, frozen=True, tag="sat_down"):
    seat: int
    name: str


class BotSatDown(_News, frozen=True, tag="bot_sat_down"):
    seat: int
    level: str


class StoodUp(_News, frozen=True, tag="stood_up"):
    """The seat is free again."""

    seat: int


class GotReady(_News, frozen=True, tag="got_ready"):
    """Before the game a player says to be ready; with ``ready`` false, not to be after all."""

    seat: int
    ready: bool


class GameStarted(_News, frozen=True, tag="game_started"):
    number: int
    commitment: str


class Happening(_News, frozen=True, tag="happening"):
    """Events ``first`` (included) to ``last`` (not) of the game: a place in its history, told anew to each viewer."""

    first: int
    last: int


class StoodIn(_News, frozen=True, tag="stood_in"):
    """A bot plays for the seat until its player is back."""

    seat: int
    level: str
    out_of_time: bool


class CameBack(_News, frozen=True, tag="came_back"):
    seat: int


class Spoke(_News, frozen=True, tag="spoke"):
    seat: int
    text: str


class Asserted(_News, frozen=True, tag="asserted"):
    """A structured claim."""

    seat: int
    words: str


class Suggested(_News, frozen=True, tag="suggested"):
    seat: int
    proposal: What


class Replied(_News, frozen=True, tag="replied"):
    seat: int
    proposal: What
    yes: bool


class Settled(_News, frozen=True, tag="settled"):
    """A proposal was agreed to by all, or declined."""

    proposal: What
    agreed: bool


# What is told to everybody in the same words.
Plain = (
    SatDown
    | BotSatDown
    | StoodUp
    | GotReady
    | GameStarted
    | StoodIn
    | CameBack
    | Spoke
    | Asserted
    | Suggested
    | Replied
    | Settled
)
News = Plain | Happening
