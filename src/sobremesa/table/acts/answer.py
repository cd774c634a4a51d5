"""A player answers a proposal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.acts import return_
from sobremesa.table.acts.sit import check_commitment
from sobremesa.table.agreement import What, check_rematch, drop, is_missed, is_rematch_open, vote
from sobremesa.table.errors import RefusedAct
from sobremesa.table.fields import Commitment

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Answer(Request, frozen=True, tag="answer"):
    yes: bool
    commitment: Commitment = ""


class AnswerEntry(Entry, frozen=True, tag="answer"):
    """``commitment`` is as in ``ProposeEntry``."""

    seat: int
    yes: bool
    id: str = ""
    commitment: str = ""


class AnswerNews(News, frozen=True, tag="answer"):
    changes_room: ClassVar[bool] = False

    seat: int
    proposal: What
    yes: bool


class ConsentNews(News, frozen=True, tag="consent"):
    """A player's answer to a request for a seat."""

    changes_room: ClassVar[bool] = False

    seat: int
    yes: bool


def decide(table: Table, seat: int, request: Answer, now: int) -> list[Entry]:
    check_commitment(request.commitment)
    if table.proposal is None:
        raise RefusedAct("no-proposal")
    if is_missed(table, seat):
        # The player whose absence was the reason is here, so the proposal is void.
        return return_.entries(table, seat, now)
    # A player who offered the seat may still refuse.
    if seat in table.proposal.yes and (request.yes or table.proposal.takeover is None):
        raise RefusedAct("already-answered")
    if request.yes and is_rematch_open(table):
        check_rematch(table, table.voters | {seat}, {seat: request.commitment})
    answered = AnswerEntry(now, seat, request.yes, id=request.id, commitment=request.commitment)
    return [*return_.entries(table, seat, now), answered]


def apply(table: Table, entry: AnswerEntry) -> None:
    assert table.proposal is not None
    what = table.proposal.what
    if table.proposal.takeover is None:
        table.tell(AnswerNews, entry.seat, what, entry.yes)
    else:
        table.tell(ConsentNews, entry.seat, entry.yes)
    if entry.yes:
        vote(table, entry.seat, entry.commitment, entry.at)
    else:
        drop(table, what)


ACT = Act(AnswerEntry, apply, Answer, decide, news=(AnswerNews, ConsentNews), is_talk=False)
