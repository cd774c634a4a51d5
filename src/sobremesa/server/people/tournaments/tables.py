"""The entries of tournaments, each at its number: a second writer of the same number reads again and decides again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import json

from sobremesa.store.database import Database
from sobremesa.table.status import Standing

TABLES = """
create table tournament_entries (
    table_id text not null, seq integer not null, group_id text not null, at bigint not null,
    told text not null, primary key (table_id, seq)
);
create index tournament_entries_group on tournament_entries (group_id, seq);
"""

APPEND = (
    "insert into tournament_entries (table_id, seq, group_id, at, told) "
    "values (:tournament, :seq, :group_id, :at, :told) on conflict (table_id, seq) do nothing"
)
READ = "select told from tournament_entries where table_id = :tournament order by seq"
OF_GROUP = "select table_id, told from tournament_entries where group_id = :group_id and seq = 0 order by at desc"


class Tournaments:
    """All raise ``StoreDown``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, tournament: str, seq: int, told: bytes, *, at: int, group: str) -> bool:
        """False where another node was faster."""
        values: dict[str, str | int] = {"tournament": tournament, "seq": seq, "group_id": group, "at": at}
        return await self._database.execute(APPEND, {**values, "told": told.decode()}) == 1

    async def read(self, tournament: str) -> list[str]:
        rows = await self._database.rows(READ, {"tournament": tournament})
        return [told for (told,) in rows]

    async def of_group(self, group: str) -> list[tuple[str, str]]:
        """Tournament ids and first entries, the latest first."""
        return await self._database.rows(OF_GROUP, {"group_id": group})

    async def results(self, tables: Sequence[str]) -> dict[str, dict[int, tuple[bool, int]]]:
        """By table and seat, for players who stayed to the end: whether they won, and their lead."""
        found: dict[str, dict[int, tuple[bool, int]]] = {table: {} for table in tables}
        for table, seat, won, lead in await self._among(
            "table_id, seat, won, lead", "deal_results", "table_id", tables
        ):
            found[table][seat] = (bool(won), lead)
        return found

    async def standings(self, tables: Sequence[str]) -> dict[str, Standing]:
        """How the tables stand, from the read model; tables without a player are left out."""
        rows = await self._among("table_id, told", "standings", "table_id", tables)
        return {table: json.decode(told, type=Standing) for table, told in rows}

    async def find_forgotten(self, persons: Sequence[str]) -> set[str]:
        """Which of these persons were forgotten."""
        return {person for (person,) in await self._among("person", "forgotten", "person", persons)}

    async def _among(self, what: str, place: str, column: str, wanted: Sequence[str]) -> list[Any]:
        """The rows in which the column has one of these values."""
        if not wanted:
            return []
        values = {f"w{number}": one for number, one in enumerate(wanted)}
        listed = ", ".join(f":{name}" for name in values)
        return await self._database.rows(f"select {what} from {place} where {column} in ({listed})", values)
