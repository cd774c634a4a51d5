"""Ratings follow from the games that count, whenever and however often they come, in every store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import permutations

import pytest
from msgspec.structs import replace

from sobremesa.server.people.seasons.glicko import Met, Strength, update
from sobremesa.server.people.seasons.rating_day import rate_day
from sobremesa.server.people.seasons.tables import Ladder, Rated, Ratings, counts, is_many, places_of, season_of
from sobremesa.store.projection import Projection
from sobremesa.store.store import Store
from sobremesa.table.status import Result, Standing
from tests.store.conftest import Run
from tests.store.test_stores import OPENED, listing

ANA, BETO, CARO, DANI = ("a" * 64, "b" * 64, "c" * 64, "d" * 64)
NAMES = {ANA: "Ana", BETO: "Beto", CARO: "Caro", DANI: "Dani", "": "Bot"}
DAY = 86_400_000
# The first of October 2026.
AUTUMN = 1_790_812_800_000
TWO = Ladder("", "evidencia:two", "2026-4")


def game(
    number: int,
    persons: Sequence[str] = (ANA, BETO),
    winners: Sequence[int] = (0,),
    *,
    day: int = 0,
    levels: Sequence[str] | None = None,
    sides: Sequence[int] = (),
    name: str = "evidencia",
) -> tuple[Result, tuple[str, ...]]:
    names = [NAMES[person] for person in persons]
    scores = [int(seat in winners) for seat in range(len(persons))]
    known = list(levels) if levels else ["" for _person in persons]
    at = AUTUMN + day * DAY + number
    own = list(sides or range(len(persons)))
    told = Result(f"{number:016x}", 1, name, "", names, known, [], scores, [*winners], "", 9, at - 5, at, own, [])
    return told, tuple(persons)


def projection(found: tuple[Result, tuple[str, ...]], *, group: str = "", is_public: bool = True) -> Projection:
    result = found[0]
    told = Standing(result.table, result.game, "", "over", 1, 9, 1, result.names, result.levels, [], 0, False)
    return Projection(9, told, [], 0, [found], group, is_public)


async def rate_all(store: Store) -> int:
    """Rates until nothing is left; returns the number of days."""
    count = 0
    while days := await Ratings(store.database).unrated(1):
        ladder, day = days[0].ladder, days[0].day
        seats = await Ratings(store.database).seats(ladder, day)
        before = await Ratings(store.database).before(ladder, day, sorted({seat.player for seat in seats}))
        rated = await asyncio.to_thread(rate_day, day, seats, before, is_many(ladder.ladder))
        await Ratings(store.database).write(days[0], rated)
        count += 1
    return count


async def table(store: Store, ladder: Ladder = TWO) -> list[Rated]:
    return await Ratings(store.database).table(ladder, 50)


def test_a_game_is_rated_as_the_paper_says(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.read_model.write([projection(game(1))])
        assert await rate_all(store) == 1
        won, lost = await table(store)
        assert (won.name, won.games, won.wins, lost.name, lost.games, lost.wins) == ("Ana", 1, 1, "Beto", 1, 0)
        assert won.strength == update(Strength(), [Met(Strength(), 1)], 0)
        assert lost.strength == update(Strength(), [Met(Strength(), 0)], 0)
        assert won.low == won.rating - 2 * won.deviation

    run(test)


def test_games_that_come_late_twice_and_in_any_order_lead_to_the_same_ratings(run: Run) -> None:
    """Three days with four games: rated after each projection, or all at once."""
    games = [
        game(1, (ANA, BETO)),
        game(2, (CARO, ANA), day=1),
        game(3, (BETO, CARO), (), day=1),
        game(4, (ANA, CARO), (1,), day=20),
    ]

    async def test(store: Store) -> None:
        for found in games:
            await store.read_model.write([projection(found)])
        await rate_all(store)
        wanted = await table(store)
        assert [one.games for one in wanted] == [3, 3, 2]

        async def again(order: Sequence[int], number: int) -> None:
            """The same in another game's ladder."""
            name = f"otro{number}"
            for place in order:
                found = (replace(games[place][0], game=name, number=100 + number), games[place][1])
                for _time in range(2):
                    await store.read_model.write([projection(found)])
                if number % 2:
                    await rate_all(store)
            await rate_all(store)
            assert await table(store, Ladder("", f"{name}:two", "2026-4")) == wanted

        for number, order in enumerate([*permutations(range(4))][::9]):
            await again(order, number)

    run(test)


