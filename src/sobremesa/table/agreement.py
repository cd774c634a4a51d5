"""What everybody has to agree to: who has said yes, and what happens when all have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from sobremesa.table.act import News
from sobremesa.table.acts import start

if TYPE_CHECKING:
    from sobremesa.table.table import Table

What = Literal["pause", "resume", "undo", "rematch"]


@dataclass
class Proposal:
    seat: int
    what: What
    next_secret: str
    yes: set[int] = field(default_factory=set)
    entropy: dict[int, str] = field(default_factory=dict)


class SettleNews(News, frozen=True, tag="settle"):
    """A proposal was agreed to by all, or declined."""

    proposal: What
    agreed: bool


def vote(table: Table, seat: int, entropy: str, at: int) -> None:
    """The seat says yes."""
    assert table.proposal is not None
    table.proposal.yes.add(seat)
    table.proposal.entropy[seat] = entropy
    count_votes(table, at)


def count_votes(table: Table, at: int) -> None:
    """Does what was proposed once all who are there have said yes."""
    proposal = table.proposal
    if proposal is None or not table.voters or not table.voters <= proposal.yes:
        return
    table.proposal = None
    table.tell(SettleNews, proposal.what, True)
    match proposal.what:
        case "pause":
            table.paused_at = at
            table.clocks.halt(at)
        case "resume":
            _resume(table, at)
        case "undo":
            _undo(table, at)
        case "rematch":
            _rematch(table, proposal, at)


def drop(table: Table, what: What) -> None:
    """Nothing comes of it, if it is what was proposed."""
    if table.proposal is not None and table.proposal.what == what:
        table.proposal = None
        table.tell(SettleNews, what, False)


def check_rematch(table: Table, voters: set[int], added: dict[int, str]) -> None:
    """Where these voters all agree with what is added now, the next game is dealt at once: here for trial."""
    agreed = {**(table.proposal.entropy if table.proposal else {}), **added}
    if voters and voters <= agreed.keys():
        start.check_deal(table, table.next_secret, [agreed.get(seat, "") for seat in range(table.game.seats)])


def is_rematch_open(table: Table) -> bool:
    return table.proposal is not None and table.proposal.what == "rematch"


def _resume(table: Table, at: int) -> None:
    assert table.paused_at is not None
    if table.window.closes_at is not None:
        table.window.closes_at += at - table.paused_at
    table.paused_at = None
    table.go_on(at)


def _undo(table: Table, at: int) -> None:
    table.match = table.before_last_move()
    table.window.forget_after(len(table.match.codes))
    table.history.forget_events(table.match.event_count)
    table.ask(at)


def _rematch(table: Table, proposal: Proposal, at: int) -> None:
    entropy = [proposal.entropy.get(seat, "") for seat in range(table.game.seats)]
    start.begin(table, table.next_secret, proposal.next_secret, entropy, at)
