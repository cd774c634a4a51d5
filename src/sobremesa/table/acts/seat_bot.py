"""A bot is given a seat, before the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.errors import Refused
from sobremesa.table.fields import Level
from sobremesa.table.house import House
from sobremesa.table.seat import Seat

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class SeatBot(Request, frozen=True, tag="seat_bot"):
    seat: int
    level: Level


class SeatBotEntry(Entry, frozen=True, tag="botsat"):
    """``name`` is "" where the bot goes by the number of its seat."""

    seat: int
    level: str
    name: str = ""


class SeatBotNews(News, frozen=True, tag="seat_bot"):
    seat: int
    level: str


def decide(table: Table, _seat: int, request: SeatBot, now: int) -> list[Entry]:
    """Anybody at the table may."""
    check_level(table.house, request.level)
    if table.status != "waiting":
        raise Refused("game-started")
    if request.seat not in range(table.game.seats):
        raise Refused("no-such-seat", seats=table.game.seats)
    if table.seats[request.seat].is_player:
        raise Refused("seat-taken")
    return [SeatBotEntry(now, request.seat, request.level)]


def check_level(house: House, level: str) -> None:
    if level not in house.levels:
        raise Refused("no-such-level", level=level, allowed=", ".join(house.levels))


def apply(table: Table, entry: SeatBotEntry) -> None:
    table.seats[entry.seat] = Seat(name=entry.name or f"Bot {entry.seat + 1}", level=entry.level)
    table.tell(SeatBotNews, entry.seat, entry.level)


ACT = Act(SeatBotEntry, apply, SeatBot, decide, news=(SeatBotNews,))
