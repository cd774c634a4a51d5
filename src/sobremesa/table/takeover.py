"""Seats that change hands during a game: requests, offers, and earlier players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sobremesa.table.act import News
from sobremesa.table.personas import PERSONAS
from sobremesa.table.seat import TableSeat
from sobremesa.table.stand_in import begin_stand_in

if TYPE_CHECKING:
    from sobremesa.table.table import Table

HOUR_MS = 3_600_000


class ChangeSeatNews(News, frozen=True, tag="change_seat"):
    """From now on a spectator has the seat, or with a ``level`` a bot. ``was`` is the name of its earlier player."""

    seat: int
    was: str
    name: str
    level: str = ""
    regular: str = ""


class RemainNews(News, frozen=True, tag="remain"):
    """A takeover failed: the seat keeps its player."""

    seat: int


@dataclass(frozen=True)
class WantedTakeover:
    """A request for a seat: by a spectator, with the hashes of ``key`` and ``person``, or for a bot of a ``level``.
    With neither, a bot stands in for the seat's player, who is gone and may come back."""

    seat: int
    name: str = ""
    key: str = ""
    person: str = ""
    level: str = ""
    regular: str = ""

    @property
    def is_for_good(self) -> bool:
        return bool(self.key or self.level)


class Takeovers:
    """In this game: ``offered`` are the seats whose players offer them to spectators, ``changed`` those that have a new
    player, ``declined`` how many takeovers failed. ``earlier`` maps the hash of every key that no longer opens a seat
    to that seat and the number of its game."""

    def __init__(self) -> None:
        self.earlier: dict[str, tuple[int, int]] = {}
        self.begin_game()

    def begin_game(self) -> None:
        self.offered: set[int] = set()
        self.changed: set[int] = set()
        self.declined = 0


def hours_until_free(table: Table, seat: int, now: int) -> int:
    """The hours, rounded up, in which the seat changes hands only if its own player agrees. 0 when a bot has the seat,
    or its player offered it, left it, or has been away for as long as the table waits."""
    taken = table.seats[seat]
    if not taken.is_player or taken.left or seat in table.takeovers.offered:
        return 0
    hours = table.settings.takeover_hours
    if not taken.away:
        return hours
    return max(0, hours - (now - taken.away_since) // HOUR_MS)


def seat_before(table: Table, *hashes: str) -> tuple[int, int] | None:
    """The seat that this key or person had earlier, and the number of that game."""
    return next((table.takeovers.earlier[one] for one in hashes if one and one in table.takeovers.earlier), None)


def knows_cards(table: Table, *hashes: str) -> bool:
    """Whether this key or person had a seat in the current game."""
    before = seat_before(table, *hashes)
    return before is not None and before[1] == table.number


def take_over(table: Table, wish: WantedTakeover, at: int) -> None:
    """All players have agreed. The new player sees what the seat was shown and did."""
    if not wish.is_for_good:
        begin_stand_in(table, wish.seat, at, out_of_time=False)
        return
    left = table.seats[wish.seat]
    for known in (left.key, left.person):
        if known:
            table.takeovers.earlier[known] = (wish.seat, table.number)
    for known in (wish.key, wish.person):
        table.takeovers.earlier.pop(known, None)
    name = wish.name or (PERSONAS[wish.regular].name if wish.regular else f"Bot {wish.seat + 1}")
    table.seats[wish.seat] = TableSeat(
        name=name, key=wish.key, person=wish.person, level=wish.level, regular=wish.regular, ready=bool(wish.key)
    )
    table.takeovers.offered.discard(wish.seat)
    table.takeovers.changed.add(wish.seat)
    if table.match is not None:
        table.match.names = tuple(seat.name for seat in table.seats)
    table.voice.calm_down()
    table.tell(ChangeSeatNews, wish.seat, left.name, name, wish.level, wish.regular)
    table.clocks.begin_again(wish.seat)
    if table.window.waits_for is not None and table.lone_player is None:
        # The window waited for the only person at the table, without a limit; with two people it has one.
        table.window.wait_no_more(at + table.settings.window_ms)
    table.go_on(at)
