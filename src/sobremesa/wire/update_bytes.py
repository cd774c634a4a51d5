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
from sobremesa.wire.updates import clocks_of, encoded, outcome_of, proposal_of, room_of, tags_of, takeover_of, update


class Bulletin:
    """How a table stands at one moment, to be told to many: what it says to all alike is put into bytes once.

    It holds as long as nothing happens at the table.
    """

    __slots__ = ("_before", "_behind", "_between", "_match", "_news", "_now", "_only", "_since", "_tail", "table")

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self._now = now
        self._match = None if table.settings.memory_aid else table.match
        # For those who were told as much as ``_since`` last.
        self._since = -1
        self._before = self._between = self._behind = self._tail = b""
        self._news: list[News] = []
        # The only piece of news, as it nearly always is.
        self._only: Happening | None = None

    def update(self, viewer: Viewer, since: int, accepted: str = "") -> bytes:
        """All news after number ``since``, and how things stand for the viewer."""
        table, match = self.table, self._match
        if match is None or table.window.holds(viewer):
            return encoded(update(table, viewer, since, self._now, accepted))
        if since != self._since:
            self._look_back(since)
        only = self._only
        if only is not None:
            told = match.events_json(viewer, only.first, only.last)
        else:
            told = b",".join([_told(match, viewer, piece) for piece in self._news])
        scene, heard = match.scene_json(viewer)[1:-1], b',"accepted":' + encoded(accepted) if accepted else b""
        return b"".join((self._before, told, self._between, scene, self._behind, heard, self._tail))

    def _look_back(self, since: int) -> None:
        table = self.table
        start, self._news = table.history.after(since)
        self._since = since
        status, with_room = table.status, start == 0
        for piece in self._news:
            with_room = with_room or piece.changes_room
        self._before = b'{"type":"update","since":%d,"seq":%d,"status":"%b"' % (start, table.seq, status.encode())
        self._between, self._only = b",", None
        if self._news:
            self._before, self._between = self._before + b',"news":[', b"],"
            first = self._news[0]
            if len(self._news) == 1 and isinstance(first, Happening):
                self._only = first
                self._before += _HAPPENED % first.n
                self._between = b"}],"
        self._behind = _standing(table, self._now, is_over=status != "playing", with_room=with_room)
        self._tail = _last(table) + b"}"


_HAPPENED = b'{"what":"happened","n":%d,"events":'


def update_bytes(table: Table, viewer: Viewer, since: int, now: int, accepted: str = "") -> bytes:
    return Bulletin(table, now).update(viewer, since, accepted)


def _told(match: Match, viewer: Viewer, piece: News) -> bytes:
    if isinstance(piece, Happening):
        return _HAPPENED % piece.n + match.events_json(viewer, piece.first, piece.last) + b"}"
    return encoded(piece)


def _standing(table: Table, now: int, *, is_over: bool, with_room: bool) -> bytes:
    """What stands behind the view for everybody, each part only where there is one. While a game is played there is no
    outcome to look for."""
    found = b""
    clocks = clocks_of(table, now)
    if clocks is not None:
        found += b',"clocks":' + encoded(clocks)
    if table.paused_at is not None:
        found += b',"paused":true'
    if table.proposal is not None and table.proposal.takeover is None:
        found += b',"proposal":' + encoded(proposal_of(table))
    outcome = table.outcome if is_over else None
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
    if table.proposal is not None and table.proposal.takeover is not None:
        found += b',"takeover":' + encoded(takeover_of(table))
    return found
