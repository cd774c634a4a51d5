"""What a viewer is told: the news, and how the table stands for that viewer."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import UNSET, Raw
from msgspec.json import Encoder

from sobremesa.kernel.event import Event, Viewer, remembered
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.outcome import Outcome
from sobremesa.kernel.state import NOBODY
from sobremesa.table.act import News
from sobremesa.table.agreement import voters_on
from sobremesa.table.history import Happening
from sobremesa.table.table import Table
from sobremesa.wire import messages as m

_encoder = Encoder()


def update(table: Table, viewer: Viewer, since: int, now: int, accepted: str = "") -> m.Update:
    """All news after number ``since``; where they are not kept any more, or not there yet, all that are kept."""
    since, pieces = table.history.after(since)
    changed = since == 0 or any(piece.changes_room for piece in pieces)
    view = table.shown(viewer)
    outcome = table.outcome
    return m.Update(
        since=since,
        seq=table.seq,
        status=table.status,
        news=_news(table, viewer, pieces),
        to_act=list(view.to_act) if view else [],
        moves=_moves(table.game, view.moves) if view else [],
        prompt=view.prompt if view else None,
        view=raw(view.scene) if view else UNSET,
        memory=raw(view.memory) if view and table.settings.memory_aid else UNSET,
        sealed=table.sealed(viewer),
        clocks=clocks_of(table, now),
        paused=table.paused_at is not None,
        proposal=proposal_of(table),
        outcome=outcome_of(outcome) if outcome else None,
        room=room_of(table) if changed else None,
        accepted=accepted,
        opening=list(table.opening.committed) if table.opening else [],
        tags=tags_of(table),
        in_window=table.window.is_open,
        takeover=takeover_of(table),
    )


def encoded(message: Any) -> bytes:
    return _encoder.encode(message)


def raw(value: object) -> Raw:
    """A part of a view: dataclasses, tuples, texts and numbers, as they are."""
    return Raw(_encoder.encode(value))


def event_of(event: Event) -> m.Event:
    return m.Event(event.number, event.kind, event.facts, event.fades)


def outcome_of(outcome: Outcome) -> m.Outcome:
    return m.Outcome(list(outcome.scores), list(outcome.winners), outcome.clause, outcome.reason)


def _news(table: Table, viewer: Viewer, pieces: list[News]) -> list[m.News]:
    first = next((piece.first for piece in pieces if isinstance(piece, Happening)), table.history.told)
    events = table.events(viewer, first)
    number = table.match.lasting_count(viewer, first) if table.match else 0
    found: list[m.News] = []
    for piece in pieces:
        if isinstance(piece, Happening):
            told = events[piece.first - first : piece.last - first]
            found.append(m.Happened(piece.n, [event_of(event) for event in remembered(told, number)]))
            number += sum(not event.fades for event in told)
        else:
            found.append(piece)
    return found


@lru_cache(maxsize=4096)
def move_of(game: AnyGame, code: int) -> m.Move:
    move = game.moves[code]
    return m.Move(code, move.verb, move.arguments)


def _moves(game: AnyGame, codes: tuple[int, ...]) -> list[m.Move]:
    return [move_of(game, code) for code in codes]


def clocks_of(table: Table, now: int) -> m.Clocks | None:
    """Only what everybody knows: the time until a reveal is not told, as it would tell who has chosen."""
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
    asks = None if proposal.seat == NOBODY else proposal.seat
    return m.Takeover(asks, wish.seat, wish.name, wish.level, sorted(voters_on(table, proposal) - proposal.yes))


def tags_of(table: Table) -> list[m.Tag]:
    return [m.Tag(tag.n, tag.seat, tag.words, tag.doubts) for tag in table.tags.standing]


def room_of(table: Table) -> m.Room:
    seats = [
        m.Seat(
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
