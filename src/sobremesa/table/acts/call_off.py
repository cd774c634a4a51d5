"""The cards of a game cannot be dealt: the table is as it was before a player asked for that game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, News

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class CallOffEntry(Entry, frozen=True, tag="call_off"):
    pass


class CallOffNews(News, frozen=True, tag="call_off"):
    """With this deck and these options the cards cannot be dealt."""


def apply(table: Table, _entry: CallOffEntry) -> None:
    table.opening = None
    table.tell(CallOffNews)


ACT = Act(CallOffEntry, apply, news=(CallOffNews,), is_talk=False)
