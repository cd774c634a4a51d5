"""The time in which a server is down costs no player anything; with the protection taken out, the same check
notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic
from types import SimpleNamespace

import pytest

from sobremesa.client import Seat
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.server import clock
from sobremesa.server.node.bus import LocalBus
from sobremesa.server.node.game_factory import GameFactory
from sobremesa.server.node.live_table import LiveTable
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.ops.config import Config
from sobremesa.store.memory import MemoryStore
from sobremesa.table.act import Entry
from sobremesa.table.acts.wake import WakeEntry
from sobremesa.table.table import Table
from tests.server.running import seated
from tests.simulated.node import Simulated
from tests.simulated.world import World
from tests.table.sitting import Sitting

SECONDS_A_MOVE = 15
CLOCK = {"kind": "move", "seconds": SECONDS_A_MOVE}


async def begin(server: Simulated) -> Seat:
    ana, _beto = await seated(server.client, "mayor", seats=2, clock=CLOCK, stand_in="facil")
    async with ana:
        await ana.start()
    return ana


def is_out_of_time_after_a_restart(data: Path) -> bool:
    """Whether a bot takes over from a player who had no server for longer than a move may take."""

    async def come_back(server: Simulated, ana: Seat) -> bool:
        async with server.client.back(ana.table, ana.key) as again:
            await asyncio.sleep(0.3)
            assert again.number is not None
            return server.node.tables[ana.table].table.seats[again.number].away

    with World() as world:
        with Simulated(data, world=world) as server:
            ana = server.run(begin(server))
        world.skip(2 * SECONDS_A_MOVE)
        with Simulated(data, world=world) as server:
            return server.run(come_back(server, ana))


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    assert not is_out_of_time_after_a_restart(tmp_path)


def test_without_waking_a_restart_runs_on_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.table.acts.wake.decide", lambda _table, _now, _since: [])
    assert is_out_of_time_after_a_restart(tmp_path)


@pytest.mark.parametrize("holder", ["", "another node"])
def test_in_a_cluster_only_a_table_that_nobody_serves_is_woken(holder: str) -> None:
    sitting = Sitting(Evidencia(), clock=CLOCK).seat_all().start()

    def do_nothing(_table: Table, _now: int) -> list[Entry]:
        return []

    async def test() -> bool:
        store = MemoryStore()
        store.shared = True
        node = ServerNode(Config(pace=0, bot_processes=0), store, LocalBus(alone=False), GameFactory(), "node")
        await store.append("mesa", 0, sitting.journal)
        if holder:
            await store.lease("mesa", holder, now=clock.now_ms(), until=clock.now_ms() + 60_000)
        live = LiveTable(node, sitting.again())
        await live.act(do_nothing)
        await live.act(do_nothing)
        await live.timers.stop()
        woken = [entry for entry in await store.read("mesa") if isinstance(entry, WakeEntry)]
        return len(woken) == 1

    assert asyncio.run(test()) == (holder == "")


def test_the_time_goes_on_when_somebody_sets_the_clock_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now_ms()
    monkeypatch.setattr(clock, "source", SimpleNamespace(monotonic=monotonic, time=lambda: 0.0))
    assert 0 <= clock.now_ms() - before < 10_000


def seconds_until_the_reveal(data: Path) -> float:
    """At a table that was used before the clock was set back by an hour; 5 if nothing comes."""

    async def play_on(server: Simulated, ana: Seat, beto: Seat) -> float:
        one, other = (server.client.back(seat.table, seat.key) for seat in (ana, beto))
        async with one, other:
            for seat in (one, other):
                update = await seat.turn()
                assert update is not None
                await seat.play(update.moves[0].code)
            started = server.node.loop.time()
            assert one.latest is not None
            before = one.latest.seq
            try:
                await asyncio.wait_for(one.until(lambda: one.latest is not None and one.latest.seq > before), 5)
            except TimeoutError:
                return 5.0
            return server.node.loop.time() - started

    with World() as world:
        with Simulated(data, world=world) as server:
            ana, beto = server.run(begin_revealing(server))
        world.skip(-3600)
        with Simulated(data, world=world) as server:
            return server.run(play_on(server, ana, beto))


async def begin_revealing(server: Simulated) -> tuple[Seat, Seat]:
    ana, beto = await seated(server.client, "mayor", seats=2, reveal_ms=500)
    async with ana, beto:
        await ana.start()
    return ana, beto


def test_a_clock_set_back_while_the_node_was_down_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    assert seconds_until_the_reveal(tmp_path) == pytest.approx(0.5)
    assert "was it set back?" in caplog.text


def test_without_going_on_from_the_journal_everybody_waits_for_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "go_on_from", lambda _ms: 0)
    assert seconds_until_the_reveal(tmp_path) == 5
