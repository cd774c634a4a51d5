"""The server was down, and serves the table again: the time in between is nobody's.

When exactly it went down is not known. So whoever is asked has as much time as when they were asked, and a window
lasts from its beginning: what is left of it must not depend on when somebody answered (EU-38).

At a slow table that would let a server that restarts every day hold up a game for ever. There the node says since when
nobody was up, to a few seconds, whatever happened at the table: only that time is given back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry

if TYPE_CHECKING:
    from sobremesa.table.table import Table


# Another node took over, or the same one started again at once.
SHORT_MS = 60_000


class WakeEntry(Entry, frozen=True, tag="wake"):
    """``since``: nobody was up since then; 0 where that is not known."""

    since: int = 0


def decide(table: Table, now: int, since: int = 0) -> list[Entry]:
    """Nothing where no time runs, or where days do and a minute makes no difference."""
    is_slow = table.settings.is_slow
    if table.due() is None or (is_slow and now - since < SHORT_MS):
        return []
    return [WakeEntry(now, since if is_slow else 0)]


def apply(table: Table, entry: WakeEntry) -> None:
    table.temper.calm_down()
    table.wake_window(entry.at, entry.since)
    table.clocks.wake(entry.at, entry.since)


ACT = Act(WakeEntry, apply, is_talk=False)