def test_the_same_leaf_again_leaves_nothing_to_rate(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.read_model.write([projection(game(1), group="g")])
        assert await rate_all(store) == 2
        await store.read_model.write([projection(game(1), group="g")])
        assert await rate_all(store) == 0

    run(test)


def test_a_game_that_comes_while_its_day_is_rated_is_not_lost(run: Run) -> None:
    async def test(store: Store) -> None:
        ratings = Ratings(store.database)
        await store.read_model.write([projection(game(1))])
        (unrated,) = await ratings.unrated(9)
        seats = await ratings.seats(unrated.ladder, unrated.day)
        await store.read_model.write([projection(game(2))])
        await ratings.write(unrated, rate_day(unrated.day, seats, {}, many=False))
        assert [one.games for one in await table(store)] == [1, 1]
        await rate_all(store)
        assert [one.games for one in await table(store)] == [2, 2]

    run(test)


def test_a_node_killed_before_it_took_the_mark_away_rates_the_day_again_and_once(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.read_model.write([projection(game(1))])
        (unrated,) = await Ratings(store.database).unrated(9)
        seats = await Ratings(store.database).seats(unrated.ladder, unrated.day)
        found = rate_day(unrated.day, seats, {}, many=False)
        await Ratings(store.database).write(replace(unrated, mark=""), found)
        wanted = await table(store)
        assert await rate_all(store) == 1
        assert await table(store) == wanted

    run(test)


def test_sides_win_and_lose_together(run: Run) -> None:
    """Ana and Beto against Caro and Dani; then Dani alone against all, each for themselves in the end."""

    async def test(store: Store) -> None:
        four = (ANA, BETO, CARO, DANI)
        many = Ladder("", "euphoria:many", "2026-4")
        await store.read_model.write([projection(game(1, four, (0, 1), sides=(0, 0, 1, 1), name="euphoria"))])
        await rate_all(store)
        first, second, third, fourth = await table(store, many)
        assert (first.rating, third.rating) == (second.rating, fourth.rating)
        assert first.rating > 1500 > third.rating
        assert {first.name, second.name} == {"Ana", "Beto"}
        await store.read_model.write([projection(game(2, four, (3,), sides=(0, 0, 2, 3), day=1, name="euphoria"))])
        await rate_all(store)
        after = {one.name: one for one in await table(store, many)}
        assert after["Dani"].rating > fourth.rating
        assert after["Ana"].rating == after["Beto"].rating < first.rating

    run(test)


def test_bots_are_held_near_their_anchor(run: Run) -> None:
    async def test(store: Store) -> None:
        games = [game(number, (ANA, ""), (0,), levels=("", "experto")) for number in range(1, 6)]
        await store.read_model.write([projection(found) for found in games])
        await rate_all(store)
        found = {one.player: one for one in await table(store)}
        assert 1650 < found["bot:experto"].rating < 1750
        assert found[ANA].rating > 1700
        assert (found["bot:experto"].games, found["bot:experto"].wins) == (5, 0)

    run(test)


def test_a_group_has_a_table_of_its_own_games(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.read_model.write(
            [projection(game(1), group="g", is_public=False), projection(game(2, (BETO, CARO)))]
        )
        await rate_all(store)
        assert [one.name for one in await table(store, Ladder("g", TWO.ladder, TWO.season))] == ["Ana", "Beto"]
        # Ana only ever sat at a table that is not public: the whole server does not read her name.
        assert [one.name for one in await table(store)] == ["Beto", "Caro"]
        (own,) = await Ratings(store.database).history("", TWO.ladder, ANA, 9)
        assert (own.rated.name, own.rated.games) == ("", 1)

    run(test)


def test_whoever_is_forgotten_is_in_no_table_and_their_games_count_for_the_others(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.read_model.write([projection(game(1), group="g"), projection(game(2, (ANA, CARO), (1,), day=1))])
        await rate_all(store)
        await store.read_model.forget(BETO, 1)
        assert [one.player for one in await table(store)] == [CARO, ANA]
        await rate_all(store)
        assert [(one.player, one.games) for one in await table(store)] == [(CARO, 1), (ANA, 2)]
        assert [one.player for one in await table(store, Ladder("g", TWO.ladder, TWO.season))] == [ANA]
        assert await Ratings(store.database).history("", TWO.ladder, BETO, 9) == []
        # A projection that is written after they were forgotten leads to the same.
        await store.read_model.write([projection(game(3, (BETO, CARO), (0,), day=2))])
        await rate_all(store)
        assert {one.player for one in await table(store)} == {ANA, CARO}
        assert not any(seat.player == BETO for seat in await Ratings(store.database).seats(TWO, _day(2)))

    run(test)


def _day(number: int) -> int:
    return AUTUMN // DAY + number


def test_somebody_has_a_history_over_the_seasons(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.read_model.write([projection(game(1)), projection(game(2, day=3)), projection(game(3, day=95))])
        await rate_all(store)
        points = await Ratings(store.database).history("", TWO.ladder, ANA, 9)
        assert [(one.season, one.rated.games) for one in points] == [("2027-1", 1), ("2026-4", 2), ("2026-4", 1)]
        assert await Ratings(store.database).first_season("", TWO.ladder) == "2026-4"
        assert await Ratings(store.database).first_season("", "nada:two") == ""

    run(test)


def test_a_rated_game_outlives_its_table(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.append(game(1)[0].table, 0, [OPENED], listing(game(1)[0].table))
        await store.read_model.write([projection(game(1))])
        await rate_all(store)
        wanted = await table(store)
        assert await store.prune(10**9, spare=()) == 1
        assert await table(store) == wanted
        assert len(await Ratings(store.database).seats(TWO, _day(0))) == 2

    run(test)


@pytest.mark.parametrize(
    ("persons", "levels", "stood_in"),
    [
        ((ANA, ""), ("", ""), []),
        ((ANA, BETO), ("", ""), [1]),
        ((ANA, ANA), ("", ""), []),
        (("", ""), ("normal", "normal"), []),
    ],
    ids=["without a key", "with a stand-in", "against oneself", "among bots"],
)
def test_a_game_does_not_count(persons: tuple[str, str], levels: tuple[str, str], stood_in: list[int]) -> None:
    found, who = game(1, persons, levels=levels)
    assert not counts(replace(found, stood_in=stood_in), who)
    assert counts(*game(1))
    assert counts(*game(1, (ANA, ""), levels=("", "normal")))


def test_a_game_in_which_a_seat_changed_hands_does_not_count() -> None:
    found, who = game(1)
    assert not counts(replace(found, taken_over=[1]), who)


@pytest.mark.parametrize(
    ("scores", "winners", "sides", "places"),
    [
        ((9, 7), (0,), (), [0, 1]),
        ((7, 7), (0, 1), (), [0, 0]),
        ((7, 7), (1,), (), [1, 0]),
        ((5, 9, 7, 7), (1,), (0, 1, 2, 3), [2, 0, 1, 1]),
        ((0, 0, 1, 1), (2, 3), (0, 0, 1, 1), [1, 1, 0, 0]),
        ((0, 0, 0, 0), (), (0, 0, 1, 1), [0, 0, 0, 0]),
        # Fewest points win.
        ((3, 1, 2), (1,), (0, 1, 2), [1, 0, 1]),
    ],
)
def test_places(scores: tuple[int, ...], winners: tuple[int, ...], sides: tuple[int, ...], places: list[int]) -> None:
    found = game(1, (ANA, BETO, CARO, DANI)[: len(scores)], sides=sides)[0]
    assert places_of(replace(found, scores=[*scores], winners=[*winners])) == places


def test_a_season_is_a_quarter() -> None:
    assert season_of(AUTUMN - 1) == "2026-3"
    assert season_of(AUTUMN) == season_of(AUTUMN + 91 * DAY) == "2026-4"
    assert season_of(AUTUMN + 92 * DAY) == "2027-1"
