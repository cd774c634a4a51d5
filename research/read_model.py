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

from sobremesa.store.almanac import Almanac, Leaf
from sobremesa.store.feats import Feat
from sobremesa.store.ledger import Statement
from sobremesa.store.rating_day import rated_day
from sobremesa.store.ratings import Ladder, Ratings, is_many, ladder_of
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


def leaf(number: int) -> Leaf:
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
    return Leaf(40, told, seats, 0, [(result, who)], GROUP if number % 100 == 7 else "", is_public=True)


async def rate_all(ratings: Ratings) -> int:
    """Rates the games as a node does, one day after the other."""
    count = 0
    while days := await ratings.unrated(1):
        ladder, day = days[0].ladder, days[0].day
        seats = await ratings.seats(ladder, day)
        before = await ratings.before(ladder, day, sorted({seat.player for seat in seats}))
        await ratings.write(days[0], rated_day(day, seats, before, is_many(ladder.ladder)))
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


async def my_games(almanac: Almanac, who: str) -> None:
    """Every query of a person's page "my games"."""
    await almanac.count(who)
    await almanac.finished(who, most=51, before=2**62)
    await almanac.running(who, 100)


async def group_page(almanac: Almanac) -> None:
    """Every query of a group's page."""
    await almanac.groups.find(GROUP)
    await almanac.groups.played(GROUP, 200)
    await almanac.groups.series(GROUP)
    await almanac.groups.running(GROUP, 50)
    await almanac.groups.evenings(GROUP)
    await almanac.feats.greatest(GROUP)
    await almanac.tournaments.of_group(GROUP)


async def daily_page(almanac: Almanac, who: str) -> None:
    """The queries of the daily page for one deal."""
    await almanac.deals.own(DEAL, who)
    await almanac.deals.status("0" * 16)
    await almanac.deals.spread(DEAL, 2**62)


def daily_game(number: int) -> Leaf:
    """One person's game of the daily deal."""
    table, at = f"d{number:015x}", AUTUMN + number
    names, levels = ["Ana", "Marta"], ["", "normal"]
    result = Result(
        table, 1, "evidencia", "", names, levels, [], [number % 12, 5], [0], "", 30, at, at, sides=[0, 1], taken_over=[]
    )
    told = Standing(table, "evidencia", "", "over", at, at, 1, names, levels, [], 0, False)
    return Leaf(40, told, [], 0, [(result, (person(number), ""))], is_rated=False, shared_deal=DEAL)


def feats(number: int) -> list[Feat]:
    kinds = ("moves", "points", "lead", "lie")
    return [Feat("evidencia", kind, number % 97, "Ana", person(7), f"{number:016x}", 1, number) for kind in kinds]


Fill = Callable[[list[Leaf]], Awaitable[None]]


def in_bulk(store: Store) -> Fill:
    """Writes projections of new tables, with equal statements batched, which PostgreSQL executes quickly."""

    async def fill(leaves: list[Leaf]) -> None:
        together: dict[str, list[Statement]] = {}
        for one in leaves:
            for statement in one.statements:
                together.setdefault(statement[0], []).append(statement)
        for same in together.values():
            await store.almanac._ledger.write(same)

    return fill


async def fill_beside(almanac: Almanac, fill: Fill) -> None:
    """Fills the groups' games and all results of a daily deal."""
    for number in range(7, GAMES, 100):
        await almanac.feats.write(GROUP, feats(number))
    for first in range(0, DEALT, AT_ONCE):
        await fill([daily_game(number) for number in range(first, first + AT_ONCE)])


async def measure(store: Store, name: str, fill: Fill) -> None:
    started = perf_counter()
    for first in range(0, GAMES, AT_ONCE):
        await fill([leaf(number) for number in range(first, first + AT_ONCE)])
    print(f"{name}: {GAMES} leaves written in {perf_counter() - started:.1f} s")
    ratings, started = store.almanac.ratings, perf_counter()
    print(f"  {await rate_all(ratings)} days rated in {perf_counter() - started:.1f} s")
    await store.almanac.write([leaf(GAMES)])
    started = perf_counter()
    await rate_all(ratings)
    print(f"  one more game rated in {1000 * (perf_counter() - started):.1f} ms")
    await fill_beside(store.almanac, fill)
    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "running": lambda: store.almanac.running(person(7), 100),
        "finished": lambda: store.almanac.finished(person(7), most=51, before=2**62),
        "search": lambda: store.almanac.finished(person(7), most=51, before=2**62, words="jose 57"),
        "search in vain": lambda: store.almanac.finished(person(7), most=51, before=2**62, words="zzz"),
        "count": lambda: store.almanac.count(person(7)),
        "due": lambda: store.almanac.due(GAMES, 100),
        "season": lambda: season(ratings, "", person(7)),
        "a group's season": lambda: season(ratings, GROUP, ""),
        "page: my games": lambda: my_games(store.almanac, person(7)),
        "page: a group with 1,000 games": lambda: group_page(store.almanac),
        "page: a deal of the day with 20,000 results": lambda: daily_page(store.almanac, person(7)),
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
        store = await SqliteStore.open(Path(folder) / "tables.db")
        await measure(store, "SQLite", store.almanac.write)
    for address in sys.argv[1:]:
        from sobremesa.store.postgres import PostgresStore

        shared = await PostgresStore.open(address)
        await measure(shared, "PostgreSQL", in_bulk(shared))


if __name__ == "__main__":
    asyncio.run(main())
