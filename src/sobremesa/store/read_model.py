"""What is derived from the journals: how tables stand, and how their games ended, by the people who sat there.

A leaf is a function of the first entries of one journal, and says of how many. So it may be written twice, late,
or after a crash: the leaf of more entries stays. A result is a function of the game's own entries, and is written once.
"""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import combining, normalize

from msgspec import Struct, json

from sobremesa.server.people.daily.tables import FORGET_DEALS, SKIP_DEAL, Deals, deal_statements
from sobremesa.server.people.groups.feat_tables import FORGET_FEATS, Feats
from sobremesa.server.people.groups.tables import Groups
from sobremesa.server.people.guesses.tables import Guesses
from sobremesa.server.people.notices.outbox import CALL, Outbox
from sobremesa.server.people.seasons.tables import FORGET_RATED, SKIP_RATED, Ratings, fresh_mark, rating_statements
from sobremesa.server.people.tournaments.tables import Tournaments
from sobremesa.store.database import Database, Statement, Values
from sobremesa.table.status import Result, SeatStanding, Standing

# Rows that are read at once while a node catches up.
READ_AT_ONCE = 500

STAND = (
    "insert into standings (table_id, length, status, due_at, told_at, told, group_id) "
    "values (:table, :length, :status, :due_at, :told_at, :told, :group_id) on conflict (table_id) do update set "
    "length = excluded.length, status = excluded.status, due_at = excluded.due_at, told_at = excluded.told_at, "
    "told = excluded.told where standings.length < excluded.length"
)
SEAT = (
    "insert into seatings (person, table_id, seat, length, asked, turn) "
    "values (:person, :table, :seat, :length, :asked, :turn) on conflict (person, table_id, seat) do update set "
    "length = excluded.length, asked = excluded.asked, turn = excluded.turn where seatings.length < excluded.length"
)
UNSEAT = "delete from seatings where table_id = :table and length < :length"
END = (
    "insert into results (table_id, number, game, ended_at, words, told, group_id) "
    "values (:table, :number, :game, :ended_at, :words, :told, :group_id) on conflict (table_id, number) do nothing"
)
PLAY = (
    "insert into played (person, table_id, number, seat, ended_at, won, name, group_id) "
    "values (:person, :table, :number, :seat, :ended_at, :won, :name, :group_id) "
    "on conflict (person, table_id, number, seat) do nothing"
)
# Whoever was forgotten is not learnt again from a journal.
SKIP = (
    "delete from seatings where table_id = :table and person in (select person from forgotten)",
    "delete from played where table_id = :table and person in (select person from forgotten)",
    "delete from outbox where table_id = :table and person in (select person from forgotten)",
)
# A seating of fewer entries than its table's leaf is of somebody who has stood up since.
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
    "delete from outbox where person = :person",
    "delete from people where person = :person",
    "delete from guesses where person = :person",
    FORGET_DEALS,
    FORGET_FEATS,
)
BEAT = (
    "insert into heartbeats (name, at) values ('node', :at) on conflict (name) do update set at = excluded.at "
    "where heartbeats.at < excluded.at"
)
LATEST_BEAT = "select at from heartbeats where name = 'node'"


def fold(words: str) -> str:
    """The same for words that somebody would look for in the same way: without accents, in small letters."""
    return "".join(sign for sign in normalize("NFKD", words.casefold()) if not combining(sign))


class RunningSeat(Struct, frozen=True):
    """A table that somebody sits at, and whether they have something to choose."""

    standing: Standing
    seat: int
    is_asked: bool


class FinishedSeat(Struct, frozen=True):
    result: Result
    seat: int


class Projection(Struct, frozen=True):
    """Of one table, from its first ``length`` entries. ``due_at`` is when somebody has to wake it (0: never);
    ``results`` come with the persons by seat ("" for nobody known), and count for ratings where ``is_rated``."""

    length: int
    standing: Standing
    seats: list[SeatStanding]
    due_at: int
    results: list[tuple[Result, tuple[str, ...]]]
    group: str = ""
    is_public: bool = False
    is_rated: bool = True
    shared_deal: str = ""

    @property
    def statements(self) -> list[Statement]:
        table, length = self.standing.table, self.length
        stand: Values = {
            "table": table,
            "length": length,
            "status": self.standing.status,
            "due_at": self.due_at,
            "told_at": self.standing.told_at,
            "told": json.encode(self.standing).decode(),
            "group_id": self.group,
        }
        found: list[Statement] = [(STAND, stand)]
        # At a table where all is over nobody waits for anything; with another game they are seated again.
        for seat in self.seats if self.standing.status != "over" else ():
            named: dict[str, str | int] = {"person": seat.person, "table": table, "seat": seat.seat}
            found.append((SEAT, {**named, "length": length, "asked": int(seat.is_asked), "turn": seat.turn}))
        found.append((UNSEAT, {"table": table, "length": length}))
        if self.standing.is_slow:
            found.append((CALL, {"table": table, "length": length}))
        for result, persons in self.results:
            found += _result_statements(result, persons, self.group)
            if self.is_rated:
                found += rating_statements(result, persons, group=self.group, is_public=self.is_public)
            if self.shared_deal:
                found += deal_statements(self.shared_deal, result, persons)
        return [*found, *((skip, {"table": table}) for skip in (*SKIP, SKIP_RATED, SKIP_DEAL))]


