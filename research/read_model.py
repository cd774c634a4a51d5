"""Response times of the pages of people, groups, seasons and the daily deal with 100,000 games in the store: ``python
-m research.read_model``.

Given the address of an empty database (``postgresql://...``), it measures that one too.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from sobremesa.server.people.catalog import FEATURES
from sobremesa.server.people.daily.tables import Deals
from sobremesa.server.people.groups.feat_tables import Feat, Feats
from sobremesa.server.people.groups.tables import Groups
from sobremesa.server.people.seasons.rating_day import rate_day
from sobremesa.server.people.seasons.tables import Ladder, Ratings, is_many, ladder_of
from sobremesa.server.people.tournaments.tables import Tournaments
from sobremesa.store.database import Statement
from sobremesa.store.projection import Projection
from sobremesa.store.read_model import ReadModel, statements_of
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.store import Store
from sobremesa.table.status import Result, SeatStanding, Standing

GAMES = 100_000
PEOPLE = 50
AT_ONCE = 1_000
TIMES = 40
RUNNING = 40
DAY_MS = 86_400_000
# The first of October 2026.
AUTUMN, SEASON = 1_790_812_800_000, "2026-4"
GROUP = "g" * 16
DEAL = "2026-10-01/evidencia"
DEALT = 20_000


def person(number: int) -> str:
    return f"{number:064d}"


def projection(number: int) -> Projection:
    """Each person has played with many others."""
    who = (person(number % PEOPLE), person(PEOPLE + number % 9_973))
    # Over ninety days of one season.
    at = AUTUMN + number * (90 * DAY_MS // GAMES)
    table, names = f"{number:016x}", [f"Ana {number % PEOPLE}", f"José {number % 9_973}"]
    is_over = number >= RUNNING * PEOPLE
    status = "over" if is_over else "playing"
    told = Standing(table, "evidencia", "", status, number, number, 1, names, ["", ""], [0], 0, False)
    seats = [SeatStanding(seat, one, is_asked=not seat) for seat, one in enumerate(who)]
    result = Result(table, 1, "evidencia", "", names, ["", ""], [], [9, 7], [0], "points", 30, at, at + 1, [0, 1], [])
    return Projection(40, told, seats, 0, [(result, who)], GROUP if number % 100 == 7 else "", is_public=True)


async def rate_all(ratings: Ratings) -> int:
    """Rates the games as a node does, one day after the other."""
    count = 0
    while days := await ratings.unrated(1):
        ladder, day = days[0].ladder, days[0].day
        seats = await ratings.seats(ladder, day)
        before = await ratings.before(ladder, day, sorted({seat.player for seat in seats}))
        await ratings.write(days[0], rate_day(day, seats, before, is_many(ladder.ladder)))
        count += 1
    return count


async def season(ratings: Ratings, scope: str, who: str) -> None:
    """Every query of a season's page."""
    for many in (False, True):
        ladder = Ladder(scope, ladder_of("evidencia", many=many), SEASON)
        await ratings.first_season(scope, ladder.ladder)
        await ratings.table(ladder, 100)
        history = await ratings.history(scope, ladder.ladder, who, 200)
        if history:
            await ratings.ahead(ladder, history[0].rated.low)


async def my_games(read_model: ReadModel, who: str) -> None:
    """Every query of a person's page "my games"."""
    await read_model.count(who)
    await read_model.finished_games(who, most=51, before=2**62)
    await read_model.running_games(who, 100)


async def group_page(read_model: ReadModel) -> None:
    """Every query of a group's page."""
    await Groups(read_model.database).find(GROUP)
    await Groups(read_model.database).recent_games(GROUP, 200)
    await Groups(read_model.database).series(GROUP)
    await Groups(read_model.database).running(GROUP, 50)
    await Groups(read_model.database).evenings(GROUP)
    await Feats(read_model.database).greatest(GROUP)
    await Tournaments(read_model.database).of_group(GROUP)


async def daily_page(read_model: ReadModel, who: str) -> None:
    """The queries of the daily page for one deal."""
    await Deals(read_model.database).own(DEAL, who)
    await Deals(read_model.database).status("0" * 16)
    await Deals(read_model.database).spread(DEAL, 2**62)


