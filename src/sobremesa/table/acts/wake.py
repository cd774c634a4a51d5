"""The server was down, and serves the table again: the time in between is nobody's.

When exactly it went down is not known. So whoever is asked has as much time as when they were asked, and a window
lasts from its beginning: what is left of it must not depend on when somebody answered (EU-38).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class WakeEntry(Entry, frozen=True, tag="woke"):
    pass


def decide(table: Table, now: int) -> list[Entry]:
    """Nothing where no time runs."""
    return [] if table.due() is None else [WakeEntry(now)]


def apply(table: Table, entry: WakeEntry) -> None:
    table.temper.calm_down()
    table.restart_window(entry.at)
    table.clocks.begin_again(entry.at)


ACT = Act(WakeEntry, apply, is_talk=False)
