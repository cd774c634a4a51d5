"""Ratings of players, by season and ladder, on the whole server and in each group.

A *rated* game is kept by seat, once, and outlives its table. For each day of a ladder the database has the strengths
after it; they follow from those before and from the day's games, so they can be computed again at any time. A *mark* in
``unrated`` says that a day has to be rated: it is written with the game, and deleted after the strengths are written.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec import Struct

from sobremesa.server.people.seasons.glicko import Strength
from sobremesa.store.database import Database, Statement, Values
from sobremesa.store.projection import GameOver
from sobremesa.table.status import Result

TABLES = """
create table rated (
    table_id text not null, number integer not null, seat integer not null, ladder text not null,
    season text not null, day integer not null, ended_at bigint not null, player text not null,
    name text not null, side integer not null, place integer not null, group_id text not null,
    public integer not null, primary key (table_id, number, seat)
);
create index rated_day on rated (ladder, season, day);
create index rated_group on rated (group_id, ladder, season, day);
create index rated_player on rated (player);
create table ratings (
    scope text not null, ladder text not null, season text not null, player text not null,
    day integer not null, name text not null, rating double precision not null, deviation double precision not null,
    volatility double precision not null, low double precision not null, games integer not null, wins integer not null,
    listed integer not null, latest integer not null, primary key (scope, ladder, season, player, day)
);
create index ratings_table on ratings (scope, ladder, season, latest, listed, low);
create index ratings_day on ratings (scope, ladder, season, day);
create index ratings_player on ratings (player, scope, ladder);
create table unrated (
    scope text not null, ladder text not null, season text not null, day integer not null,
    mark text not null, primary key (scope, ladder, season, day)
);
"""

DAY_MS = 86_400_000
# Prefix of a level: all bots of a level are one player.
BOT = "bot:"
# An interval is this many deviations to either side.
DEVIATIONS = 2

# Runs before the seats are written, so that a known game changes nothing. While a day is rated, a new mark says that
# another game came in.
MARK = (
    "insert into unrated (scope, ladder, season, day, mark) select cast(:scope as text), "
    "cast(:ladder as text), cast(:season as text), cast(:day as integer), cast(:mark as text) "
    "where not exists (select 1 from rated where table_id = :table and number = :number) "
    "on conflict (scope, ladder, season, day) do update set mark = excluded.mark"
)
COUNT = (
    "insert into rated (table_id, number, seat, ladder, season, day, ended_at, player, name, side, place, group_id, "
    "public) values (:table, :number, :seat, :ladder, :season, :day, :ended_at, :player, :name, :side, :place, "
    ":group_id, :public) on conflict (table_id, number, seat) do nothing"
)
MARKS = "select scope, ladder, season, day, mark from unrated order by season, day, scope, ladder limit :most"
UNMARK = (
    "delete from unrated where scope = :scope and ladder = :ladder and season = :season and day = :day and mark = :mark"
)
MARK_AGAIN = (
    "insert into unrated (scope, ladder, season, day, mark) values (:scope, :ladder, :season, :day, :mark) "
    "on conflict (scope, ladder, season, day) do update set mark = excluded.mark"
)
# For the whole server or for a group, by another index. The server's table shows only names from public tables, where
# all could read them.
EVERYWHERE = "ladder = :ladder and season = :season"
IN_GROUP = "group_id = :scope and ladder = :ladder and season = :season"
SEATS = "select table_id, number, seat, ended_at, player, {name}, side, place from rated where {where} and day = :day"
PUBLIC_NAME = "case when public = 1 then name else '' end"
LATER = "select min(day) from rated where {where} and day > :day"
OF_LADDER = "scope = :scope and ladder = :ladder and season = :season"
RATED = "player, day, name, rating, deviation, volatility, games, wins"
BEFORE = (
    f"select {RATED} from ratings where {OF_LADDER} and player in ({{players}}) and day = "
    "(select max(earlier.day) from ratings as earlier where earlier.scope = :scope and earlier.ladder = :ladder "
    "and earlier.season = :season and earlier.player = ratings.player and earlier.day < :day)"
)
# Parameters in one query: databases limit them.
ASKED_AT_ONCE = 200
OF_DAY = f"select {RATED} from ratings where {OF_LADDER} and day = :day"
CLEAR = f"delete from ratings where {OF_LADDER} and player = :player and day = :day"
KEEP = (
    "insert into ratings (scope, ladder, season, player, day, name, rating, deviation, volatility, low, games, wins, "
    "listed, latest) values (:scope, :ladder, :season, :player, :day, :name, :rating, :deviation, :volatility, :low, "
    ":games, :wins, :listed, 0)"
)
# After a day is written, each of its players' last row is the latest. (With latest = 1, SQLite would scan the whole
# table and not the days of one player.)
NOT_LATEST = f"update ratings set latest = 0 where {OF_LADDER} and player = :player and latest <> 0"
LATEST = (
    f"update ratings set latest = 1 where {OF_LADDER} and player = :player and day = "
    f"(select max(day) from ratings where {OF_LADDER} and player = :player)"
)
NOT_FORGOTTEN = f"delete from ratings where {OF_LADDER} and player in (select person from forgotten)"
TABLE = (
    f"select {RATED} from ratings where {OF_LADDER} and latest = 1 and listed = 1 order by low desc, player limit :most"
)
AHEAD = f"select count(*) from ratings where {OF_LADDER} and latest = 1 and listed = 1 and low > :low"
HISTORY = (
    f"select season, {RATED} from ratings where player = :player and scope = :scope and ladder = :ladder "
    "order by day desc limit :most"
)
FIRST = "select min(season) from ratings where scope = :scope and ladder = :ladder"

# A forgotten person stays a nameless rival in the games of others.
DROP_FORGOTTEN = (
    "update rated set player = '', name = '' where table_id = :table and player in (select person from forgotten)"
)
MARK_ALL = (
    "insert into unrated (scope, ladder, season, day, mark) select distinct {scope}, ladder, season, day, "
    "cast(:mark as text) from rated where player = :person and {scoped} "
    "on conflict (scope, ladder, season, day) do update set mark = excluded.mark"
)
FORGET = (
    MARK_ALL.format(scope="''", scoped="1 = 1"),
    MARK_ALL.format(scope="group_id", scoped="group_id <> ''"),
    "update rated set player = '', name = '' where player = :person",
    "delete from ratings where player = :person",
)


class RatedSeat(Struct, frozen=True):
    """A seat of a game that counts. ``player`` is a person, ``bot:`` with a level, or "" for a forgotten person;
    ``place`` is 0 for winners, ``name`` is the one that lists may show ("" for none)."""

    table: str
    number: int
    seat: int
    ended_at: int
    player: str
    name: str
    side: int
    place: int

    @property
    def game(self) -> tuple[int, str, int]:
        """Games count in this order."""
        return self.ended_at, self.table, self.number


class Rated(Struct, frozen=True):
    """A player's strength after a day; ``games`` and ``wins`` are those of the season so far."""

    player: str
    day: int
    name: str
    rating: float
    deviation: float
    volatility: float
    games: int = 0
    wins: int = 0

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.rating - DEVIATIONS * self.deviation

    @property
    def high(self) -> float:
        return self.rating + DEVIATIONS * self.deviation

    @property
    def strength(self) -> Strength:
        return Strength(self.rating, self.deviation, self.volatility)


