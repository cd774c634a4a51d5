"""Composes the update for one viewer: the news, and the state of the table as that viewer sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import UNSET
from msgspec.json import Encoder

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame, Outcome
from sobremesa.kernel.state import NO_SEAT
from sobremesa.table.act import News
from sobremesa.table.agreement import voters_on
from sobremesa.table.history import HappeningNews
from sobremesa.table.table import Table
from sobremesa.wire import messages as m

_encoder = Encoder()


class UpdateComposer:
    """The state of a table at one moment. It builds the parts that all viewers share once.

    It is valid until the next entry. The scene and the events are built separately for each viewer, so no viewer's
    secrets can reach another through it.
    """

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self._status = table.status
        self._clocks = clocks_of(table, now)
        self._proposal = proposal_of(table)
        # A running game has no outcome.
        outcome = None if self._status == "playing" else table.outcome
        self._outcome = outcome_of(outcome) if outcome else None
        self._opening = list(table.opening.committed) if table.opening else []
        self._tags = tags_of(table)
        self._takeover = takeover_of(table)
        self._moves = moves_of(table.game)
        # The ``since`` for which ``_pieces`` and ``_room`` were made.
        self._told = -1
        self._since = 0
        self._pieces: list[News] = []
        self._left: int | None = None
        self._room: m.Room | None = None

    def update(self, viewer: Viewer, since: int, accepted: str = "") -> m.Update:
        """The news after number ``since``, and the state of the table for the viewer. If those news are not kept, or
        the number is too high, all kept news."""
        if since != self._told:
            self._look_back(since)
        table = self.table
        view = table.view_to_send(viewer)
        return m.Update(
            since=self._since,
            seq=table.seq,
            status=self._status,
            news=[self._news(viewer, piece) for piece in self._pieces],
            to_act=list(view.to_act) if view else [],
            moves=[self._moves[code] for code in view.moves] if view else [],
            prompt=view.prompt if view else None,
            view=view.scene if view else UNSET,
            memory=view.memory if view and table.settings.memory_aid else UNSET,
            sealed=table.sealed_move(viewer),
            clocks=self._clocks,
            paused=table.paused_at is not None,
            proposal=self._proposal,
            outcome=self._outcome,
            room=self._room,
            accepted=accepted,
            opening=self._opening,
            tags=self._tags,
            in_window=table.window.is_open,
            takeover=self._takeover,
            undone=self._undone(viewer),
        )

    def _look_back(self, since: int) -> None:
        self._told = since
        self._since, self._pieces = self.table.history.after(since)
        self._left = self.table.history.left_since(self._since)
        changed = self._since == 0 or any(piece.changes_room for piece in self._pieces)
        self._room = room_of(self.table) if changed else None

    def _undone(self, viewer: Viewer) -> int | None:
        """Counted as this viewer was told them: a faded event must leave no trace, not even in a count (CO-26)."""
        if not self._since or self._left is None or self.table.match is None:
            return None
        return self.table.match.lasting_count(viewer, self._left)

    def _news(self, viewer: Viewer, piece: News) -> m.News:
        if not isinstance(piece, HappeningNews):
            return piece
        match = self.table.match
        return m.Happened(piece.n, match.events_between(viewer, piece.first, piece.last) if match else [])


def update(table: Table, viewer: Viewer, since: int, now: int, accepted: str = "") -> m.Update:
    return UpdateComposer(table, now).update(viewer, since, accepted)


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


def outcome_of(outcome: Outcome) -> m.GameOutcome:
    return m.GameOutcome(list(outcome.scores), list(outcome.winners), outcome.clause, outcome.reason)


@lru_cache(maxsize=256)
def moves_of(game: AnyGame) -> list[m.OfferedMove]:
    """Every move of a game, by its code."""
    return [m.OfferedMove(move.code, move.verb, move.arguments) for move in game.moves]


def clocks_of(table: Table, now: int) -> m.Clocks | None:
    """The clocks that every seat may see. The time until a reveal is left out: it would show who has chosen."""
    has_clocks, closes_at = table.settings.clock.kind != "none", table.window.closes_at
    is_timed = table.window.is_open and closes_at is not None
    if not (has_clocks or is_timed) or table.status != "playing":
        return None
    then = now if table.paused_at is None else table.paused_at
    window = max(0, closes_at - then) if table.window.is_open and closes_at is not None else None
    left = [table.clocks.left(seat, then) for seat in range(table.game.seats)] if has_clocks else []
    return m.Clocks(left, list(table.clocks.running), window)


def proposal_of(table: Table) -> m.Proposal | None:
    proposal = table.proposal
    if proposal is None or proposal.what == "takeover":
        return None
    return m.Proposal(proposal.seat, proposal.what, sorted(proposal.yes))


def takeover_of(table: Table) -> m.Takeover | None:
    proposal = table.proposal
    wish = proposal.takeover if proposal is not None else None
    if proposal is None or wish is None:
        return None
    asks = None if proposal.seat == NO_SEAT else proposal.seat
    return m.Takeover(asks, wish.seat, wish.name, wish.level, sorted(voters_on(table, proposal) - proposal.yes))


def tags_of(table: Table) -> list[m.Tag]:
    return [m.Tag(tag.n, tag.seat, tag.words, tag.doubts) for tag in table.tags.standing]


def room_of(table: Table) -> m.Room:
    seats = [
        m.SeatInfo(
            name=seat.name,
            level=table.level_of(number),
            away=seat.away,
            ready=seat.is_ready,
            regular=seat.regular,
            offered=number in table.takeovers.offered,
        )
        for number, seat in enumerate(table.seats)
    ]
    return m.Room(
        table=table.id,
        settings=table.settings,
        seats=seats,
        number=table.number,
        commitment=table.commitment,
        next_commitment=table.next_commitment,
        shared_deal=table.shared_deal,
    )
