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
from sobremesa.wire.updates import clocks_of, encoded, outcome_of, proposal_of, room_of, update


def update_bytes(table: Table, viewer: Viewer, since: int, now: int, accepted: str = "") -> bytes:
    match = table.match
    if match is None or table.settings.memory_aid or table.window.holds(viewer):
        return encoded(update(table, viewer, since, now, accepted))
    since, pieces = table.history.after(since)
    told = b",".join([_news(match, viewer, piece) for piece in pieces])
    return b'{"type":"update","since":%d,"seq":%d,"status":"%b"%b,%b%b}' % (
        since,
        table.seq,
        table.status.encode(),
        b',"news":[%b]' % told if told else b"",
        match.scene_json(viewer)[1:-1],
        _rest(table, pieces, now, accepted, with_room=since == 0),
    )


def _news(match: Match, viewer: Viewer, piece: News) -> bytes:
    if isinstance(piece, Happening):
        events = match.events_json(viewer, piece.first, piece.last)
        return b'{"what":"happened","n":%d,"events":%b}' % (piece.n, events)
    return encoded(piece)


def _rest(table: Table, pieces: list[News], now: int, accepted: str, *, with_room: bool) -> bytes:
    """What stands behind the view, each part only where there is one."""
    rest = b""
    clocks = clocks_of(table, now)
    if clocks is not None:
        rest += b',"clocks":' + encoded(clocks)
    if table.paused_at is not None:
        rest += b',"paused":true'
    if table.proposal is not None:
        rest += b',"proposal":' + encoded(proposal_of(table.proposal))
    outcome = table.outcome
    if outcome is not None:
        rest += b',"outcome":' + encoded(outcome_of(outcome))
    if with_room or any(piece.changes_room for piece in pieces):
        rest += b',"room":' + encoded(room_of(table))
    if accepted:
        rest += b',"accepted":' + encoded(accepted)
    if table.opening is not None:
        rest += b',"opening":' + encoded(table.opening.committed)
    return rest
