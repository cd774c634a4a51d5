"""Whether a move may be taken back takes a search: it is done beside the event loop, and decided again if meanwhile
somebody moved."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sobremesa.server.errors import Refused
from sobremesa.server.journal_line import Decide
from sobremesa.table.act import Entry
from sobremesa.table.acts import propose
from sobremesa.table.agreement import UndoVerdict
from sobremesa.table.learning import last_may_teach
from sobremesa.table.table import Table

if TYPE_CHECKING:
    from sobremesa.server.hub import Hub

MOST_SEARCHES = 5


class Undecided(Exception):
    """It takes a search first."""


async def decided_after_search(
    hub: Hub, table: Table, seat: int, whose: str, decide: Decide, act: Callable[[Decide], Awaitable[None]]
) -> None:
    """Acts with ``decide`` as soon as that takes no search any more. How long a search takes depends on
    what the seat itself knows, as its verdict does."""

    def decide_at_once(table: Table, now: int) -> list[Entry]:
        if propose.searches(table, seat) is not None:
            raise Undecided
        return decide(table, now)

    for _search in range(MOST_SEARCHES):
        match = propose.searches(table, seat)
        if match is not None:
            codes = list(match.codes)
            teaches = await hub.desk.work(whose, last_may_teach, table.game, match.seed, codes)
            table.undo_verdict = UndoVerdict(match, len(codes), teaches)
        try:
            await act(decide_at_once)
            return
        except Undecided:
            continue
    raise Refused(503, "try-again")
