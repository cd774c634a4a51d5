"""A player shows a feeling without words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from sobremesa.table.act import Act, Entry, News, Request

if TYPE_CHECKING:
    from sobremesa.table.table import Table

Reaction = Literal["surprise", "applause", "laughter", "suspicion", "hurry", "mate"]


class React(Request, frozen=True, tag="react"):
    reaction: Reaction


class ReactEntry(Entry, frozen=True, tag="react"):
    seat: int
    reaction: Reaction
    id: str = ""


class ReactNews(News, frozen=True, tag="react"):
    changes_room: ClassVar[bool] = False

    seat: int
    reaction: Reaction


def decide(table: Table, seat: int, request: React, now: int) -> list[Entry]:
    """Allowed at any time, also at tables without chat."""
    table.check_talk()
    return [ReactEntry(now, seat, request.reaction, request.id)]


def apply(table: Table, entry: ReactEntry) -> None:
    table.tell(ReactNews, entry.seat, entry.reaction)


ACT = Act(ReactEntry, apply, React, decide, news=(ReactNews,))
