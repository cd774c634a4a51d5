"""Hints at a live table: for practice against bots, from what the seat may know, and limited."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from math import inf

import pytest

from sobremesa import client
from sobremesa.bots.search_bot import Effort
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.laws import random_match
from sobremesa.server.node import bot_pool
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.errors import RefusedAct
from sobremesa.table.hint import hint_view
from tests.server.running import seated
from tests.simulated.node import Simulated
from tests.table.sitting import Sitting


@pytest.fixture(scope="module")
def server() -> Iterator[Simulated]:
    with pytest.MonkeyPatch.context() as patch, Simulated() as running:
        patch.setattr(bot_pool.hint_moves, "__defaults__", (Effort(iterations=200, seconds=10.0),))
        yield running


async def refused(seat: object) -> str:
    with pytest.raises(client.Refused) as why:
        await seat.hint()  # type: ignore[attr-defined]
    return why.value.code


@pytest.mark.parametrize("game", ["evidencia", "euphoria"])
def test_who_plays_against_bots_is_advised(server: Simulated, game: str) -> None:
    async def test() -> None:
        count = 2 if game == "evidencia" else 4
        table = await server.client.open(game, seats=count, bots=("facil",) * (count - 1))
        async with await server.client.sit(table.table, "Ana", invite=table.invite) as ana:
            assert await refused(ana) == "not-started"
            await ana.start()
            update = await ana.turn()
            assert update is not None
            moves = await ana.hint()
            offered = {move.code for move in update.moves}
            assert moves
            assert {move.code for move in moves} <= offered
            assert all(0 <= move.chance <= 1 and move.why for move in moves)
            assert await ana.hint() == moves, "the same position is thought about once"

    server.run(test())


def test_among_people_there_are_no_hints_not_even_while_one_is_away(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "evidencia", seats=2)
        async with ana, beto:
            await ana.start()
            await ana.turn()
            assert await refused(ana) == "hint-players"
            await beto.leave()
            assert await refused(ana) == "hint-players"

    server.run(test())


@pytest.mark.parametrize(
    ("settings", "searched"),
    [({}, False), ({"memory_aid": True}, True), ({"options": {"memory_aid": "on"}}, True)],
)
def test_co_26_a_hint_does_not_remember_for_the_player(
    server: Simulated, settings: dict[str, object], *, searched: bool
) -> None:
    """Without the memory aid a hint uses only what is in sight, and names no chance to win."""

    async def test() -> bool:
        table = await server.client.open("codigos", seats=2, bots=("facil",), **settings)
        async with await server.client.sit(table.table, "Ana", invite=table.invite) as ana:
            await ana.start()
            await ana.turn()
            moves = await ana.hint()
            assert moves
            return any(move.chance for move in moves)

    assert server.run(test()) == searched


def test_co_26_who_has_to_recite_gets_no_advice_and_otherwise_none_from_memory() -> None:
    sitting = Sitting(Codigos()).seat_all(1)
    sitting.act(0, SeatBot("", 1, "facil"))
    sitting.start()
    match = sitting.table.match
    assert match is not None
    told: set[str] = set()
    for _move in range(400):
        if match.outcome is not None:
            break
        seat = sitting.table.seats_asked()[0]
        phase = match.view(seat).scene.phase
        if seat == 0:
            try:
                assert hint_view(sitting.table, 0).memory is None
                told.add(f"{phase} advised")
            except RefusedAct as why:
                told.add(f"{phase} {why.code}")
        sitting.play(seat)
    assert {told_of for told_of in told if "recite" in told_of} == {"recite hint-memory"}
    assert {"act advised", "choose advised"} <= told


def test_who_watches_is_not_advised(server: Simulated) -> None:
    async def test() -> str:
        table = await server.client.open("evidencia", seats=2, bots=("facil",), public=True)
        async with await server.client.sit(table.table, "Ana") as ana, server.client.watch(table.table) as onlooker:
            await ana.start()
            return await refused(onlooker)

    assert server.run(test()) == "spectator"


def test_hints_in_quick_succession_are_refused(server: Simulated) -> None:
    async def test() -> list[str]:
        table = await server.client.open("evidencia", seats=2, bots=("facil",), reveal_ms=0)
        codes = []
        async with await server.client.sit(table.table, "Ana", invite=table.invite) as ana:
            await ana.start()
            for _turn in range(6):
                update = await ana.turn()
                assert update is not None
                try:
                    await ana.hint()
                    codes.append("")
                except client.Refused as why:
                    codes.append(why.code)
                await ana.play(update.moves[0].code)
        return codes

    assert set(server.run(test())) == {"", "hint-too-fast"}


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    sitting = Sitting(Codigos(), memory_aid=True).seat_all(1)
    sitting.act(0, SeatBot("", 1, "facil"))
    sitting.start()
    while sitting.table.seats_asked() == (0,):
        sitting.play(0)
    with pytest.raises(RefusedAct) as why:
        hint_view(sitting.table, 0)
    assert why.value.code == "hint-not-asked"
    assert why.value.say("es") != why.value.say("en")


def test_a_bot_process_that_is_killed_is_replaced() -> None:
    async def test() -> None:
        pool = bot_pool.BotPool(1)
        game = Evidencia()
        view = next(random_match(game, seed=1)).view(0)
        try:
            assert (await pool.choose(game, view, (), "facil", "", inf, whose="here", table="t"))[1] in view.moves
            processes = pool.pool._pool
            assert processes is not None
            assert processes._executor is not None
            for process in processes._executor._processes.values():
                process.kill()
            # Whether it fails depends on whether the death was noticed before.
            with suppress(BrokenExecutor):
                await pool.choose(game, view, (), "facil", "", inf, whose="here", table="t")
            assert (await pool.choose(game, view, (), "facil", "", inf, whose="here", table="t"))[1] in view.moves
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(test(), 60))