class Ladder(Struct, frozen=True):
    """``scope`` is a group, or "" for the whole server."""

    scope: str
    ladder: str
    season: str

    @property
    def values(self) -> dict[str, str | int | float]:
        return {"scope": self.scope, "ladder": self.ladder, "season": self.season}


class UnratedDay(Struct, frozen=True):
    """A day of a ladder with new games."""

    ladder: Ladder
    day: int
    mark: str


class PointInTime(Struct, frozen=True):
    """A player's strength after a day."""

    season: str
    rated: Rated


# Which games count, and as what: a function of the result and of the persons at the table.


def season_of(at: int) -> str:
    """The quarter of the year, in UTC, of a time in milliseconds."""
    then = datetime.fromtimestamp(at / 1000, UTC)
    return f"{then.year}-{(then.month + 2) // 3}"


def day_of(at: int) -> int:
    """Counted from 1970."""
    return at // DAY_MS


def ladder_of(game: str, *, many: bool) -> str:
    """Games of two and games of more are rated apart, each in its own way."""
    return f"{game}:{'many' if many else 'two'}"


def is_many(ladder: str) -> bool:
    return ladder.endswith(":many")


def fresh_mark() -> str:
    return secrets.token_hex(8)


def counts(result: Result, persons: Sequence[str]) -> bool:
    """Every seat is a bot's or that of a person with a key, no person has two seats, no bot stood in for a player, and
    no seat changed hands."""
    if result.stood_in or result.taken_over:
        return False
    known = [person for person in persons if person]
    by_seat = zip(persons, result.levels, strict=True)
    everybody_known = all(bool(person) != bool(level) for person, level in by_seat)
    return everybody_known and 0 < len(known) == len(set(known)) and len(persons) > 1


