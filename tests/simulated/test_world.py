"""Whole nodes in simulated time: a day in a moment, the same again from the same seed, and faults from a seed."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from sqlite3 import OperationalError
from time import process_time
from typing import Any
from unittest.mock import patch

import pytest

from sobremesa.client import Refused, Seat, fresh_key
from sobremesa.server import clock
from sobremesa.server.http.api import SICK_SECONDS
from sobremesa.server.node import projector, server_node
from sobremesa.server.node.server_node import STUCK_SECONDS
from sobremesa.server.ops.config import Config
from sobremesa.server.people.notices import notifier
from sobremesa.server.people.notices.channels import Kind, NoticeText, Preferences
from sobremesa.server.people.seasons import rater
from sobremesa.store.commit_queue import CommitQueue
from sobremesa.store.store import Done
from sobremesa.table.table import Table
from tests.server.players import lost_moves, players
from tests.server.running import play_first_moves, seated
from tests.simulated.node import Simulated, simulate
from tests.simulated.world import BEGINNING, World

HOUR = 3600
DAY = 24 * HOUR
MINUTE = 60.0
SLOW: dict[str, Any] = {"clock": {"kind": "move", "seconds": DAY}, "window_ms": DAY * 1000}


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The node polls every five minutes instead of twice a second, so that a day is not a million polls."""
    for module in (projector, notifier, rater):
        monkeypatch.setattr(module, "STEP_SECONDS", 5 * MINUTE)
    for module, name in ((server_node, "SWEEP_SECONDS"), (server_node, "LAG_SECONDS"), (projector, "BEAT_SECONDS")):
        monkeypatch.setattr(module, name, 5 * MINUTE)


class Mailbox:
    """Receives notices in memory: when, at the time of the node, and to where."""

    def __init__(self) -> None:
        self.received: list[tuple[str, int]] = []

    def receive(self, _config: Config, _vapid: str, _kind: Kind, kept: Preferences, _letter: NoticeText) -> str:
        at = datetime.fromtimestamp(clock.wall_ms() / 1000, UTC)
        self.received.append((f"{at:%a %H}", int(kept.wish.webhook[-1])))
        return "sent"


async def play_a_round(seats: list[Seat]) -> list[int]:
    """Both come, those who are asked play, and both go; who is asked then."""
    async with seats[0], seats[1]:
        for seat in seats:
            update = seat.latest
            if update is not None and update.moves:
                await seat.play(update.moves[0].code)
        assert seats[0].latest is not None
        return seats[0].latest.to_act


@pytest.mark.usefixtures("unhurried")
def test_a_day_of_a_slow_game_with_notices_and_quiet_hours_takes_less_than_a_second(tmp_path: Path) -> None:
    """Both play at eight in the evening, at midnight and at nine; from ten to eight no notice is sent."""
    mailbox = Mailbox()

    async def day() -> list[tuple[str, int]]:
        """The notices that are due: when, and to whom."""
        async with Simulated(tmp_path) as server:
            client, persons = server.client, [fresh_key(), fresh_key()]
            for number, person in enumerate(persons):
                wish = {"webhook": f"https://example.org/{number}", "zone": "UTC", "quiet_from": 22, "quiet_to": 8}
                await client.ask("PUT", "/api/mine/notices", {"language": "es", **wish}, person)
            table = (await client.open("evidencia", seats=2, public=True, reveal_ms=0, **SLOW)).table
            seats = [await client.sit(table, name, person=person) for name, person in zip("AB", persons, strict=True)]
            async with seats[0], seats[1]:
                await seats[0].start()
                await seats[0].until_status("playing")
            expected = [("Wed 12", seat) for seat in seats[0].latest.to_act]  # type: ignore[union-attr]
            for hour, told in ((20, "Wed 20"), (24, "Thu 08"), (33, "Thu 09")):
                await asyncio.sleep(BEGINNING + (hour - 12) * HOUR - clock.wall_ms() / 1000)
                expected += [(told, seat) for seat in await play_a_round(seats)]
            await asyncio.sleep(BEGINNING + DAY - clock.wall_ms() / 1000)
            return expected

    started = process_time()
    with patch.object(notifier, "send_notice", mailbox.receive):
        expected = simulate(day(), 2 * DAY)
    took = process_time() - started
    assert {when for when, _seat in expected} == {"Wed 12", "Wed 20", "Thu 08", "Thu 09"}
    assert sorted(mailbox.received) == sorted(expected)
    assert took < 1.0


# From a seed.


def trace_of(seed: int) -> tuple[list[Any], float]:
    """All traffic of a game with a bot, pauses and a cut connection; and when it is over."""

    async def game() -> tuple[list[Any], float]:
        async with Simulated() as server:
            trace = server.world.network.trace = []
            chance = Random(seed)
            server.world.network.latency = lambda: chance.uniform(0.001, 0.2)
            ana, beto = await seated(server.client, "evidencia", seats=2)
            async with ana, beto:
                await ana.start()
                server.node.loop.call_later(1.0, server.world.network.cut, server.port)
                await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            return trace, asyncio.get_running_loop().time()

    return simulate(game(), seed=seed)


