"""What is derived from the journals: the same whenever and however often it is written, in every store."""

from __future__ import annotations

from itertools import permutations

from msgspec.structs import replace

from sobremesa.server.people.groups.tables import Groups
from sobremesa.store.projection import Projection
from sobremesa.store.store import Store
from sobremesa.table.status import Result, SeatStanding, Standing
from tests.store.conftest import Run
from tests.store.test_stores import OPENED, listing, said

ANA, BETO = "a" * 64, "b" * 64


def result(
    number: int = 1, *, table: str = "mesa", ended_at: int = 100, names: tuple[str, str] = ("Ana", "Beto")
) -> Result:
    scores, sides = [9, 7], [0, 1]
    return Result(table, number, "evidencia", "", [*names], ["", ""], [], scores, [0], "", 30, 50, ended_at, sides, [])


def projection(
    length: int, *, table: str = "mesa", status: str = "playing", games: int = 0, asked: bool = True, due_at: int = 0
) -> Projection:
    told = Standing(table, "evidencia", "", status, 1, length, 1, ["Ana", "Beto"], ["", ""], [0], 0, False)
    seats = [SeatStanding(0, ANA, asked), SeatStanding(1, BETO, False)]
    persons: tuple[str, ...] = (ANA, BETO)
    results = [(result(number, table=table, ended_at=100 * number), persons) for number in range(1, games + 1)]
    return Projection(length, told, seats, due_at, results)


async def games_of(store: Store, person: str, words: str = "") -> list[int]:
    return [
        one.result.number for one in await store.read_model.finished_games(person, most=50, before=10**15, words=words)
    ]


def test_leaves_may_come_late_twice_and_in_any_order(run: Run) -> None:
    async def test(store: Store) -> None:
        for table, order in enumerate(permutations(range(4))):
            name = str(table)
            final = projection(9, table=name, games=1, asked=False)
            projections = [projection(5, table=name), final, final, projection(7, table=name, games=1)]
            for number in order:
                await store.read_model.write([projections[number]])
        running = await store.read_model.running_games(ANA, 100)
        assert [(one.standing.told_at, one.seat, one.is_asked) for one in running] == [(9, 0, False)] * 24
        assert await games_of(store, ANA) == await games_of(store, BETO) == [1] * 24
        assert await store.read_model.count(ANA) == 24

    run(test)


def test_whoever_stood_up_is_not_listed_even_where_an_older_leaf_comes_late(run: Run) -> None:
    empty = Projection(8, projection(8).standing, [SeatStanding(1, BETO, False)], 0, [])

    async def test(store: Store) -> None:
        await store.read_model.write([projection(5)])
        await store.read_model.write([empty])
        await store.read_model.write([projection(6)])
        assert await store.read_model.running_games(ANA, 10) == []
        assert len(await store.read_model.running_games(BETO, 10)) == 1

    run(test)


def test_finished_games_are_found_by_name_title_and_game_without_accents(run: Run) -> None:
    async def test(store: Store) -> None:
        first = projection(3)
        found: list[tuple[Result, tuple[str, ...]]] = [
            (result(1, ended_at=1, names=("Ana", "José")), (ANA, "")),
            (result(2, ended_at=2, names=("Ana", "100%_!")), (ANA, "")),
        ]
        await store.read_model.write([Projection(3, first.standing, first.seats, 0, found)])
        assert await games_of(store, ANA) == [2, 1]
        assert await games_of(store, ANA, "jose") == [1]
        assert await games_of(store, ANA, "JOSÉ") == [1]
        assert await games_of(store, ANA, "%_!") == [2]
        assert await games_of(store, ANA, "%a%") == []
        assert await games_of(store, ANA, "evidencia") == [2, 1]
        assert await games_of(store, ANA, "'; drop table played; --") == []
        assert [one.result.number for one in await store.read_model.finished_games(ANA, most=1, before=2)] == [1]

    run(test)


def test_whoever_is_forgotten_is_not_learnt_again_from_a_journal(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.read_model.write([projection(5, games=2)])
        await store.read_model.forget(ANA, 1)
        await store.read_model.forget(ANA, 2)
        await store.read_model.write([projection(9, games=3)])
        assert await games_of(store, ANA) == []
        assert await store.read_model.running_games(ANA, 10) == []
        assert await games_of(store, BETO) == [3, 2, 1]

    run(test)


def test_tables_whose_journal_is_longer_than_their_leaf_are_found(run: Run) -> None:
    async def test(store: Store) -> None:
        if type(store).__name__ == "MemoryStore":
            # A store in memory has nothing to catch up with.
            return
        for table in ("a", "b", "c"):
            await store.append(table, 0, [OPENED, said("x")], replace(listing(table), followed=True))
        await store.append("unfollowed", 0, [OPENED, said("x")], listing("unfollowed"))
        await store.read_model.write([projection(2, table="a"), projection(1, table="b")])
        assert await store.read_model.tables_behind("") == (["b", "c"], "")
        assert await store.read_model.tables_behind("b") == (["c"], "")

    run(test)


def test_a_table_is_due_when_its_time_has_come(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.read_model.write(
            [projection(1, table="a", due_at=10), projection(1, table="b", due_at=20), projection(1, table="c")]
        )
        assert await store.read_model.due_tables(15, 10) == ["a"]
        assert await store.read_model.due_tables(25, 10) == ["a", "b"]
        await store.read_model.write([projection(2, table="a", due_at=0)])
        assert await store.read_model.due_tables(25, 10) == ["b"]

    run(test)


def test_the_latest_heartbeat_counts(run: Run) -> None:
    async def test(store: Store) -> None:
        assert await store.read_model.latest_heartbeat() == 0
        await store.read_model.write_heartbeat(20)
        await store.read_model.write_heartbeat(10)
        assert await store.read_model.latest_heartbeat() == 20

    run(test)


def test_a_groups_evenings_are_apart_by_a_night_and_not_by_midnight(run: Run) -> None:
    hour = 3_600_000

    async def test(store: Store) -> None:
        ends = [1000 * hour + hours * hour for hours in (0, 1, 3, 24, 29, 36)]
        found = [replace(projection(9, status="over"), group="g", results=[]) for _at in ends]
        for number, at in enumerate(ends):
            told = (result(1, table=f"{number}", ended_at=at), (ANA, BETO))
            await store.read_model.write([replace(found[number], results=[told])])
        assert await Groups(store.database).evenings("g") == 3
        assert await Groups(store.database).evenings("none") == 0

    run(test)


def test_a_forgotten_table_takes_its_leaf_along(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.append("mesa", 0, [OPENED, said("x")], listing("mesa"))
        await store.read_model.write([projection(2, games=1)])
        assert await store.prune(10**9, spare=()) == 1
        assert await games_of(store, ANA) == []
        assert await store.read_model.running_games(ANA, 10) == []

    run(test)
