"""Steps per second of our batched environment, beside PettingZoo's classic environments and pgx on the CPU.

``python -m research.batches``. One run by turns, every round with its own ratios. Each row plays random legal moves and
writes an observation and a mask for every step. PettingZoo's own ``performance_benchmark`` drives its environments. pgx
steps and chooses within one compiled loop, with its automatic reset, on all cores; ours plays in one process, and in as
many as there are cores. Steps are counted per second of wall time and of processor time: on a busy machine only the
latter can be compared.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import multiprocessing
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from research.measure import ratio
from sobremesa.games.catalog import GAMES
from sobremesa.vector import VectorEnv, make

ROUNDS: Final = 8
LEDUC: Final = "leduc_holdem"
BATCH: Final = 4096
STEPS: Final = 120
CORES: Final = len(os.sched_getaffinity(0))
CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4")
PGX: Final = (LEDUC, "kuhn_poker", "tic_tac_toe")
# Wanted: this many times PettingZoo's fastest, and this many times pgx on Leduc hold'em.
WANTED: Final = (20.0, 1.0)


@dataclass(frozen=True)
class Pace:
    """Steps per second of wall time, and of processor time over all threads."""

    clock: float
    processor: float


def pace(steps: int, play: Callable[[], object]) -> Pace:
    start, began = perf_counter(), process_time() + children_time()
    play()
    return Pace(steps / (perf_counter() - start), steps / (process_time() + children_time() - began))


def children_time() -> float:
    """The processor seconds of this process's children."""
    stats = [Path(f"/proc/{child.pid}/schedstat").read_text() for child in multiprocessing.active_children()]
    return sum(int(stat.split()[0]) for stat in stats) / 1e9


def ours(name: str, seats: int, processes: int) -> Pace:
    env = make(name, BATCH, seats=seats, processes=processes)
    env.reset(seed=1)
    try:
        return _random_play(env)
    finally:
        env.close()


def _random_play(env: VectorEnv) -> Pace:

    def play() -> None:
        for _step in range(STEPS):
            env.step(env.sample())

    return pace(BATCH * STEPS, play)


def ours_in_pettingzoo(name: str) -> Pace:
    from sobremesa.adapters.pettingzoo import env

    return _run_benchmark(env(name))


def classic(name: str) -> Pace:
    return _run_benchmark(importlib.import_module(f"pettingzoo.classic.{name}").env())


def _run_benchmark(env: Any) -> Pace:
    """PettingZoo's own benchmark plays for five seconds and prints its result."""
    from pettingzoo.test import performance_benchmark

    printed = io.StringIO()
    start, began = perf_counter(), process_time()
    with contextlib.redirect_stdout(printed):
        performance_benchmark(env)
    share = (process_time() - began) / (perf_counter() - start)
    found = re.search(r"([\d.]+) turns per second", printed.getvalue())
    assert found is not None
    return Pace(float(found[1]), float(found[1]) / share)


def pgx_loop(name: str) -> Callable[[], Pace]:
    """Compiled once, before measuring."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(_step: Any, carried: Any) -> Any:
        state, key = carried
        key, choosing, dealing = jax.random.split(key, 3)
        likelihoods = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choosing, likelihoods, axis=1)
        return step(state, action, jax.random.split(dealing, BATCH)), key

    loop = jax.jit(lambda state, key: jax.lax.fori_loop(0, STEPS, body, (state, key)))
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    jax.block_until_ready(loop(first, jax.random.PRNGKey(1)))

    key = jax.random.PRNGKey(2)
    return lambda: pace(BATCH * STEPS, lambda: jax.block_until_ready(loop(first, key)))


def main() -> None:
    rows: dict[str, Callable[[], Pace]] = {}
    for name, kind in GAMES.items():
        for seats in sorted({kind.about.seat_counts[0], kind.about.seat_counts[-1]}):
            rows[f"{name} {seats}, batch of {BATCH}"] = partial(ours, name, seats, 1)
        smallest = kind.about.seat_counts[0]
        rows[f"{name} {smallest}, batch of {BATCH}, {CORES} processes"] = partial(ours, name, smallest, CORES)
    for name in PGX:
        rows[f"pgx {name}, batch of {BATCH}"] = pgx_loop(name)
    found: dict[str, list[Pace]] = {name: [] for name in rows}
    for _round in range(ROUNDS):
        for name, measure in rows.items():
            found[name].append(measure())
    others = {f"PettingZoo {name}, performance_benchmark": classic(name) for name in CLASSIC}
    fastest = max(others.values(), key=lambda one: one.processor)
    others |= {f"{name} in PettingZoo, performance_benchmark": ours_in_pettingzoo(name) for name in GAMES}
    print(f"{'random play':<50} {'steps/s':>12} {'by CPU second':>14}")
    for name, turns in found.items():
        print(f"{name:<50} {median(clock(turns)):>12,.0f} {median(processor(turns)):>14,.0f}")
    for name, once in others.items():
        print(f"{name:<50} {once.clock:>12,.0f} {once.processor:>14,.0f}")
    pgx = found[f"pgx {LEDUC}, batch of {BATCH}"]
    for name, kind in GAMES.items():
        for table in (row for row in found if row.startswith(f"{name} {kind.about.seat_counts[0]}, ")):
            turns = found[table]
            print(
                f"{table}: {ratio(processor(turns), processor(pgx))} x pgx {LEDUC} by CPU second, "
                f"{ratio(clock(turns), clock(pgx))} by the clock (wanted: {WANTED[1]:.0f}), "
                f"{median(processor(turns)) / fastest.processor:.0f} x PettingZoo's fastest (wanted: {WANTED[0]:.0f})"
            )


def clock(turns: list[Pace]) -> list[float]:
    return [one.clock for one in turns]


def processor(turns: list[Pace]) -> list[float]:
    return [one.processor for one in turns]


if __name__ == "__main__":
    main()
