"""Metrics for the operator."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.laws import random_match
from sobremesa.server.node.bot_pool import BotPool
from sobremesa.server.ops.metrics import Metrics
from tests.server.running import Running
from tests.simulated.node import simulate


def value(metrics: Metrics, name: str) -> float:
    lines = metrics.text().decode().splitlines()
    return next(float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} "))


def test_the_worst_lag_of_a_step_is_shown_and_then_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.ops.metrics.STEP_SECONDS", 60.0)
    metrics = Metrics()
    for lag in (0.1, 0.7, 0.2):
        metrics.note_lag(lag)
    metrics.step(now=100)
    assert value(metrics, "sobremesa_loop_lag_seconds") == 0.7
    metrics.note_lag(5.0)
    metrics.step(now=130)
    assert value(metrics, "sobremesa_loop_lag_seconds") == 0.7
    metrics.step(now=160)
    assert value(metrics, "sobremesa_loop_lag_seconds") == 5.0
    metrics.step(now=220)
    assert value(metrics, "sobremesa_loop_lag_seconds") == 0.0


def test_how_long_bots_wait_to_think_is_counted() -> None:
    waited: list[float] = []
    view, game = next(random_match(Evidencia(), seed=1)).view(0), Evidencia()

    async def test() -> None:
        pool = BotPool(0, waited.append)
        async with pool.queue.turn("b", "1"):
            thinking = asyncio.ensure_future(pool.choose(game, view, (), "facil", "", 1.0, whose="a", table="1"))
            await asyncio.sleep(0.25)
            assert pool.queue.waiting("a") == 1
        await thinking
        pool.close()

    simulate(test())
    assert waited == [0.25]


def test_a_node_tells_how_full_its_disk_is_and_what_waits(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        server.node._measure()
        server.node.metrics._next_step = 0.0
        server.node.metrics.step(server.node.loop.time())
        assert value(server.node.metrics, "sobremesa_disk_free_bytes") > 0
        for name in ("sobremesa_commits_waiting", "sobremesa_thoughts_waiting", "sobremesa_jobs_waiting"):
            assert value(server.node.metrics, name) == 0
