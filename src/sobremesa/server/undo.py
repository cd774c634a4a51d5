"""Whether a move may be taken back takes a search: it is done beside the event loop, and decided again if meanwhile
somebody moved."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sobremesa.server.attempt import Attempt, Decide
from sobremesa.server.errors import Refused
from sobremesa.table.act import Entry
from sobremesa.table.acts import propose
from sobremesa.table.agreement import UndoVerdict
from sobremesa.table.learning import last_may_teach
from sobremesa.table.table import Table

if TYPE_CHECKING:
    from sobremesa.server.live import LiveTable

MOST_SEARCHES = 5


class Undecided(Refused):
    """It takes a search first."""

    def __init__(self) -> None:
        super().__init__(503, "try-again")


async def decided_after_search(
    live: LiveTable, seat: int, whose: str, decide: Decide, act: Callable[[Decide], Awaitable[Attempt]]
) -> Attempt:
    """Acts with ``decide`` as soon as that takes no search any more. How long a search takes depends on
    what the seat itself knows, as its verdict does."""

    def decide_at_once(table: Table, now: int) -> list[Entry]:
        if propose.searches(table, seat) is not None:
            raise Undecided
        return decide(table, now)

    for _search in range(MOST_SEARCHES):
        table = live.table
        match = propose.searches(table, seat)
        if match is not None:
            codes = list(match.codes)
            teaches = await live.hub.desk.work(whose, last_may_teach, table.game, match.seed, codes)
            table.undo_verdict = UndoVerdict(match, len(codes), teaches)
        try:
            return await act(decide_at_once)
        except Undecided:
            continue
    raise Refused(503, "try-again")