def places_of(result: Result) -> list[int]:
    """0 for winners; behind them by points, where points decide."""
    sides = result.sides
    points = [result.scores[seat] for seat in result.winners]
    alone = len(set(sides)) == len(sides)
    by_points = alone and bool(points) and min(points) == max(result.scores)
    if not by_points:
        won = {sides[seat] for seat in result.winners}
        return [0 if not won or side in won else 1 for side in sides]
    losing = sorted({score for seat, score in enumerate(result.scores) if seat not in result.winners}, reverse=True)
    return [0 if seat in result.winners else 1 + losing.index(score) for seat, score in enumerate(result.scores)]


def add_game(over: GameOver) -> list[Statement]:
    result, persons, group = over.result, over.persons, over.group
    if not over.is_rated or not counts(result, persons):
        return []
    game: dict[str, str | int] = {
        "table": result.table,
        "number": result.number,
        "ladder": ladder_of(result.game, many=len(persons) > 2),
        "season": season_of(result.ended_at),
        "day": day_of(result.ended_at),
    }
    scopes = ["", group] if group else [""]
    marks: list[Statement] = [(MARK, {**game, "scope": scope, "mark": fresh_mark()}) for scope in scopes]
    sides, places = result.sides, places_of(result)
    seats: list[Statement] = [
        (
            COUNT,
            {
                **game,
                "seat": seat,
                "ended_at": result.ended_at,
                "player": person or f"{BOT}{result.levels[seat]}",
                "name": result.names[seat] if person else "",
                "side": sides[seat],
                "place": places[seat],
                "group_id": group,
                "public": int(over.is_public),
            },
        )
        for seat, person in enumerate(persons)
    ]
    return [*marks, *seats]


def forget_person(person: str) -> list[Statement]:
    values: Values = {"person": person, "mark": fresh_mark()}
    return [(statement, values) for statement in FORGET]


