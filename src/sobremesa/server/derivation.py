"""The leaf of a table in the almanac: from its memory, or from its journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sobremesa.kernel.game import AnyGame
from sobremesa.store.almanac import Leaf
from sobremesa.table.act import Entry
from sobremesa.table.finished import FinishedGame
from sobremesa.table.house import House
from sobremesa.table.standing import result_of, seats_of, standing_of
from sobremesa.table.table import Table

# A bot that has to move at a slow table is woken at once, whenever that is.
AT_ONCE = 1


def is_followed(table: Table) -> bool:
    """Whether the almanac has a leaf for it: somebody may look for it, or has to wake it."""
    return table.settings.is_slow or bool(table.group) or any(seat.person for seat in table.seats)


def leaf_of(table: Table, games: Iterable[tuple[int, FinishedGame]]) -> Leaf:
    """``games`` are finished ones of the table that may not be written yet, by number."""
    results = [(result_of(table, number, game), game.circumstances.persons) for number, game in games]
    return Leaf(
        length=table.length,
        standing=standing_of(table),
        seats=seats_of(table),
        due_at=_due_at(table),
        results=results,
        group=table.group,
        is_public=table.settings.public,
        # A deck of one's own is another game, and a deal that others have played may be known.
        is_rated=not table.settings.deck and not table.shared_deal,
        shared_deal=table.shared_deal,
    )


def _due_at(table: Table) -> int:
    """Only slow tables are woken: at others time goes on when somebody comes."""
    if not table.settings.is_slow:
        return 0
    return AT_ONCE if table.bots_to_move() else table.due() or 0


def kept_since(table: Table, known: int) -> list[tuple[int, FinishedGame]]:
    """The finished games after number ``known`` that the table has in memory."""
    kept, last = table.finished.kept, table.finished.count
    first = last - len(kept) + 1
    return [(number, game) for number, game in enumerate(kept, start=first) if number > known]


def derived(entries: Sequence[Entry], game: AnyGame, levels: tuple[str, ...]) -> Leaf:
    """The leaf from the whole journal, with all games that were ever finished there. Runs beside the event loop."""
    house = House(lambda _settings: game, levels, fresh_secret=lambda: "")
    table = Table.replay(entries[:1], house, game)
    games: list[tuple[int, FinishedGame]] = []
    for entry in entries[1:]:
        table.read(entry)
        games += kept_since(table, len(games))
    return leaf_of(table, games)
