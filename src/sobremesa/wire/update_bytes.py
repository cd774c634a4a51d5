"""An update as bytes: the very bytes of ``encoded(update(...))``, put together from parts that cost little.

``update`` says what a viewer is told, and is what this is held against. Here compiled code writes the scene, the moves
and the events, and nothing is built only to be encoded. What is unusual goes the long way: no game yet, a memory that
the table sends, a move that the table holds for the viewer.
"""

from __future__ import annotations

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.match import Match
from sobremesa.table.act import News
from sobremesa.table.history import Happening
from sobremesa.table.table import Table
from sobremesa.wire.updates import clocks_of, encoded, outcome_of, proposal_of, room_of, tags_of, update


class Bulletin:
    """How a table stands at one moment, to be told to many: what it says to all alike is put into bytes once.

    It holds as long as nothing happens at the table.
    """

    __slots__ = ("_before", "_behind", "_match", "_news", "_now", "_since", "_tail", "table")

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self._now = now
        self._match = None if table.settings.memory_aid else table.match
        # For those who were told as much as ``_since`` last.
        self._since = -1
        self._before = self._behind = self._tail = b""
        self._news: list[News] = []

    def update(self, viewer: Viewer, since: int, accepted: str = "") -> bytes:
        """All news after number ``since``, and how things stand for the viewer."""
        table, match = self.table, self._match
        if match is None or table.window.holds(viewer):
            return encoded(update(table, viewer, since, self._now, accepted))
        if since != self._since:
            self._look_back(since)
        parts = [self._before, *self._told(match, viewer), match.scene_json(viewer)[1:-1], self._behind]
        if accepted:
            parts.append(b',"accepted":' + encoded(accepted))
        parts.append(self._tail)
        return b"".join(parts)

    def _look_back(self, since: int) -> None:
        table = self.table
        start, self._news = table.history.after(since)
        self._since = since
        self._before = b'{"type":"update","since":%d,"seq":%d,"status":"%b"' % (
            start,
            table.history.seq,
            table.status.encode(),
        )
        with_room = start == 0
        for piece in self._news:
            with_room = with_room or piece.changes_room
        self._behind = _standing(table, self._now, with_room=with_room)
        self._tail = _last(table) + b"}"

    def _told(self, match: Match, viewer: Viewer) -> tuple[bytes, ...]:
        news = self._news
        if not news:
            return (b",",)
        if len(news) == 1:
            # As it nearly always is.
            return b',"news":[', _told(match, viewer, news[0]), b"],"
        return b',"news":[', b",".join([_told(match, viewer, piece) for piece in news]), b"],"


def update_bytes(table: Table, viewer: Viewer, since: int, now: int, accepted: str = "") -> bytes:
    return Bulletin(table, now).update(viewer, since, accepted)


def _told(match: Match, viewer: Viewer, piece: News) -> bytes:
    if isinstance(piece, Happening):
        events = match.events_json(viewer, piece.first, piece.last)
        return b'{"what":"happened","n":%d,"events":%b}' % (piece.n, events)
    return encoded(piece)


def _standing(table: Table, now: int, *, with_room: bool) -> bytes:
    """What stands behind the view for everybody, each part only where there is one."""
    found = b""
    clocks = clocks_of(table, now)
    if clocks is not None:
        found += b',"clocks":' + encoded(clocks)
    if table.paused_at is not None:
        found += b',"paused":true'
    if table.proposal is not None:
        found += b',"proposal":' + encoded(proposal_of(table.proposal))
    outcome = table.outcome
    if outcome is not None:
        found += b',"outcome":' + encoded(outcome_of(outcome))
    if with_room:
        found += b',"room":' + encoded(room_of(table))
    return found


def _last(table: Table) -> bytes:
    """What stands behind the viewer's own part, each only where there is one."""
    found = b""
    if table.opening is not None:
        found += b',"opening":' + encoded(table.opening.committed)
    if table.tags.standing:
        found += b',"tags":' + encoded(tags_of(table))
    if table.window.is_open:
        found += b',"in_window":true'
    return found