class Ratings:
    """All raise ``StoreDown``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Rating.

    async def unrated(self, most: int) -> list[UnratedDay]:
        """The earliest first: later days depend on them."""
        rows = await self._database.rows(MARKS, {"most": most})
        return [UnratedDay(Ladder(scope, ladder, season), day, mark) for scope, ladder, season, day, mark in rows]

    async def seats(self, ladder: Ladder, day: int) -> list[RatedSeat]:
        where, name = (IN_GROUP, "name") if ladder.scope else (EVERYWHERE, PUBLIC_NAME)
        rows = await self._database.rows(SEATS.format(where=where, name=name), {**_ladder_values(ladder), "day": day})
        return [RatedSeat(*row) for row in rows]

    async def before(self, ladder: Ladder, day: int, players: Sequence[str]) -> dict[str, Rated]:
        """Strengths when the day began, without players who had not played in the season."""
        found: dict[str, Rated] = {}
        for start in range(0, len(players), ASKED_AT_ONCE):
            some = players[start : start + ASKED_AT_ONCE]
            named = {f"player{number}": player for number, player in enumerate(some)}
            query = BEFORE.format(players=", ".join(f":{name}" for name in named))
            rows = await self._database.rows(query, {**ladder.values, **named, "day": day})
            found |= {row[0]: Rated(*row) for row in rows}
        return found

    async def write(self, unrated: UnratedDay, rated: Sequence[Rated]) -> bool:
        """Replaces the strengths after the day; returns whether they changed. If so, the next day is marked to be rated
        again."""
        ladder, day = unrated.ladder, unrated.day
        at: Values = {**ladder.values, "day": day}
        old = {row[0]: Rated(*row) for row in await self._database.rows(OF_DAY, at)}
        changed = [one for one in rated if old.get(one.player) != one]
        players = {one.player for one in changed} | (old.keys() - {one.player for one in rated})
        statements: list[Statement] = [(CLEAR, {**at, "player": player}) for player in sorted(players)]
        statements += [(KEEP, {**at, **_row(one)}) for one in changed]
        for statement in (NOT_LATEST, LATEST):
            statements += [(statement, {**ladder.values, "player": player}) for player in sorted(players)]
        if players and (later := await self._later(ladder, day)) is not None:
            statements.append((MARK_AGAIN, {**ladder.values, "day": later, "mark": fresh_mark()}))
        if players:
            await self._database.write([*statements, (NOT_FORGOTTEN, ladder.values)])
        # Deleted last, so that after a crash in between the day is rated once more.
        await self._database.write([(UNMARK, {**at, "mark": unrated.mark})])
        return bool(players)

    async def _later(self, ladder: Ladder, day: int) -> int | None:
        where = IN_GROUP if ladder.scope else EVERYWHERE
        rows = await self._database.rows(LATER.format(where=where), {**_ladder_values(ladder), "day": day})
        later: int | None = rows[0][0]
        return later

    # Reading.

    async def table(self, ladder: Ladder, most: int) -> list[Rated]:
        """Ordered by the lower end of the interval."""
        rows = await self._database.rows(TABLE, {**ladder.values, "most": most})
        return [Rated(*row) for row in rows]

    async def ahead(self, ladder: Ladder, low: float) -> int:
        """How many players of the table have a higher lower end."""
        [(count,)] = await self._database.rows(AHEAD, {**ladder.values, "low": low})
        return int(count)

    async def history(self, scope: str, ladder: str, player: str, most: int) -> list[PointInTime]:
        """One player over all seasons, the latest first."""
        rows = await self._database.rows(HISTORY, {"scope": scope, "ladder": ladder, "player": player, "most": most})
        return [PointInTime(season, Rated(*row)) for season, *row in rows]

    async def first_season(self, scope: str, ladder: str) -> str:
        """ "" where no game was rated."""
        [(season,)] = await self._database.rows(FIRST, {"scope": scope, "ladder": ladder})
        return season or ""


def _ladder_values(ladder: Ladder) -> dict[str, str | int | float]:
    """PostgreSQL accepts only values that the query names."""
    return ladder.values if ladder.scope else {"ladder": ladder.ladder, "season": ladder.season}


def _row(one: Rated) -> dict[str, str | int | float]:
    is_listed = bool(one.name) or one.player.startswith(BOT)
    return {
        "player": one.player,
        "name": one.name,
        "rating": one.rating,
        "deviation": one.deviation,
        "volatility": one.volatility,
        "low": one.low,
        "games": one.games,
        "wins": one.wins,
        "listed": int(is_listed),
    }
