"""Before the game a player is ready, or no longer is. Any player may start without waiting for that. When all are
ready, the game starts by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.acts import start as starting
from sobremesa.table.errors import RefusedAct

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Ready(Request, frozen=True, tag="ready"):
    """Before the game: ready to start, or no longer ready."""

    ready: bool


class ReadyEntry(Entry, frozen=True, tag="ready"):
    seat: int
    ready: bool
    id: str = ""


class ReadyNews(News, frozen=True, tag="ready"):
    """Before the game a player is ready; with ``ready`` false, no longer."""

    seat: int
    ready: bool


def decide(table: Table, seat: int, request: Ready, now: int) -> list[Entry]:
    """Nothing to write if the player has said so already; the last one to say so starts the game."""
    if table.status != "waiting":
        raise RefusedAct("game-started")
    if table.seats[seat].ready == request.ready:
        return []
    table.check_talk()
    readied = ReadyEntry(now, seat, request.ready, request.id)
    others = [taken for number, taken in enumerate(table.seats) if number != seat]
    if request.ready and all(taken.taken and taken.is_ready for taken in others):
        return [readied, *starting.decide(table, seat, starting.Start(""), now)]
    return [readied]


def apply(table: Table, entry: ReadyEntry) -> None:
    table.seats[entry.seat].ready = entry.ready
    table.tell(ReadyNews, entry.seat, entry.ready)


ACT = Act(ReadyEntry, apply, Ready, decide, news=(ReadyNews,))
