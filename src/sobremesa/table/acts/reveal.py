"""A player opens the share of the seed that the seat has committed to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, Request
from sobremesa.table.acts import start
from sobremesa.table.errors import RefusedAct
from sobremesa.table.fairness import commitment_to, is_hexadecimal
from sobremesa.table.fields import LONGEST_ENTROPY, Entropy
from sobremesa.table.shares import RevealNews

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Reveal(Request, frozen=True, tag="reveal"):
    """The share that this seat has committed to. Clients send it by themselves while an update has an ``opening``."""

    entropy: Entropy


class RevealEntry(Entry, frozen=True, tag="reveal"):
    seat: int
    entropy: str
    id: str = ""


def decide(table: Table, seat: int, request: Reveal, now: int) -> list[Entry]:
    """Nothing to write if the share is open already."""
    opening = table.opening
    if opening is None:
        raise RefusedAct("nothing-to-reveal")
    _check_entropy(request.entropy)
    if commitment_to(request.entropy) != opening.committed[seat]:
        raise RefusedAct("other-entropy")
    if seat not in opening.missing:
        return []
    shares = opening.open(seat, request.entropy)
    if not shares.missing:
        start.check_deal(table, shares)
    return [RevealEntry(now, seat, request.entropy, request.id)]


def _check_entropy(entropy: str) -> None:
    if not 0 < len(entropy) <= LONGEST_ENTROPY or not is_hexadecimal(entropy):
        raise RefusedAct("bad-entropy", longest=LONGEST_ENTROPY)


def apply(table: Table, entry: RevealEntry) -> None:
    """With the last share the cards are dealt."""
    assert table.opening is not None
    table.opening = table.opening.open(entry.seat, entry.entropy)
    if not table.opening.missing:
        start.deal(table, table.opening, entry.at)


ACT = Act(RevealEntry, apply, Reveal, decide, news=(RevealNews,), is_talk=False)
