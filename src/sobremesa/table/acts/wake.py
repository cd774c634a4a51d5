"""The server was down and serves the table again: the time in between does not count.

When exactly it went down is not known. So the seats asked get back all the time that they had when they were asked, and
a window begins again: the time left of it must not depend on when a seat answered (EU-38).

At a slow table, a server that restarts every day would hold up a game indefinitely by that. There the node says since
when no node was up, to a few seconds and independently of the table: only that time is given back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry

if TYPE_CHECKING:
    from sobremesa.table.table import Table


# Another node took over, or the same one started again at once.
SHORT_MS = 60_000


class WakeEntry(Entry, frozen=True, tag="wake"):
    """``since``: no node was up since then; 0 where that is not known."""

    since: int = 0


def decide(table: Table, now: int, since: int = 0) -> list[Entry]:
    """No entry where no clock runs, or where moves take days and a minute makes no difference."""
    is_slow = table.settings.is_slow
    if table.due() is None or (is_slow and now - since < SHORT_MS):
        return []
    return [WakeEntry(now, since if is_slow else 0)]


def apply(table: Table, entry: WakeEntry) -> None:
    table.voice.calm_down()
    table.wake_window(entry.at, entry.since)
    table.clocks.wake(entry.at, entry.since)


ACT = Act(WakeEntry, apply, is_talk=False)
