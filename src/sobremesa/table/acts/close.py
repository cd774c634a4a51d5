"""A window, or the moment between the last of several choices and their reveal, is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class CloseEntry(Entry, frozen=True, tag="close"):
    pass


def apply(table: Table, entry: CloseEntry) -> None:
    assert table.match is not None
    table.window.close(table.match)
    table.publish()
    table.ask(entry.at)


ACT = Act(CloseEntry, apply, is_talk=False)
