"""A player writes in the chat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.errors import RefusedAct
from sobremesa.table.fields import Words

if TYPE_CHECKING:
    from sobremesa.table.table import Table

LONGEST_TEXT = 500
JOINER = "\u200d"


class Say(Request, frozen=True, tag="say"):
    text: Words


class SayEntry(Entry, frozen=True, tag="say"):
    seat: int
    text: str
    id: str = ""


class SayNews(News, frozen=True, tag="say"):
    changes_room: ClassVar[bool] = False

    seat: int
    text: str


def decide(table: Table, seat: int, request: Say, now: int) -> list[Entry]:
    if not table.settings.chat:
        raise RefusedAct("no-chat")
    if not table.settings.is_talk_free:
        raise RefusedAct("claims-only")
    table.check_talk()
    return [SayEntry(now, seat, clean_text(request.text), request.id)]


def clean_text(text: str) -> str:
    words = " ".join(text.split())
    # Some emoji are several characters, joined by one that is not printable.
    printed = words.replace(JOINER, "")
    if not printed or len(words) > LONGEST_TEXT or not printed.isprintable():
        raise RefusedAct("bad-text", longest=LONGEST_TEXT)
    return words


def apply(table: Table, entry: SayEntry) -> None:
    table.tell(SayNews, entry.seat, entry.text)


ACT = Act(SayEntry, apply, Say, decide, news=(SayNews,))
