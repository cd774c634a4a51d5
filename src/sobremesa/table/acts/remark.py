"""A persona comments on what all viewers saw. The words are in the texts of the personas."""

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
    """The seat's persona comments on what happened, with the line of this number."""

    changes_room: ClassVar[bool] = False

    seat: int
    mood: Mood
    line: int


def apply(table: Table, entry: RemarkEntry) -> None:
    table.voice.speak(table.seats[entry.seat].regular, entry.mood, entry.line)
    table.tell(RemarkNews, entry.seat, entry.mood, entry.line)


ACT = Act(RemarkEntry, apply, news=(RemarkNews,))
