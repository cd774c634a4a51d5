"""A bot gets a seat, before the game, with a persona that it keeps for all games of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.errors import RefusedAct
from sobremesa.table.fields import Level
from sobremesa.table.host import TableHost
from sobremesa.table.names import looks
from sobremesa.table.personas import PERSONAS, next_persona
from sobremesa.table.seat import TableSeat

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class SeatBot(Request, frozen=True, tag="seat_bot"):
    """``regular`` is its persona; with "" the table chooses one."""

    seat: int
    level: Level
    regular: Annotated[str, Meta(max_length=40)] = ""


class SeatBotEntry(Entry, frozen=True, tag="seat_bot"):
    """``name`` is "" where the bot has the name of its persona (``regular``), or of its seat's number without one."""

    seat: int
    level: str
    name: str = ""
    regular: str = ""


class SeatBotNews(News, frozen=True, tag="seat_bot"):
    seat: int
    level: str
    name: str = ""
    regular: str = ""


def decide(table: Table, _seat: int, request: SeatBot, now: int) -> list[Entry]:
    """Any player at the table may do it."""
    check_level(table.host, request.level)
    if table.status != "waiting":
        raise RefusedAct("game-started")
    if request.seat not in range(table.game.seats):
        raise RefusedAct("no-such-seat", seats=table.game.seats)
    if table.seats[request.seat].is_player:
        raise RefusedAct("seat-taken")
    others = [taken for number, taken in enumerate(table.seats) if number != request.seat]
    return [SeatBotEntry(now, request.seat, request.level, regular=_persona(table, request.regular, others))]


def _persona(table: Table, wanted: str, others: list[TableSeat]) -> str:
    seated, names = {seat.regular for seat in others}, {seat.name for seat in others}
    if not wanted:
        return next_persona(table.id, seated=seated, names=names)
    check_persona(wanted)
    if wanted in seated or looks(PERSONAS[wanted].name) in map(looks, names):
        raise RefusedAct("name-taken", name=PERSONAS[wanted].name)
    return wanted


def check_persona(regular: str) -> None:
    if regular not in PERSONAS:
        raise RefusedAct("no-such-regular", regular=regular, allowed=", ".join(PERSONAS))


def check_level(host: TableHost, level: str) -> None:
    if level not in host.levels:
        raise RefusedAct("no-such-level", level=level, allowed=", ".join(host.levels))


def apply(table: Table, entry: SeatBotEntry) -> None:
    regular = PERSONAS.get(entry.regular)
    name = entry.name or (regular.name if regular else f"Bot {entry.seat + 1}")
    table.seats[entry.seat] = TableSeat(name=name, level=entry.level, regular=entry.regular)
    table.tell(SeatBotNews, entry.seat, entry.level, name, entry.regular)


ACT = Act(SeatBotEntry, apply, SeatBot, decide, news=(SeatBotNews,))
