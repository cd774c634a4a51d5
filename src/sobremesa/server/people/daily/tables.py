"""Shared deals: the secrets of the days, and the results of each table that shares a deal.

A result is derived from its table's journal and written once for each seat. The answer to a puzzle is written only
here; a second answer changes nothing.
"""

from __future__ import annotations

from msgspec import Struct

from sobremesa.store.database import Database, Statement
from sobremesa.store.projection import GameOver

TABLES = """
create table days (day text not null, secret text not null, primary key (day));
create table deal_results (
    deal text not null, table_id text not null, seat integer not null, person text not null,
    won integer not null, points integer not null, lead integer not null, ended_at bigint not null,
    told text not null, primary key (deal, table_id, seat)
);
create index deal_results_person on deal_results (person, deal);
create index deal_results_spread on deal_results (deal, won, lead, ended_at);
create index deal_results_table on deal_results (table_id);
"""

KEEP_DAY = "insert into days (day, secret) values (:day, :secret) on conflict (day) do nothing"
KEPT_DAY = "select secret from days where day = :day"
END = (
    "insert into deal_results (deal, table_id, seat, person, won, points, lead, ended_at, told) "
    "values (:deal, :table, :seat, :person, :won, :points, :lead, :ended_at, :told) "
    "on conflict (deal, table_id, seat) do nothing"
)
SPREAD = (
    "select won, lead, count(*) from deal_results where deal = :deal and ended_at < :before "
    "group by won, lead order by won desc, lead desc"
)
OWN = (
    "select won, points, lead, ended_at, told from deal_results where deal = :deal and person = :person "
    "order by ended_at limit 1"
)
STATUS = "select status from standings where table_id = :table"
# A person who was forgotten is not learnt again from a journal.
DROP_FORGOTTEN = "delete from deal_results where table_id = :table and person in (select person from forgotten)"
FORGET = "delete from deal_results where person = :person"


class DealResult(Struct, frozen=True):
    """The result of one seat. ``lead``: by how many points it was ahead of the best other; ``told`` is a puzzle's
    row."""

    won: bool
    points: int
    lead: int
    ended_at: int
    told: str = ""


class Tally(Struct, frozen=True):
    """How many had this result."""

    won: bool
    lead: int
    count: int


def add_result(game: GameOver) -> list[Statement]:
    """The results of the persons who played to the end themselves. A shared deal is the only game of its table."""
    if not game.shared_deal:
        return []
    deal, result, persons = game.shared_deal, game.result, game.persons
    found: list[Statement] = []
    # Where seats win and lose together, points do not put one ahead.
    is_by_points = len(set(result.sides)) == len(result.sides)
    for seat, person in enumerate(persons):
        if not person or seat in result.stood_in:
            continue
        own, others = result.scores[seat], [score for other, score in enumerate(result.scores) if other != seat]
        lead = own - max(others, default=own) if is_by_points else 0
        did = DealResult(seat in result.winners, own, lead, result.ended_at)
        found.append(_result_statement(deal, result.table, seat, person, did))
    return found


def _result_statement(deal: str, table: str, seat: int, person: str, did: DealResult) -> Statement:
    who: dict[str, str | int] = {"deal": deal, "table": table, "seat": seat, "person": person}
    how: dict[str, str | int] = {"won": int(did.won), "points": did.points, "lead": did.lead}
    return END, {**who, **how, "ended_at": did.ended_at, "told": did.told}


def forget_person(person: str) -> list[Statement]:
    return [(FORGET, {"person": person})]


class Deals:
    """All raise ``StoreDown``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # The secrets of the days.

    async def secret(self, day: str, fresh: str = "") -> str:
        """The secret that is kept for the day; where there is none, ``fresh`` is kept."""
        found = await self._secrets(day)
        if not found and fresh:
            await self._database.write([(KEEP_DAY, {"day": day, "secret": fresh})])
            found = await self._secrets(day)
        return found[0] if found else ""

    async def _secrets(self, day: str) -> list[str]:
        return [secret for (secret,) in await self._database.rows(KEPT_DAY, {"day": day})]

    # Results.

    async def answer(self, deal: str, table: str, person: str, did: DealResult) -> None:
        """The first answer to a puzzle counts."""
        await self._database.write([_result_statement(deal, table, 0, person, did)])

    async def own(self, deal: str, person: str) -> DealResult | None:
        rows = await self._database.rows(OWN, {"deal": deal, "person": person})
        return next((DealResult(bool(won), *rest) for won, *rest in rows), None)

    async def status(self, table: str) -> str:
        """Of a table that may have been opened; "" where the read model does not know it (yet)."""
        rows = await self._database.rows(STATUS, {"table": table})
        return rows[0][0] if rows else ""

    async def spread(self, deal: str, before: int) -> list[Tally]:
        """The results that ended before then, the best first."""
        rows = await self._database.rows(SPREAD, {"deal": deal, "before": before})
        return [Tally(bool(won), lead, count) for won, lead, count in rows]
