"""The entries of tournaments, each at its number: whoever is second at one reads on and decides again."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.store.ledger import Ledger

APPEND = (
    "insert into tournament_entries (table_id, seq, group_id, at, told) "
    "values (:tournament, :seq, :group_id, :at, :told) on conflict (table_id, seq) do nothing"
)
READ = "select seq, told from tournament_entries where table_id = :tournament"
OF_GROUP = "select table_id, at, told from tournament_entries where group_id = :group_id and seq = 0"
RESULT = "select seat, won, lead from deal_results where table_id = :table"
STANDING = "select told from standings where table_id = :table"


class Tournaments:
    """All raise ``StoreDown``. Like a table's, a tournament's name says in which file it is."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def append(self, tournament: str, seq: int, told: bytes, *, at: int, group: str) -> bool:
        """Whether nobody was quicker."""
        values: dict[str, str | int] = {"tournament": tournament, "seq": seq, "group_id": group, "at": at}
        return await self._ledger.changed(APPEND, {**values, "told": told.decode()}) == 1

    async def read(self, tournament: str) -> list[str]:
        rows = await self._ledger.rows(READ, {"tournament": tournament})
        return [told for _seq, told in sorted(rows)]

    async def of_group(self, group: str) -> list[tuple[str, str]]:
        """Their names and first entries, the latest first."""
        rows = await self._ledger.rows(OF_GROUP, {"group_id": group})
        return [(tournament, told) for tournament, _at, told in sorted(rows, key=lambda row: -row[1])]

    async def result(self, table: str) -> dict[int, tuple[bool, int]]:
        """By seat, of who played to the end: whether they won, and their lead."""
        rows = await self._ledger.rows(RESULT, {"table": table})
        return {seat: (bool(won), lead) for seat, won, lead in rows}

    async def standing(self, table: str) -> str:
        """How the table stands, as the almanac tells it; "" where nobody has come."""
        rows = await self._ledger.rows(STANDING, {"table": table})
        return str(rows[0][0]) if rows else ""

    async def forgotten(self, persons: Sequence[str]) -> set[str]:
        """Those who are not known any more."""
        if not persons:
            return set()
        names = {f"p{number}": person for number, person in enumerate(persons)}
        listed = ", ".join(f":{name}" for name in names)
        rows = await self._ledger.rows(f"select person from forgotten where person in ({listed})", names)
        return {person for (person,) in rows}
