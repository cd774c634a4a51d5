"""Guesses of spectators about teams: beside the journals, whose length a spectator must not change."""

from __future__ import annotations

from msgspec import Struct, json

from sobremesa.store.database import Database, Statement

TABLES = """
create table guesses (
    table_id text not null, number integer not null, person text not null, step integer not null,
    told text not null, primary key (table_id, number, person, step)
);
create index guesses_person on guesses (person);
"""

KEEP = (
    "insert into guesses (table_id, number, person, step, told) values (:table_id, :number, :person, :step, :told) "
    "on conflict (table_id, number, person, step) do update set told = excluded.told"
)
KEPT = "select person, told from guesses where table_id = :table_id and number = :number order by person, step"
OTHERS = (
    "select count(distinct person) from guesses where table_id = :table_id and number = :number and person <> :person"
)


FORGET = "delete from guesses where person = :person"


class Guess(Struct, frozen=True):
    """``sides``: for each seat, the probability in percent that it is on the second of the two teams. ``step``: how
    many moves the spectator had seen."""

    name: str
    sides: list[int]
    step: int = 0


def forget_person(person: str) -> list[Statement]:
    return [(FORGET, {"person": person})]


class Guesses:
    """All raise ``StoreDown``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, table: str, number: int, person: str, guess: Guess) -> None:
        """Replaces a guess of the same spectator at the same step."""
        told = json.encode(guess).decode()
        values: dict[str, str | int] = {"table_id": table, "number": number, "person": person}
        await self._database.write([(KEEP, {**values, "step": guess.step, "told": told})])

    async def of(self, table: str, number: int) -> dict[str, list[Guess]]:
        """By spectator, in the order of the game."""
        found: dict[str, list[Guess]] = {}
        rows = await self._database.rows(KEPT, {"table_id": table, "number": number})
        for person, told in rows:
            found.setdefault(person, []).append(json.decode(told, type=Guess))
        return found

    async def other_watchers(self, table: str, number: int, person: str) -> int:
        values: dict[str, str | int] = {"table_id": table, "number": number, "person": person}
        [(count,)] = await self._database.rows(OTHERS, values)
        return int(count)
