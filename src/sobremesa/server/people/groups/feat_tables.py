"""Feats: what a player did in a finished game of a group that is worth remembering. A group's records are its greatest
feats.

A feat is a function of its game, so writing it twice changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sobremesa.store.database import Database, Statement

TABLES = """
create table feats (
    table_id text not null, number integer not null, kind text not null, seat integer not null,
    group_id text not null, game text not null, person text not null, name text not null,
    amount integer not null, ended_at bigint not null, primary key (table_id, number, kind, seat)
);
create index feats_group on feats (group_id, game, kind, amount);
create index feats_person on feats (person);
"""

WRITE = (
    "insert into feats (table_id, number, kind, seat, group_id, game, person, name, amount, ended_at) "
    "values (:table, :number, :kind, :seat, :group_id, :game, :person, :name, :amount, :ended_at) "
    "on conflict (table_id, number, kind, seat) do nothing"
)
ENDED = "select table_id, number from results where group_id = :group_id order by ended_at desc limit :most"
KNOWN = "select distinct table_id, number from feats where group_id = :group_id"
GREATEST = (
    "select feats.game, feats.kind, amount, name, person, table_id, number, ended_at from feats join "
    "(select game, kind, max(amount) as most from feats where group_id = :group_id group by game, kind) best "
    "on best.game = feats.game and best.kind = feats.kind and best.most = feats.amount where group_id = :group_id"
)
# A person who was forgotten is not learnt again from a journal.
DROP_FORGOTTEN = "delete from feats where table_id = :table and person in (select person from forgotten)"
FORGET = "delete from feats where person = :person"


class Feat(Struct, frozen=True):
    """``kind``: what it is, as ``code`` or ``lie``; ``amount``: how much of it. ``person`` is "" for a feat of all
    seats, as the length of a game."""

    game: str
    kind: str
    amount: int
    name: str
    person: str
    table: str
    number: int
    ended_at: int
    seat: int = 0


def forget_person(person: str) -> list[Statement]:
    return [(FORGET, {"person": person})]


class Feats:
    """All raise ``StoreDown``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def missing(self, group: str, most: int) -> list[tuple[str, int]]:
        """The latest games of the group, by table and number, whose feats are not written yet."""
        known = {tuple(row) for row in await self._database.rows(KNOWN, {"group_id": group})}
        ended = await self._database.rows(ENDED, {"group_id": group, "most": most + len(known)})
        return [(table, number) for table, number in ended if (table, number) not in known][:most]

    async def write(self, group: str, feats: Sequence[Feat]) -> None:
        skips: list[Statement] = [(DROP_FORGOTTEN, {"table": table}) for table in {feat.table for feat in feats}]
        await self._database.write([*(_statement(group, feat) for feat in feats), *skips])

    async def greatest(self, group: str) -> list[Feat]:
        """The record of each game and kind: of equal ones the earliest."""
        found: dict[tuple[str, str], Feat] = {}
        for row in await self._database.rows(GREATEST, {"group_id": group}):
            feat = Feat(*row)
            held = found.setdefault((feat.game, feat.kind), feat)
            if (-feat.amount, feat.ended_at) < (-held.amount, held.ended_at):
                found[feat.game, feat.kind] = feat
        return [found[key] for key in sorted(found)]


def _statement(group: str, feat: Feat) -> Statement:
    where: dict[str, str | int] = {"table": feat.table, "number": feat.number, "kind": feat.kind, "seat": feat.seat}
    who: dict[str, str | int] = {"group_id": group, "game": feat.game, "person": feat.person, "name": feat.name}
    return WRITE, {**where, **who, "amount": feat.amount, "ended_at": feat.ended_at}
