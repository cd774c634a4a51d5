"""A fault run: people play while nodes, compute pools and databases are killed, and every journal is checked.

``python -m tests.server.faults.run --seconds 600 --seed 1 --history faults.jsonl`` (``make durability``).
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from sobremesa.client import Client
from sobremesa.store.postgres import PostgresStore
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.store import StoreDown
from tests.server.faults.check import Rows, journal_problems, rows_of, told_problems
from tests.server.faults.history import Asked, History
from tests.server.faults.players import Player, seated
from tests.server.faults.world import Alone, Cluster, World

# For a busy machine.
LONGEST_CALM_SECONDS = 120.0
CHECK_SECONDS = 15.0
LONGEST_RETURN_SECONDS = 6.0


@dataclass
class Plan:
    seconds: float
    tables: int = 6
    pause_seconds: float = 1.0
    seed: int = 1


@dataclass
class Result:
    """``told`` is the number of pieces of news compared; ``unknown``, the number of requests without an answer."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    refused: int = 0
    unknown: int = 0
    entries: int = 0
    told: int = 0
    problems: list[str] = field(default_factory=list)

    def add(self, other: Result) -> None:
        self.faults += other.faults
        self.acknowledged += other.acknowledged
        self.refused += other.refused
        self.unknown += other.unknown
        self.entries += other.entries
        self.told += other.told
        self.problems += other.problems

    def __str__(self) -> str:
        found = Counter(problem.partition(":")[0] for problem in self.problems)
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.faults.items()))
        counts = ", ".join(f"{kind} {found.pop(kind, 0)}" for kind in ("lost", "doubled", "gap"))
        others = "".join(f", {kind} {count}" for kind, count in found.items())
        return (
            f"faults {self.faults.total()} ({kinds})\n"
            f"acknowledged {self.acknowledged}, refused {self.refused}, without an answer {self.unknown}\n"
            f"entries {self.entries}, pieces of news compared {self.told}\n"
            f"{counts}{others}"
        )


async def run(world: World, plan: Plan, history: History) -> Result:
    client = Client(*world.addresses, timeout=LONGEST_CALM_SECONDS)
    players = await seated(client, plan.tables, history, random.Random(plan.seed))
    for player in players:
        await player.seat.__aenter__()
    tables = {player.seat.table: player for player in reversed(players)}
    await asyncio.gather(*(first.start() for first in tables.values()))
    playing = [asyncio.create_task(player.play()) for player in players]
    checking = asyncio.create_task(_check_on(world, list(tables), history))
    result = Result()
    try:
        await _break(world, plan, history, result, players, playing)
        await _calm_down(players, playing)
    finally:
        for task in (*playing, checking):
            task.cancel()
        ends = await asyncio.gather(*playing, checking, return_exceptions=True)
    result.problems += [f"failed: {end!r}" for end in ends if isinstance(end, Exception)]
    for player in players:
        await player.seat.__aexit__(None, None, None)
    await _check(world, players, history, result)
    return result


async def _break(
    world: World,
    plan: Plan,
    history: History,
    result: Result,
    players: list[Player],
    playing: list[asyncio.Task[None]],
) -> None:
    loop, rng = asyncio.get_running_loop(), random.Random(plan.seed)
    end, faults = loop.time() + plan.seconds, world.faults(rng)
    while loop.time() < end and not any(task.done() for task in playing):
        await _play_a_while(players)
        await asyncio.sleep(plan.pause_seconds * (0.5 + rng.random()))
        kind = rng.choice(sorted(faults))
        history.fault(kind, world.name)
        result.faults[kind] += 1
        await faults[kind]()


async def _play_a_while(players: list[Player]) -> None:
    """Faults happen in the middle of play, not before the players are back."""
    loop = asyncio.get_running_loop()
    enough = sum(player.done for player in players) + 2 * len(players)
    latest = loop.time() + LONGEST_RETURN_SECONDS
    while sum(player.done for player in players) < enough and loop.time() < latest:
        await asyncio.sleep(0.02)


async def _calm_down(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Waits until every player with something to do got another answer: the last fault is over."""
    async with asyncio.timeout(LONGEST_CALM_SECONDS):
        for player, task in zip(players, playing, strict=True):
            count = player.done
            while player.done == count and player.has_to_do() and not task.done():
                await asyncio.sleep(0.05)


async def _check_on(world: World, tables: list[str], history: History) -> None:
    """While they play: all that was acknowledged so far is there."""
    stores = await _open(world)
    try:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            for table in tables:
                settled = [one for one in history.asked if one.table == table and one.answer]
                try:
                    problems = journal_problems(table, await rows_of(stores, table), settled)
                except StoreDown:
                    continue
                if problems:
                    raise AssertionError(problems[0])
    finally:
        await _close(stores)


async def _check(world: World, players: list[Player], history: History, result: Result) -> None:
    stores = await _open(world)
    by_table: dict[str, list[Player]] = {}
    for player in players:
        by_table.setdefault(player.seat.table, []).append(player)
    asked: dict[str, list[Asked]] = {table: [] for table in by_table}
    for one in history.asked:
        if one.table in asked:
            asked[one.table].append(one)
            result.acknowledged += one.answer == "acknowledged"
            result.refused += one.answer == "refused"
            result.unknown += one.answer == ""
    for table, sitting in by_table.items():
        rows: Rows = await rows_of(stores, table)
        result.entries += len(rows)
        result.told += sum(len(player.seat.news) for player in sitting)
        result.problems += journal_problems(table, rows, asked[table])
        result.problems += told_problems(rows, [(player.number, player.seat.news) for player in sitting])
    await _close(stores)
    history.found(result.problems)


async def _open(world: World) -> Sequence[SqliteStore | PostgresStore]:
    """The database may be down for a moment."""
    while True:
        try:
            return await world.stores()
        except (StoreDown, OSError):
            await asyncio.sleep(0.5)


async def _close(stores: Sequence[SqliteStore | PostgresStore]) -> None:
    for store in stores:
        await store.close()


async def run_all(plan: Plan, history: History, data: Path) -> Result:
    """One node on SQLite and two on PostgreSQL and Redis, at the same time."""
    with ExitStack() as stack:
        worlds: list[World] = []
        for make in (lambda: Alone(data / "alone"), Cluster):
            worlds.append(await asyncio.to_thread(make))
            stack.callback(worlds[-1].close)
        found = await asyncio.gather(*(run(world, plan, history) for world in worlds))
    whole = Result()
    for world, result in zip(worlds, found, strict=True):
        print(f"{world.name}:\n{result}\n", flush=True)
        whole.add(result)
    return whole


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=600)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--history", type=Path, default=Path("faults.jsonl"))
    given = reader.parse_args()
    history = History(given.history)
    try:
        with tempfile.TemporaryDirectory(prefix="sobremesa-faults-") as data:
            result = asyncio.run(run_all(Plan(given.seconds, seed=given.seed), history, Path(data)))
    finally:
        history.close()
    print(f"in all:\n{result}\nthe history is in {given.history}")
    for problem in result.problems[:20]:
        print(problem)
    sys.exit(1 if result.problems else 0)


if __name__ == "__main__":
    main()
