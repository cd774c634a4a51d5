"""Notices that wait to be sent, and people's preferences.

A notice belongs to one turn of one person at one table; writing it again changes nothing. It is taken before it is
sent, so that a node that is killed in between sends it never rather than twice.
"""

from __future__ import annotations

from msgspec import Struct, json

from sobremesa.store.database import Database, Statement
from sobremesa.store.projection import Projection
from sobremesa.table.status import Standing

TABLES = """
create table outbox (
    table_id text not null, person text not null, seat integer not null, turn integer not null,
    state text not null, tries integer not null, next_at bigint not null, primary key (table_id, person)
);
create index outbox_waiting on outbox (state, next_at);
create table people (
    person text not null, at bigint not null, told text not null, primary key (person)
);
create table node_keys (
    name text not null, told text not null, primary key (name, told)
);
"""

CALL = (
    "insert into outbox (table_id, person, seat, turn, state, tries, next_at) "
    "select seatings.table_id, person, seat, turn, 'waiting', 0, told_at from seatings join standings "
    "on standings.table_id = seatings.table_id and standings.length = seatings.length "
    "where seatings.table_id = :table and asked = 1 and standings.length = :length "
    "on conflict (table_id, person) do update set seat = excluded.seat, turn = excluded.turn, state = 'waiting', "
    "tries = 0, next_at = excluded.next_at where outbox.turn < excluded.turn"
)
# Only while it is still their turn.
WAITING = (
    "select outbox.table_id, outbox.person, outbox.seat, outbox.turn, tries, told from outbox "
    "join seatings on seatings.table_id = outbox.table_id and seatings.person = outbox.person "
    "and seatings.seat = outbox.seat and seatings.turn = outbox.turn "
    "join standings on standings.table_id = seatings.table_id and standings.length = seatings.length "
    "where state = 'waiting' and next_at <= :now and asked = 1 order by next_at limit :most"
)
TAKE = (
    "update outbox set state = 'sending', tries = tries + 1 "
    "where table_id = :table and person = :person and turn = :turn and state = 'waiting'"
)
END = (
    "update outbox set state = :state, next_at = :next_at "
    "where table_id = :table and person = :person and turn = :turn and state = 'sending'"
)
DELAY = (
    "update outbox set next_at = :next_at "
    "where table_id = :table and person = :person and turn = :turn and state = 'waiting'"
)
WISH = (
    "insert into people (person, at, told) values (:person, :at, :told) on conflict (person) do update set "
    "at = excluded.at, told = excluded.told where people.at <= excluded.at"
)
WISHED = "select told from people where person = :person"
KEEP = "insert into node_keys (name, told) values (:name, :told) on conflict (name, told) do nothing"
KEPT = "select told from node_keys where name = :name"


DROP_FORGOTTEN = "delete from outbox where table_id = :table and person in (select person from forgotten)"
FORGET = ("delete from outbox where person = :person", "delete from people where person = :person")


def note_turn(projection: Projection) -> list[Statement]:
    """At a slow table, a notice for each seat that has something to choose."""
    standing = projection.standing
    return [(CALL, {"table": standing.table, "length": projection.length})] if standing.is_slow else []


def forget_person(person: str) -> list[Statement]:
    return [(statement, {"person": person}) for statement in FORGET]


class Notice(Struct, frozen=True):
    """``tries`` is how often sending failed."""

    table: str
    person: str
    seat: int
    turn: int
    tries: int
    standing: Standing


class Outbox:
    """All raise ``StoreDown``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(self, now: int, most: int) -> list[Notice]:
        rows = await self._database.rows(WAITING, {"now": now, "most": most})
        return [
            Notice(table, person, seat, turn, tries, json.decode(told, type=Standing))
            for table, person, seat, turn, tries, told in rows
        ]

    async def take(self, notice: Notice) -> bool:
        """False where another node was faster."""
        return await self._database.execute(TAKE, self._of(notice)) == 1

    async def end(self, notice: Notice, state: str, next_at: int = 0) -> None:
        """``sent``, ``failed``, ``nobody``, or ``waiting`` until then."""
        await self._database.write([(END, {**self._of(notice), "state": state, "next_at": next_at})])

    async def delay(self, notice: Notice, next_at: int) -> None:
        await self._database.write([(DELAY, {**self._of(notice), "next_at": next_at})])

    def _of(self, notice: Notice) -> dict[str, str | int]:
        return {"table": notice.table, "person": notice.person, "turn": notice.turn}

    # Preferences.

    async def save_preferences(self, person: str, told: bytes, at: int) -> None:
        await self._database.write([(WISH, {"person": person, "at": at, "told": told.decode()})])

    async def preferences(self, person: str) -> bytes | None:
        rows = await self._database.rows(WISHED, {"person": person})
        return rows[0][0].encode() if rows else None

    # Keys that nodes share.

    async def key(self, name: str, fresh: str) -> str:
        """The key that is kept under the name; ``fresh`` where there is none yet. Nodes that start together may each
        keep one: then the first in text order counts."""
        found = await self._keys(name)
        if not found:
            await self._database.write([(KEEP, {"name": name, "told": fresh})])
            found = await self._keys(name)
        return min(found)

    async def _keys(self, name: str) -> list[str]:
        return [told for (told,) in await self._database.rows(KEPT, {"name": name})]
