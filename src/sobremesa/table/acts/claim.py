"""A player makes a claim that the game can read, true or not (EU-12). It has no effect on the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sobremesa.kernel.claim import read_claim
from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.acts.say import clean_text
from sobremesa.table.errors import RefusedAct
from sobremesa.table.fields import Words

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Claim(Request, frozen=True, tag="claim"):
    words: Words


class ClaimEntry(Entry, frozen=True, tag="claim"):
    """In the game's own words."""

    seat: int
    words: str
    id: str = ""


class ClaimNews(News, frozen=True, tag="claim"):
    changes_room: ClassVar[bool] = False

    seat: int
    words: str


def decide(table: Table, seat: int, request: Claim, now: int) -> list[Entry]:
    if table.match is None:
        raise RefusedAct("not-started")
    table.check_talk()
    return [ClaimEntry(now, seat, read_claim(table.game, clean_text(request.words)), request.id)]


def apply(table: Table, entry: ClaimEntry) -> None:
    assert table.match is not None
    table.match.claim(entry.seat, entry.words)
    table.tell(ClaimNews, entry.seat, entry.words)
    assert table.game.claims is not None
    table.tags.add(table.game.claims, table.seq, entry.seat, entry.words)
    table.tags.settle(table.match)


ACT = Act(ClaimEntry, apply, Claim, decide, news=(ClaimNews,))
