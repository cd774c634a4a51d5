"""A spectator withdraws the request for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry
from sobremesa.table.acts.take_over import takeover_asked_by
from sobremesa.table.agreement import drop
from sobremesa.table.errors import RefusedAct

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class WithdrawEntry(Entry, frozen=True, tag="withdraw"):
    pass


def decide(table: Table, *, key: str, now: int) -> list[Entry]:
    """``key`` is the hash of the key that the seat was asked for with."""
    if takeover_asked_by(table, key) is None:
        raise RefusedAct("no-proposal")
    return [WithdrawEntry(now)]


def apply(table: Table, _entry: WithdrawEntry) -> None:
    drop(table, "takeover")


ACT = Act(WithdrawEntry, apply)
