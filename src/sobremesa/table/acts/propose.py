"""A player proposes something that all players have to agree to: a pause, its end, an undo, a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.acts import return_
from sobremesa.table.acts.sit import check_commitment
from sobremesa.table.agreement import OpenProposal, SettleNews, What, check_rematch, vote
from sobremesa.table.errors import RefusedAct
from sobremesa.table.fields import Commitment
from sobremesa.table.knowledge import last_may_teach

if TYPE_CHECKING:
    from sobremesa.kernel.match import Match
    from sobremesa.table.table import Table


class Propose(Request, frozen=True, tag="propose"):
    what: What
    commitment: Commitment = ""


class ProposeEntry(Entry, frozen=True, tag="propose"):
    """``commitment``, for a rematch, is to the seat's share of the next seed; ``next_secret`` as in ``StartEntry``."""

    seat: int
    what: What
    next_secret: str = ""
    id: str = ""
    commitment: str = ""


class ProposeNews(News, frozen=True, tag="propose"):
    changes_room: ClassVar[bool] = False

    seat: int
    proposal: What


def decide(table: Table, seat: int, request: Propose, now: int) -> list[Entry]:
    what = request.what
    check_commitment(request.commitment)
    table.check_talk()
    if table.proposal is not None:
        raise RefusedAct("proposal-open")
    if what == "rematch":
        if table.shared_deal:
            raise RefusedAct("one-deal")
        if table.status != "over":
            raise RefusedAct("not-over")
        check_rematch(table, table.voters | {seat}, {seat: request.commitment})
    elif table.status != "playing":
        raise RefusedAct("not-playing")
    elif what == "pause" and table.paused_at is not None:
        raise RefusedAct("paused")
    elif what == "resume" and table.paused_at is None:
        raise RefusedAct("not-paused")
    elif what == "undo":
        _check_undo(table, seat)
    next_secret = table.host.fresh_secret() if what == "rematch" else ""
    proposed = ProposeEntry(now, seat, what, next_secret=next_secret, id=request.id, commitment=request.commitment)
    return [*return_.entries(table, seat, now), proposed]


def _check_undo(table: Table, seat: int) -> None:
    """Refuses to undo anything but the seat's own move, while it is the last one and no viewer learned anything from
    it."""
    match = _check_last_move(table, seat)
    verdict = table.undo_verdict
    teaches = (
        verdict.teaches if verdict and verdict.is_of(match) else last_may_teach(table.game, match.seed, match.codes)
    )
    if teaches:
        raise RefusedAct("undo-too-late")


def _check_last_move(table: Table, seat: int) -> Match:
    match = table.match
    assert match is not None
    if table.paused_at is not None:
        raise RefusedAct("paused")
    if table.window.is_just_closed(match):
        # The same refusal for every seat: it must not show whose answer was the last (EU-38).
        raise RefusedAct("undo-too-late")
    if table.window.is_open or table.window.held is not None or not match.codes or match.codes[-1][0] != seat:
        raise RefusedAct("nothing-to-undo")
    return match


def searches(table: Table, seat: int) -> Match | None:
    """The match in which a long search has to decide whether the seat may undo, so that the caller can run it elsewhere
    and leave its verdict at the table. None where the answer is immediate."""
    if table.proposal is not None or table.status != "playing":
        return None
    try:
        match = _check_last_move(table, seat)
    except RefusedAct:
        return None
    return None if table.undo_verdict and table.undo_verdict.is_of(match) else match


def apply(table: Table, entry: ProposeEntry) -> None:
    table.proposal = OpenProposal(entry.seat, entry.what, entry.next_secret)
    table.tell(ProposeNews, entry.seat, entry.what)
    vote(table, entry.seat, entry.commitment, entry.at)


ACT = Act(ProposeEntry, apply, Propose, decide, news=(ProposeNews, SettleNews))
