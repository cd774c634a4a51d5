"""A regular says something to what everybody saw. Which words it is, is in the texts of the regulars."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sobremesa.table.act import Act, Entry, News
from sobremesa.table.persona_voice import Mood

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class RemarkEntry(Entry, frozen=True, tag="remark"):
    seat: int
    mood: Mood
    line: int


class RemarkNews(News, frozen=True, tag="remark"):
    """The ``line``-th of the ways in which the seat's regular says how it takes what happened."""

    changes_room: ClassVar[bool] = False

    seat: int
    mood: Mood
    line: int


def apply(table: Table, entry: RemarkEntry) -> None:
    table.temper.speak(table.seats[entry.seat].regular, entry.mood, entry.line)
    table.tell(RemarkNews, entry.seat, entry.mood, entry.line)


ACT = Act(RemarkEntry, apply, news=(RemarkNews,))