def test_the_same_seed_gives_the_same_run_byte_by_byte_and_another_one_another() -> None:
    first, again, other = trace_of(1), trace_of(1), trace_of(2)
    assert len(first[0]) > 100
    assert (first == again, first == other) == (True, False)


# Faults.


def moves_lost(data: Path, seed: int) -> list[str]:
    """Moves that were acknowledged and are not there after a node with a slow disk was killed in the middle."""
    chance = Random(seed)
    data.mkdir(exist_ok=True)

    async def evening() -> list[str]:
        world = World.of(asyncio.get_running_loop())
        world.disk.delay = lambda: chance.uniform(0.0, 0.05)
        world.network.latency = lambda: chance.uniform(0.0, 0.01)
        server = Simulated(data, world=world)
        await server.start()
        everybody = await players(server.client, 3)
        for player in everybody:
            await player.seat.__aenter__()
        for player in everybody[::2]:
            await player.seat.start()
        playing = [asyncio.ensure_future(player.play()) for player in everybody]
        await asyncio.sleep(chance.uniform(0.05, 1.0))
        await server.kill()
        for player, task in zip(everybody, playing, strict=True):
            task.cancel()
            await player.seat.__aexit__(None, None, None)
        assert any(player.acknowledged for player in everybody)
        async with Simulated(data, world=world) as again:
            return await lost_moves(again.node.store, everybody)

    return simulate(evening(), seed=seed)


@pytest.mark.parametrize("seed", range(5))
def test_what_was_acknowledged_outlives_a_kill_at_any_moment(tmp_path: Path, seed: int) -> None:
    assert moves_lost(tmp_path, seed) == []


def test_a_store_that_acknowledges_too_early_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = CommitQueue.add

    def hasty(queue: CommitQueue, table: str, seq: int, entries: Any, listing: Any, done: Done) -> None:
        asyncio.get_running_loop().call_soon(done, None)
        honest(queue, table, seq, entries, listing, lambda _problem: None)

    monkeypatch.setattr(CommitQueue, "add", hasty)
    assert any(moves_lost(tmp_path / str(seed), seed) for seed in range(3))


def test_a_disk_that_hangs_or_fails_is_told_and_nobody_waits_for_ever(tmp_path: Path) -> None:
    async def test(server: Simulated) -> None:
        async def readiness() -> tuple[int, str, float]:
            started = server.node.loop.time()
            answer = await server.http.get("/readyz")
            return answer.status_code, answer.json()["status"], server.node.loop.time() - started

        disk = server.world.disk
        ana, _beto = await seated(server.client, "mayor", seats=2)
        await ana.__aenter__()
        await ana.start()
        assert await readiness() == (200, "ok", 0.0)
        disk.fails = lambda: OperationalError("disk I/O error")
        with pytest.raises(Refused) as refused:
            await server.client.open("mayor", seats=2)
        assert refused.value.code == "try-again"
        assert await readiness() == (503, "nothing can be written", 0.0)
        disk.fails = lambda: None
        await asyncio.sleep(SICK_SECONDS)
        assert await readiness() == (200, "ok", 0.0)
        disk.delay = lambda: MINUTE
        update = await ana.turn()
        assert update is not None
        playing = asyncio.ensure_future(ana.play(update.moves[0].code))
        await asyncio.sleep(STUCK_SECONDS + 1)
        assert await readiness() == (503, "nothing is being written", 0.0)
        assert not playing.done()
        disk.delay = lambda: 0.0
        await asyncio.wait_for(playing, MINUTE)
        assert await readiness() == (200, "ok", 0.0)
        await ana.__aexit__(None, None, None)

    with Simulated(tmp_path) as server:
        server.run(test(server))


# EU-38, to the last bit of a second.


def heard_in_a_window(answers: int) -> list[tuple[float, str]]:
    """When a spectator gets which kind of message, from the opening of a window of five seconds on."""
    heard: list[tuple[float, str]] = []

    async def watch() -> None:
        loop = asyncio.get_running_loop()
        async with Simulated() as server:
            ana, *others = await seated(server.client, "timbre", seats=3, window_ms=5_000)
            async with ana, others[0], others[1], server.client.watch(ana.table) as eyes:
                await ana.start()
                await ana.turn()
                await ana.play("toca")
                opened = loop.time()
                eyes.on_message = lambda message: heard.append((loop.time() - opened, type(message).__name__))
                for seat in others[:answers]:
                    await asyncio.sleep(1.25)
                    update = await seat.turn()
                    assert update is not None
                    await seat.play(update.moves[0].code)
                await eyes.until(lambda: eyes.latest is not None and eyes.latest.to_act == [1])

    simulate(watch())
    return heard


def test_eu_38_a_window_lasts_the_same_to_everybody_whoever_answers() -> None:
    heard = [heard_in_a_window(answers) for answers in range(3)]
    assert heard == [[(5.0, "Update")]] * 3


def test_a_window_that_closes_with_its_last_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.due

    def due(table: Table) -> int | None:
        if table.window.is_open and table.window.held is not None:
            table.window.closes_at = table.latest_at
        return honest(table)

    monkeypatch.setattr(Table, "due", due)
    assert heard_in_a_window(2) == [(2.5, "Update")]
