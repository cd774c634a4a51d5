"""Bots think while players are connected, and not too long."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.server.node.audience import Audience
from sobremesa.server.node.bot_pool import ROUND_SECONDS, SHORTEST_THOUGHT, BotPool
from sobremesa.server.node.fair_queue import FairQueue
from tests.server.process import HOUSE
from tests.server.running import play_first_moves
from tests.simulated.node import Simulated
from tests.waiting import until


def order_of_turns(*waiting: str) -> list[str]:
    async def test() -> list[str]:
        queue, had = FairQueue(1), list[str]()

        async def take(whose: str) -> None:
            async with queue.turn(*whose.split("/")):
                had.append(whose)
                await asyncio.sleep(0)

        await asyncio.gather(*(take(whose) for whose in waiting))
        return had

    return asyncio.run(test())


def test_whoever_comes_often_waits_for_the_others_in_between() -> None:
    assert order_of_turns(*["a/1"] * 5, "b/1", "c/1") == ["a/1", "a/1", "b/1", "c/1", "a/1", "a/1", "a/1"]


def test_a_table_with_many_bots_waits_for_the_other_tables_of_its_address() -> None:
    """Many players with one address, as at a club or behind a proxy."""
    turns = order_of_turns(*["club/eight"] * 8, "club/one", "club/two", "home/one")
    assert turns[:5] == ["club/eight", "club/eight", "home/one", "club/one", "club/two"]


def test_a_turn_that_nobody_waits_for_any_more_is_the_next_ones() -> None:
    async def test() -> list[str]:
        queue, had = FairQueue(1), list[str]()

        async def take(whose: str) -> None:
            async with queue.turn(*whose.split("/")):
                had.append(whose)
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(take(whose)) for whose in ("a/1", "b/1", "c/1")]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(queue) == 0
        await take("d/1")
        return had

    assert asyncio.run(test()) == ["a/1", "c/1", "d/1"]


def test_the_more_thoughts_wait_the_shorter_they_are() -> None:
    async def test() -> None:
        pool = BotPool(1)
        assert pool.share == ROUND_SECONDS
        async with pool.queue.turn("a", "1"):
            waiting = [asyncio.ensure_future(pool.queue._wait("b", "1")) for _thought in range(39)]
            await asyncio.sleep(0)
            assert pool.share == ROUND_SECONDS / 40
            waiting += [asyncio.ensure_future(pool.queue._wait("b", "1")) for _thought in range(1_000)]
            await asyncio.sleep(0)
            assert pool.share == SHORTEST_THOUGHT
            for thought in waiting:
                thought.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(test())


async def bots_play_where_nobody_is(server: Simulated) -> bool:
    """Whether a table that was started and left goes on; a player who comes back plays on in any case."""
    table = await server.client.open("evidencia", seats=2, bots=("facil",), stand_in="facil", reveal_ms=0)
    ana = await server.client.sit(table.table, "Ana", invite=table.invite)
    async with ana:
        await ana.start()
        live = server.node.tables[table.table].table
        await until(lambda: live.seats_asked() == (0,) or live.status != "playing")
    audience = server.node.tables[table.table].audience
    await until(lambda: not audience.is_there or Audience.is_there is not honest_is_there)
    before = live.length
    # As if Ana's time had run out just now.
    live.seats[0].away = True
    server.node.tables[table.table].timers.set_timer()
    await asyncio.sleep(0.7)
    went_on = live.length > before
    async with ana:
        await play_first_moves(ana)
        assert ana.is_over
    return went_on


honest_is_there = Audience.is_there


def test_nobody_thinks_at_a_table_where_nobody_is() -> None:
    with Simulated() as server:
        assert not server.run(bots_play_where_nobody_is(server))


def test_without_looking_who_is_there_bots_play_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Audience, "is_there", property(lambda _self: True))
    with Simulated() as server:
        assert server.run(bots_play_where_nobody_is(server))


KILLED_SERVER = """
import asyncio, os, signal
from sobremesa.server.node.bot_pool import BotPool
async def main():
    pool = BotPool(1)
    print(await pool.pool.run(os.getpid), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
if __name__ == "__main__":
    asyncio.run(main())
"""


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_the_process_of_a_bot_ends_when_its_server_is_killed(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(KILLED_SERVER)
    out = subprocess.run([sys.executable, tmp_path / "server.py"], cwd=HOUSE, stdout=subprocess.PIPE, check=False)
    assert out.returncode == -signal.SIGKILL
    bot, end = int(out.stdout), time.monotonic() + 10
    while is_alive(bot) and time.monotonic() < end:
        time.sleep(0.05)
    assert not is_alive(bot)


def test_the_log_says_once_why_bots_play_without_what_they_learned(caplog: pytest.LogCaptureFixture) -> None:
    """Names the game and the reason, and nothing of a table."""
    game, usual = Evidencia(options={"pyramid": "free"}), Evidencia()

    async def test() -> None:
        pool = BotPool(1)
        try:
            for played in (usual, game, game, usual):
                view = Match(played, Seed(5)).view(0)
                await pool.choose(played, view, (), "facil", "", 1.0, whose="a", table="t1")
        finally:
            pool.close()

    with caplog.at_level("INFO", "sobremesa.server"):
        asyncio.run(test())
    lines = [record for record in caplog.records if record.getMessage() == "bots play without what they learned"]
    why = "The bots play without what they learned: they learned with the usual options, and these are others."
    assert [record.__dict__["facts"] for record in lines] == [{"game": "evidencia", "why": why}]
