"""Slow tables: days for a move and for a window, with and without connections, across restarts; and time tells
nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.client import Seat
from sobremesa.server import clock
from sobremesa.server.node.projector import Projector
from sobremesa.table.acts.wake import WakeEntry
from sobremesa.table.errors import BadSettings
from sobremesa.table.settings import Settings
from tests.simulated.node import Simulated
from tests.simulated.world import World
from tests.table.bell import Bell
from tests.table.sitting import LEVELS, Sitting
from tests.waiting import until

DAY = 24 * 3600
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
SLOW: dict[str, Any] = {"clock": {"kind": "move", "seconds": DAY}, "window_ms": 3 * DAY_MS, "stand_in": "facil"}


async def begin(server: Simulated, game: str = "mayor", **settings: Any) -> list[Seat]:
    table = await server.client.open(game, seats=2, public=True, reveal_ms=0, **{**SLOW, **settings})
    seats = [await server.client.sit(table.table, name) for name in ("Ana", "Beto")]
    async with seats[0], seats[1]:
        await seats[0].start()
    return seats


def settings(**given: Any) -> Settings:
    return msgspec.convert({"game": "mayor", "seats": 2, **given}, Settings)


def test_only_a_table_with_days_for_a_move_has_windows_of_days() -> None:
    settings(**SLOW).check(LEVELS)
    settings(clock={"kind": "move", "seconds": 7 * DAY}, window_ms=7 * DAY_MS).check(LEVELS)
    for wrong in (
        {"clock": {"kind": "move", "seconds": 8 * DAY}},
        {"clock": {"kind": "move", "seconds": 60}, "window_ms": DAY_MS},
        {"clock": {"kind": "move", "seconds": DAY}, "window_ms": 8 * DAY_MS},
    ):
        with pytest.raises(BadSettings):
            settings(**wrong).check(LEVELS)


def test_a_clock_runs_out_though_nobody_is_connected_and_the_table_has_left_the_memory() -> None:
    async def test(server: Simulated) -> None:
        ana, _beto = await begin(server)
        # Leaves the memory as soon as it is not needed.
        await until(lambda: ana.table not in server.node.tables)
        server.world.skip(DAY + 60)

        def away() -> bool:
            live = server.node.tables.get(ana.table)
            return live is not None and any(seat.away for seat in live.table.seats)

        await until(away)

    with Simulated(idle_seconds=0.2) as server:
        server.run(test(server))


def test_without_being_woken_the_table_would_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same, without waking: the table stays out of memory."""

    async def asleep(_scribe: Projector) -> None:
        pass

    monkeypatch.setattr(Projector, "_wake_due", asleep)

    async def test(server: Simulated) -> None:
        ana, _beto = await begin(server)
        await until(lambda: ana.table not in server.node.tables)
        server.world.skip(DAY + 60)
        await server.node.projector.write_due(all_of_it=True)
        assert await server.node.store.read_model.due_tables(clock.now_ms(), 10) == [ana.table]
        assert ana.table not in server.node.tables

    with Simulated(idle_seconds=0.2) as server:
        server.run(test(server))


def left_after_restarts(data: Path, restarts: int) -> tuple[float, bool]:
    """Hours that the player who is asked has left, and whether a bot has taken over, after as many days in which the
    server was up for ten hours and then down for a hundred."""

    async def hours(server: Simulated, table: str, key: str) -> tuple[float, bool]:
        async with server.client.back(table, key):
            live = server.node.tables[table].table
            left = live.clocks.left(live.clocks.running[0], clock.now_ms()) if live.clocks.running else 0
            return left / HOUR_MS, any(seat.away for seat in live.seats)

    with World() as world:
        with Simulated(data, world=world) as server:
            ana, _beto = server.run(begin(server))
            world.skip(10 * 3600)
        found = 0.0, False
        for _restart in range(restarts):
            world.skip(100 * 3600)
            with Simulated(data, world=world) as server:
                found = server.run(hours(server, ana.table, ana.key))
                world.skip(10 * 3600)
    return found


def test_only_the_time_in_which_the_server_was_down_is_given_back(tmp_path: Path) -> None:
    left, is_away = left_after_restarts(tmp_path, 1)
    assert not is_away
    assert left == pytest.approx(14, abs=0.2)


def test_a_server_that_restarts_every_day_does_not_hold_up_a_game(tmp_path: Path) -> None:
    left, is_away = left_after_restarts(tmp_path, 2)
    assert not is_away
    assert left == pytest.approx(4, abs=0.2)


def test_without_the_heartbeat_every_restart_gives_a_whole_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Projector, "asleep_since", property(lambda _self: 0, lambda _self, _value: None), raising=False)
    left, _is_away = left_after_restarts(tmp_path, 2)
    assert left == pytest.approx(24, abs=0.2)


def window_after(plan: list[int], asleep_since: int) -> tuple[int, list[int]]:
    """When a window of three days closes after a downtime, where these seats had answered before, an hour apart; and
    what was sent before that."""
    sitting = Sitting(Bell(), **SLOW).seat_all().start()
    while not sitting.table.window.is_open:
        sitting.play(sitting.table.seats_asked()[0])
    opened = sitting.now
    told = [sitting.table.seq]
    for seat in plan:
        sitting.wait(3600)
        sitting.play(seat)
        told.append(sitting.table.seq)
    sitting.now = opened + 10 * HOUR_MS
    sitting.do([WakeEntry(sitting.now, opened + asleep_since if asleep_since else 0)])
    assert sitting.table.window.closes_at is not None
    return sitting.table.window.closes_at - opened, told


@pytest.mark.parametrize(("asleep_since", "closes"), [(0, 82), (4 * HOUR_MS, 78), (-HOUR_MS, 82), (9 * HOUR_MS, 73)])
def test_a_window_of_days_closes_at_its_time_whoever_answered_before_a_downtime(asleep_since: int, closes: int) -> None:
    """EU-38: 72 hours, and the time in which no node was up."""
    asked = _asked()
    plans = [[], asked[:1], asked]
    found = [window_after(plan, asleep_since) for plan in plans]
    assert [closing for closing, _told in found] == [closes * HOUR_MS] * len(plans)
    assert all(len(set(told)) == 1 for _closing, told in found)


def _asked() -> list[int]:
    sitting = Sitting(Bell(), **SLOW).seat_all().start()
    while not sitting.table.window.is_open:
        sitting.play(sitting.table.seats_asked()[0])
    return list(sitting.table.seats_asked())
