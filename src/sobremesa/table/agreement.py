"""What all players have to agree to: who has said yes, and what happens when all have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from sobremesa.kernel.match import Match
from sobremesa.table.act import News
from sobremesa.table.acts import start
from sobremesa.table.shares import Shares
from sobremesa.table.takeover import RemainNews, WantedTakeover, hours_until_free, take_over

if TYPE_CHECKING:
    from sobremesa.table.table import Table

What = Literal["pause", "resume", "undo", "rematch"]
# A takeover has messages of its own, because a spectator may ask for it.
Proposed = What | Literal["takeover"]


@dataclass
class OpenProposal:
    """``committed`` are, for a rematch, the commitments to shares of the next seed. ``takeover`` says who is to have
    which seat; there ``seat`` is ``NO_SEAT`` for a spectator."""

    seat: int
    what: Proposed
    next_secret: str = ""
    yes: set[int] = field(default_factory=set)
    committed: dict[int, str] = field(default_factory=dict)
    takeover: WantedTakeover | None = None


@dataclass(frozen=True)
class UndoVerdict:
    """Whether a viewer learned anything from the last move of a match that had this many ``moves``."""

    match: Match
    moves: int
    teaches: bool

    def is_of(self, match: Match) -> bool:
        return self.match is match and self.moves == len(match.codes)


class SettleNews(News, frozen=True, tag="settle"):
    """A proposal was agreed to by all, or declined."""

    proposal: What
    agreed: bool


def vote(table: Table, seat: int, commitment: str, at: int) -> None:
    """The seat says yes."""
    assert table.proposal is not None
    table.proposal.yes.add(seat)
    table.proposal.committed[seat] = commitment
    count_votes(table, at)


def count_votes(table: Table, at: int) -> None:
    """Does what was proposed once all who are there have said yes."""
    proposal = table.proposal
    if proposal is None:
        return
    voters = voters_on(table, proposal)
    if not voters or not voters <= proposal.yes:
        return
    table.proposal = None
    if proposal.takeover is not None:
        take_over(table, proposal.takeover, at)
        return
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


def voters_on(table: Table, proposal: OpenProposal) -> set[int]:
    """The players who are there. A seat's own player is asked too, there or away, until the seat is free to give; but
    not whether a bot may stand in for them."""
    wish = proposal.takeover
    if wish is None:
        return table.voters
    if not wish.is_for_good:
        return table.voters - {wish.seat}
    return table.voters | {wish.seat} if hours_until_free(table, wish.seat, table.latest_at) else table.voters


def drop(table: Table, what: Proposed) -> None:
    """Drops the open proposal, if it is this one."""
    proposal = table.proposal
    if proposal is None or proposal.what != what:
        return
    table.proposal = None
    if proposal.takeover is None:
        table.tell(SettleNews, what, False)
    else:
        table.takeovers.declined += 1
        table.tell(RemainNews, proposal.takeover.seat)


def is_missed(table: Table, seat: int) -> bool:
    """Whether the other players propose a bot in place of the seat's player, who seems to be gone."""
    wish = table.proposal.takeover if table.proposal is not None else None
    return wish is not None and wish.seat == seat and not wish.is_for_good


def check_rematch(table: Table, voters: set[int], added: dict[int, str]) -> None:
    """Whether the next game can begin, where these voters all agree with the commitments that are added now."""
    proposal = table.proposal
    committed = {**(proposal.committed if proposal else {}), **added}
    if voters and voters <= committed.keys():
        start.check_deal(table, _shares(table, "", committed))


def is_rematch_open(table: Table) -> bool:
    return table.proposal is not None and table.proposal.what == "rematch"


def _resume(table: Table, at: int) -> None:
    assert table.paused_at is not None
    paused = at - table.paused_at
    if table.window.is_open:
        table.window.last_until(table.window.bots_by + paused)
    elif table.window.closes_at is not None:
        table.window.closes_at += paused
    table.paused_at = None
    table.go_on(at)


def _undo(table: Table, at: int) -> None:
    assert table.match is not None
    table.match = _before_last_move(table.match)
    table.window.forget_after(len(table.match.codes))
    table.history.undo(table.match.event_count)
    table.ask(at)


def _before_last_move(match: Match) -> Match:
    """The match as it was one move earlier."""
    earlier = Match(match.game, match.seed, match.names)
    claims = list(match.claims)
    for number, (seat, code) in enumerate(match.codes[:-1]):
        while claims and claims[0].after <= number:
            earlier.claim(claims[0].seat, claims.pop(0).words)
        earlier.make(seat, code)
    # An undo does not take claims back.
    for claim in claims:
        earlier.claim(claim.seat, claim.words)
    return earlier


def _rematch(table: Table, proposal: OpenProposal, at: int) -> None:
    start.begin(table, _shares(table, proposal.next_secret, proposal.committed), at)


def _shares(table: Table, next_secret: str, committed: dict[int, str]) -> Shares:
    by_seat = [committed.get(seat, "") for seat in range(table.game.seats)]
    return Shares.committed_to(by_seat, table.next_secret, next_secret)