def daily_game(number: int) -> Projection:
    """One person's game of the daily deal."""
    table, at = f"d{number:015x}", AUTUMN + number
    names, levels = ["Ana", "Marta"], ["", "normal"]
    result = Result(
        table, 1, "evidencia", "", names, levels, [], [number % 12, 5], [0], "", 30, at, at, sides=[0, 1], taken_over=[]
    )
    told = Standing(table, "evidencia", "", "over", at, at, 1, names, levels, [], 0, False)
    return Projection(40, told, [], 0, [(result, (person(number), ""))], is_rated=False, shared_deal=DEAL)


def feats(number: int) -> list[Feat]:
    kinds = ("moves", "points", "lead", "lie")
    return [Feat("evidencia", kind, number % 97, "Ana", person(7), f"{number:016x}", 1, number) for kind in kinds]


Fill = Callable[[list[Projection]], Awaitable[None]]


def in_bulk(store: Store) -> Fill:
    """Writes projections of new tables, with equal statements batched, which PostgreSQL executes quickly."""

    async def fill(projections: list[Projection]) -> None:
        together: dict[str, list[Statement]] = {}
        for one in projections:
            for statement in statements_of(one, FEATURES):
                together.setdefault(statement[0], []).append(statement)
        for same in together.values():
            await store.database.write(same)

    return fill


async def fill_beside(read_model: ReadModel, fill: Fill) -> None:
    """Fills the groups' games and all results of a daily deal."""
    for number in range(7, GAMES, 100):
        await Feats(read_model.database).write(GROUP, feats(number))
    for first in range(0, DEALT, AT_ONCE):
        await fill([daily_game(number) for number in range(first, first + AT_ONCE)])


async def measure(store: Store, name: str, fill: Fill) -> None:
    started = perf_counter()
    for first in range(0, GAMES, AT_ONCE):
        await fill([projection(number) for number in range(first, first + AT_ONCE)])
    print(f"{name}: {GAMES} leaves written in {perf_counter() - started:.1f} s")
    ratings, started = Ratings(store.database), perf_counter()
    print(f"  {await rate_all(ratings)} days rated in {perf_counter() - started:.1f} s")
    await store.read_model.write([projection(GAMES)])
    started = perf_counter()
    await rate_all(ratings)
    print(f"  one more game rated in {1000 * (perf_counter() - started):.1f} ms")
    await fill_beside(store.read_model, fill)
    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "running": lambda: store.read_model.running_games(person(7), 100),
        "finished": lambda: store.read_model.finished_games(person(7), most=51, before=2**62),
        "search": lambda: store.read_model.finished_games(person(7), most=51, before=2**62, words="jose 57"),
        "search in vain": lambda: store.read_model.finished_games(person(7), most=51, before=2**62, words="zzz"),
        "count": lambda: store.read_model.count(person(7)),
        "due": lambda: store.read_model.due_tables(GAMES, 100),
        "season": lambda: season(ratings, "", person(7)),
        "a group's season": lambda: season(ratings, GROUP, ""),
        "page: my games": lambda: my_games(store.read_model, person(7)),
        "page: a group with 1,000 games": lambda: group_page(store.read_model),
        "page: a deal of the day with 20,000 results": lambda: daily_page(store.read_model, person(7)),
    }
    for what, ask in questions.items():
        taken, worked = [], process_time()
        for _time in range(TIMES):
            began = perf_counter()
            await ask()
            taken.append(1000 * (perf_counter() - began))
        processor = 1000 * (process_time() - worked) / TIMES
        print(f"  {what}: median {median(taken):.1f} ms, longest {max(taken):.1f} ms, processor {processor:.1f} ms")
    await store.close()


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "tables.db", FEATURES)
        await measure(store, "SQLite", store.read_model.write)
    for address in sys.argv[1:]:
        from sobremesa.store.postgres import PostgresStore

        shared = await PostgresStore.open(address, FEATURES)
        await measure(shared, "PostgreSQL", in_bulk(shared))


if __name__ == "__main__":
    asyncio.run(main())
