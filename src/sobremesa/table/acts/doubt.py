"""A player calls a standing claim a lie: the doubt stays with the claim for as long as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.errors import RefusedAct

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Doubt(Request, frozen=True, tag="doubt"):
    """``claim`` is the number of the news of the claim."""

    claim: int


class DoubtEntry(Entry, frozen=True, tag="doubt"):
    seat: int
    claim: int
    id: str = ""


class DoubtNews(News, frozen=True, tag="doubt"):
    """``of`` is the seat that made the claim."""

    changes_room: ClassVar[bool] = False

    seat: int
    claim: int
    of: int


def decide(table: Table, seat: int, request: Doubt, now: int) -> list[Entry]:
    """Nothing to write if the seat has said so already."""
    tag = table.tags.of(request.claim)
    if tag is None:
        raise RefusedAct("no-such-claim")
    if tag.seat == seat:
        raise RefusedAct("own-claim")
    if seat in tag.doubts:
        return []
    table.check_talk()
    return [DoubtEntry(now, seat, request.claim, request.id)]


def apply(table: Table, entry: DoubtEntry) -> None:
    tag = table.tags.of(entry.claim)
    assert tag is not None
    tag.doubts.append(entry.seat)
    table.tell(DoubtNews, entry.seat, entry.claim, tag.seat)
    table.voice.answer_doubt(table, tag.seat)


ACT = Act(DoubtEntry, apply, Doubt, decide, news=(DoubtNews,))
