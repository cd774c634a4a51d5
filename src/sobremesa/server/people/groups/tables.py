"""Groups: their own rows, and what the read model has of their tables."""

from __future__ import annotations

from msgspec import Struct, json

from sobremesa.store.database import Database
from sobremesa.table.settings import Settings
from sobremesa.table.status import Result, Standing

TABLES = """
create table groups (
    group_id text not null, at bigint not null, told text not null, primary key (group_id)
);
"""

KEEP = (
    "insert into groups (group_id, at, told) values (:group_id, :at, :told) on conflict (group_id) do update set "
    "at = excluded.at, told = excluded.told where groups.at <= excluded.at"
)
KEPT = "select told from groups where group_id = :group_id"
RUNNING = (
    "select told from standings where group_id = :group_id and status in ('waiting', 'starting', 'playing') "
    "order by told_at desc limit :most"
)
PLAYED = (
    "select latest.table_id, latest.number, told, person, seat from (select table_id, number, told from results "
    "where group_id = :group_id order by ended_at desc limit :most) latest left join played "
    "on played.table_id = latest.table_id and played.number = latest.number"
)

# The name is any that the person used: the list of the latest games says which was the last.
SERIES = (
    "select person, max(name), count(*), sum(won), max(ended_at) from played where group_id = :group_id group by person"
)
ENDS = "select ended_at from results where group_id = :group_id order by ended_at"
# Games that end further apart than this belong to two evenings.
NIGHT_MS = 6 * 3_600_000


class Group(Struct, frozen=True):
    """``key`` is the hash of the group's key, ``founder`` the person who may remove members; ``settings`` are those of
    the latest table, with the levels of its bots. ``removed`` are former members, who do not count any more."""

    group: str
    name: str
    key: str
    founder: str
    settings: Settings | None = None
    bots: list[str] = []
    removed: list[str] = []


class GroupResult(Struct, frozen=True):
    """A finished game of a group, and the persons by seat ("" for bots and for players without a key)."""

    result: Result
    persons: list[str]


class Score(Struct, frozen=True):
    """One person's score over all games of a group."""

    person: str
    name: str
    games: int
    wins: int
    latest_at: int


class Groups:
    """All raise ``StoreDown``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, group: Group, at: int) -> None:
        values: dict[str, str | int] = {"group_id": group.group, "at": at, "told": json.encode(group).decode()}
        await self._database.write([(KEEP, values)])

    async def find(self, group: str) -> Group | None:
        rows = await self._database.rows(KEPT, {"group_id": group})
        return json.decode(rows[0][0], type=Group) if rows else None

    async def running(self, group: str, most: int) -> list[Standing]:
        """Ordered by when they were opened, the latest first: an order by news would tell of hidden moves."""
        rows = await self._database.rows(RUNNING, {"group_id": group, "most": most})
        found = [json.decode(told, type=Standing) for (told,) in rows]
        return sorted(found, key=lambda one: -one.opened_at)

    async def recent_games(self, group: str, most: int) -> list[GroupResult]:
        """The latest first."""
        found: dict[tuple[str, int], GroupResult] = {}
        rows = await self._database.rows(PLAYED, {"group_id": group, "most": most})
        for table, number, told, person, seat in rows:
            if (table, number) not in found:
                result = json.decode(told, type=Result)
                found[table, number] = GroupResult(result, [""] * len(result.names))
            if person is not None:
                found[table, number].persons[seat] = person
        return sorted(found.values(), key=lambda one: -one.result.ended_at)

    async def evenings(self, group: str) -> int:
        """On how many evenings they played, in any time zone."""
        ends = [at for (at,) in await self._database.rows(ENDS, {"group_id": group})]
        return sum(not earlier or at - earlier > NIGHT_MS for earlier, at in zip([0, *ends], ends, strict=False))

    async def series(self, group: str) -> list[Score]:
        return [Score(*row) for row in await self._database.rows(SERIES, {"group_id": group})]
