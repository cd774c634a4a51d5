"""What is derived from the journals: how tables stand, and how their games ended, by the people who sat there.

A projection is a function of the first entries of one journal, and says of how many. So it may be written twice, late,
or after a crash: the projection of more entries stays. A result is a function of the game's own entries, and is written
once.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, json

from sobremesa.store.database import Database, Statement, Values
from sobremesa.store.extension import Extension
from sobremesa.store.projection import (
    DROP_FORGOTTEN,
    Projection,
    fold,
    result_statements,
    standing_statements,
)
from sobremesa.table.status import Result, Standing

# Rows read at a time while a node catches up.
READ_AT_ONCE = 500

# A seating of fewer entries than its table's projection belongs to a player who has stood up since.
RUNNING = (
    "select told, seat, asked from standings join seatings on seatings.table_id = standings.table_id "
    "and seatings.length = standings.length where person = :person "
    "order by told_at desc limit :most"
)
FINISHED = (
    "select told, seat from played join results on results.table_id = played.table_id "
    "and results.number = played.number where person = :person and played.ended_at < :before and words like :words "
    "escape '!' order by played.ended_at desc limit :most"
)
PLAYED = "select distinct table_id from played where person = :person order by table_id"
COUNT = "select count(*) from played where person = :person"
DUE = "select table_id from standings where due_at > 0 and due_at <= :now order by due_at limit :most"
BEHIND = (
    "select listings.table_id, (select max(seq) + 1 from journal where journal.table_id = listings.table_id), "
    "coalesce(standings.length, 0) from listings left join standings on standings.table_id = listings.table_id "
    "where followed = 1 and listings.table_id > :after order by listings.table_id limit :most"
)
REMEMBER_NOT = "insert into forgotten (person, at) values (:person, :at) on conflict (person) do nothing"
FORGET = (
    "delete from seatings where person = :person",
    "delete from played where person = :person",
)
BEAT = (
    "insert into heartbeats (name, at) values ('node', :at) on conflict (name) do update set at = excluded.at "
    "where heartbeats.at < excluded.at"
)
LATEST_BEAT = "select at from heartbeats where name = 'node'"


class RunningSeat(Struct, frozen=True):
    """A table at which a person sits, and whether they have something to choose."""

    standing: Standing
    seat: int
    is_asked: bool


class FinishedSeat(Struct, frozen=True):
    result: Result
    seat: int


def statements_of(projection: Projection, extensions: Sequence[Extension]) -> list[Statement]:
    """All that writes one projection, in order."""
    found = standing_statements(projection)
    for extension in extensions:
        found += extension.on_turn(projection)
    for game in projection.games_over:
        found += result_statements(game)
        for extension in extensions:
            found += extension.on_game_over(game)
    drops = [*DROP_FORGOTTEN, *(drop for extension in extensions for drop in extension.drop_forgotten)]
    return [*found, *((drop, {"table": projection.standing.table}) for drop in drops)]


class ReadModel:
    """All raise ``StoreDown``."""

    def __init__(self, database: Database, extensions: Sequence[Extension]) -> None:
        self.database = database
        self._extensions = extensions

    async def write(self, projections: Sequence[Projection]) -> None:
        await self.database.write(
            [one for projection in projections for one in statements_of(projection, self._extensions)]
        )

    # Persons.

    async def running_games(self, person: str, most: int) -> list[RunningSeat]:
        """The tables at which the person sits, those with the latest news first."""
        rows = await self.database.rows(RUNNING, {"person": person, "most": most})
        return [RunningSeat(json.decode(told, type=Standing), seat, bool(asked)) for told, seat, asked in rows]

    async def finished_games(self, person: str, *, most: int, before: int, words: str = "") -> list[FinishedSeat]:
        """The games that ended before then, the latest first; ``words`` is part of a name, a title or a game."""
        pattern = fold(words).replace("!", "!!").replace("%", "!%").replace("_", "!_")
        values: Values = {"person": person, "before": before, "words": f"%{pattern}%", "most": most}
        rows = await self.database.rows(FINISHED, values)
        return [FinishedSeat(json.decode(told, type=Result), seat) for told, seat in rows]

    async def count(self, person: str) -> int:
        [(count,)] = await self.database.rows(COUNT, {"person": person})
        return int(count)

    async def tables(self, person: str) -> list[str]:
        """The tables at which the person finished a game."""
        return [table for (table,) in await self.database.rows(PLAYED, {"person": person})]

    async def forget(self, person: str, at: int) -> None:
        """For good: a projection that is written later does not bring the person back."""
        statements: list[Statement] = [(REMEMBER_NOT, {"person": person, "at": at})]
        statements += [(statement, {"person": person}) for statement in FORGET]
        for extension in self._extensions:
            statements += extension.forget(person)
        await self.database.write(statements)

    # Tables.

    async def due_tables(self, now: int, most: int) -> list[str]:
        """The tables at which something is due."""
        return [table for (table,) in await self.database.rows(DUE, {"now": now, "most": most})]

    async def tables_behind(self, after: str) -> tuple[list[str], str]:
        """Of the next tables by name, those whose projection has fewer entries than their journal, and the last name
        looked at ("" at the end)."""
        rows = await self.database.rows(BEHIND, {"after": after, "most": READ_AT_ONCE})
        names = [table for table, length, known in rows if (length or 0) > known]
        return names, rows[-1][0] if len(rows) == READ_AT_ONCE else ""

    # Nodes.

    async def write_heartbeat(self, at: int) -> None:
        await self.database.write([(BEAT, {"at": at})])

    async def latest_heartbeat(self) -> int:
        """The last heartbeat of any node; 0 where there was none."""
        rows = await self.database.rows(LATEST_BEAT, {})
        return rows[0][0] if rows else 0
