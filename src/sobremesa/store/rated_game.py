"""Which games count for ratings, and as what: a function of the result and of who sat there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

from sobremesa.store.ledger import Statement
from sobremesa.store.rated import BOT
from sobremesa.table.standing import Result

DAY_MS = 86_400_000

# Before the seats are written: a game that is there already changes nothing. While a day is rated, its mark says
# whether something came in between.
MARK = (
    "insert into unrated (scope, ladder, season, day, mark) select cast(:scope as varchar(40)), "
    "cast(:ladder as varchar(60)), cast(:season as varchar(7)), cast(:day as integer), cast(:mark as varchar(32)) "
    "where not exists (select 1 from rated where table_id = :table and number = :number) "
    "on conflict (scope, ladder, season, day) do update set mark = excluded.mark"
)
COUNT = (
    "insert into rated (table_id, number, seat, ladder, season, day, ended_at, player, name, side, place, group_id, "
    "public) values (:table, :number, :seat, :ladder, :season, :day, :ended_at, :player, :name, :side, :place, "
    ":group_id, :public) on conflict (table_id, number, seat) do nothing"
)


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
    """Every seat is a bot's or that of a person with a key, nobody has two, no bot stood in for anybody, and whoever
    began the game ended it."""
    if result.stood_in or result.taken_over:
        return False
    known = [person for person in persons if person]
    by_seat = zip(persons, result.levels, strict=True)
    everybody_known = all(bool(person) != bool(level) for person, level in by_seat)
    return everybody_known and 0 < len(known) == len(set(known)) and len(persons) > 1


def sides_of(result: Result) -> list[int]:
    """Those who won and lost together have the same number."""
    return result.sides or list(range(len(result.names)))


def places_of(result: Result) -> list[int]:
    """0 for winners. Behind them by points, where points decide: a side has the place of its best."""
    sides = sides_of(result)
    points = [result.scores[seat] for seat in result.winners]
    alone = len(set(sides)) == len(sides)
    by_points = alone and bool(points) and min(points) == max(result.scores)
    if not by_points:
        won = {sides[seat] for seat in result.winners}
        return [0 if not won or side in won else 1 for side in sides]
    losing = sorted({score for seat, score in enumerate(result.scores) if seat not in result.winners}, reverse=True)
    return [0 if seat in result.winners else 1 + losing.index(score) for seat, score in enumerate(result.scores)]


def rated_statements(result: Result, persons: Sequence[str], *, group: str, is_public: bool) -> list[Statement]:
    if not counts(result, persons):
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
    sides, places = sides_of(result), places_of(result)
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
                "public": int(is_public),
            },
        )
        for seat, person in enumerate(persons)
    ]
    return [*marks, *seats]
