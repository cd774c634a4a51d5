"""Before the game a player says to be ready, or not after all. It binds nobody, and nobody has to wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.errors import Refused

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Ready(Request, frozen=True, tag="ready"):
    """Before the game: ready to start, or not after all."""

    ready: bool


class ReadyEntry(Entry, frozen=True, tag="readied"):
    seat: int
    ready: bool
    id: str = ""


class ReadyNews(News, frozen=True, tag="ready"):
    """Before the game a player says to be ready; with ``ready`` false, not to be after all."""

    seat: int
    ready: bool


def decide(table: Table, seat: int, request: Ready, now: int) -> list[Entry]:
    """Nothing to write if the player has said so already."""
    if table.status != "waiting":
        raise Refused("game-started")
    if table.seats[seat].ready == request.ready:
        return []
    table.check_talk()
    return [ReadyEntry(now, seat, request.ready, request.id)]


def apply(table: Table, entry: ReadyEntry) -> None:
    table.seats[entry.seat].ready = entry.ready
    table.tell(ReadyNews, entry.seat, entry.ready)


ACT = Act(ReadyEntry, apply, Ready, decide, news=(ReadyNews,))
