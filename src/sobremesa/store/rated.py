"""What counts for ratings: a seat of a game, and how strong its player is after a day."""

from __future__ import annotations

from msgspec import Struct

from sobremesa.store.glicko import Strength

# Before a level: bots of a level are one player.
BOT = "bot:"
# An interval is this many deviations to either side.
DEVIATIONS = 2


class RatedSeat(Struct, frozen=True):
    """A seat of a game that counts. ``player`` is a person, ``bot:`` with a level, or "" for somebody
    who was forgotten; ``place`` is 0 for winners, ``name`` is the one that lists may show ("" for none)."""

    table: str
    number: int
    seat: int
    ended_at: int
    player: str
    name: str
    side: int
    place: int

    @property
    def game(self) -> tuple[int, str, int]:
        """Games count in this order."""
        return self.ended_at, self.table, self.number


class Rated(Struct, frozen=True):
    """How strong a player is after the games of a day; ``games`` and ``wins`` are of the whole season until then."""

    player: str
    day: int
    name: str
    rating: float
    deviation: float
    volatility: float
    games: int = 0
    wins: int = 0

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.rating - DEVIATIONS * self.deviation

    @property
    def high(self) -> float:
        return self.rating + DEVIATIONS * self.deviation

    @property
    def strength(self) -> Strength:
        return Strength(self.rating, self.deviation, self.volatility)