def _result_statements(result: Result, persons: tuple[str, ...], group: str) -> list[Statement]:
    at: dict[str, str | int] = {"table": result.table, "number": result.number}
    words = fold(" ".join([*result.names, result.title, result.game]))
    told = json.encode(result).decode()
    end: Values = {
        **at,
        "game": result.game,
        "ended_at": result.ended_at,
        "words": words,
        "told": told,
        "group_id": group,
    }
    played: list[Statement] = []
    for seat, person in enumerate(persons):
        if person:
            who: dict[str, str | int] = {"person": person, "seat": seat, "name": result.names[seat], "group_id": group}
            played.append((PLAY, {**at, **who, "ended_at": result.ended_at, "won": int(seat in result.winners)}))
    return [(END, end), *played]


class ReadModel:
    """All raise ``StoreDown``. ``outbox`` has the notices that follow from it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.outbox = Outbox(database)
        self.groups = Groups(database)
        self.ratings = Ratings(database)
        self.guesses = Guesses(database)
        self.deals = Deals(database)
        self.feats = Feats(database)
        self.tournaments = Tournaments(database)

    async def write(self, projections: Sequence[Projection]) -> None:
        await self._database.write([statement for projection in projections for statement in projection.statements])

    # Of a person.

    async def running(self, person: str, most: int) -> list[RunningSeat]:
        """The tables at which somebody sits, those with the latest news first."""
        rows = await self._database.rows(RUNNING, {"person": person, "most": most})
        return [RunningSeat(json.decode(told, type=Standing), seat, bool(asked)) for told, seat, asked in rows]

    async def finished(self, person: str, *, most: int, before: int, words: str = "") -> list[FinishedSeat]:
        """The games that ended before then, the latest first; ``words`` is part of a name, a title or a game."""
        pattern = fold(words).replace("!", "!!").replace("%", "!%").replace("_", "!_")
        values: Values = {"person": person, "before": before, "words": f"%{pattern}%", "most": most}
        rows = await self._database.rows(FINISHED, values)
        return [FinishedSeat(json.decode(told, type=Result), seat) for told, seat in rows]

    async def count(self, person: str) -> int:
        [(count,)] = await self._database.rows(COUNT, {"person": person})
        return int(count)

    async def tables(self, person: str) -> list[str]:
        """Those at which somebody finished a game."""
        return [table for (table,) in await self._database.rows(PLAYED, {"person": person})]

    async def forget(self, person: str, at: int) -> None:
        """For ever, whatever the journals say."""
        whom: Values = {"person": person, "mark": fresh_mark()}
        forgotten: Statement = (REMEMBER_NOT, {"person": person, "at": at})
        await self._database.write([forgotten, *((statement, whom) for statement in (*FORGET, *FORGET_RATED))])

    # Of the tables.

    async def due(self, now: int, most: int) -> list[str]:
        """The tables at which something has to happen by now."""
        return [table for (table,) in await self._database.rows(DUE, {"now": now, "most": most})]

    async def behind(self, after: str) -> tuple[list[str], str]:
        """Of the next few tables by name those whose leaf is of fewer entries than their journal has, and the last name
        that was looked at ("" at the end)."""
        rows = await self._database.rows(BEHIND, {"after": after, "most": READ_AT_ONCE})
        names = [table for table, length, known in rows if (length or 0) > known]
        return names, rows[-1][0] if len(rows) == READ_AT_ONCE else ""

    # Of the nodes.

    async def beat(self, at: int) -> None:
        await self._database.write([(BEAT, {"at": at})])

    async def latest_beat(self) -> int:
        """When a node was up for the last time; 0 where none ever was."""
        rows = await self._database.rows(LATEST_BEAT, {})
        return rows[0][0] if rows else 0
