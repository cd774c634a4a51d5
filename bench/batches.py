"""Steps a second of our batched environment, beside PettingZoo's classic environments and pgx on the CPU.

``python -m bench.batches``. One run, in turns, the best of each; every row plays uniformly random legal moves and
writes an observation and a mask for every step. PettingZoo's are driven by its own ``performance_benchmark``. pgx
steps and chooses within one compiled loop, with its automatic reset.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import re
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, Final

from sobremesa.games.catalog import GAMES
from sobremesa.vector import make

ROUNDS: Final = 3
BATCH: Final = 4096
STEPS: Final = 60
CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4")
PGX: Final = ("leduc_holdem", "kuhn_poker", "tic_tac_toe")
WANTED: Final = (("PettingZoo's fastest", 20.0), ("pgx leduc_holdem", 1.0))


def ours(name: str, seats: int, *, memory: bool = True) -> float:
    env = make(name, BATCH, seats=seats, memory=memory)
    env.reset(seed=1)
    start = perf_counter()
    for _step in range(STEPS):
        env.step(env.sample())
    return BATCH * STEPS / (perf_counter() - start)


def ours_in_pettingzoo(name: str) -> float:
    from sobremesa.adapters.pettingzoo import env

    return _benchmarked(env(name))


def classic(name: str) -> float:
    return _benchmarked(importlib.import_module(f"pettingzoo.classic.{name}").env())


def _benchmarked(env: Any) -> float:
    """PettingZoo's own benchmark plays for five seconds and prints what it found."""
    from pettingzoo.test import performance_benchmark

    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        performance_benchmark(env)
    found = re.search(r"([\d.]+) turns per second", printed.getvalue())
    assert found is not None
    return float(found[1])


def pgx_loop(name: str) -> Callable[[], float]:
    """Compiled once, beforehand."""
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

    def measure() -> float:
        start = perf_counter()
        jax.block_until_ready(loop(first, jax.random.PRNGKey(2)))
        return BATCH * STEPS / (perf_counter() - start)

    return measure


def main() -> None:
    rows: dict[str, Callable[[], float]] = {}
    for name, kind in GAMES.items():
        for seats in sorted({kind.seat_counts[0], kind.seat_counts[-1]}):
            rows[f"{name} {seats}, batch of {BATCH}"] = partial(ours, name, seats)
    rows[f"evidencia 2, no memory, batch of {BATCH}"] = partial(ours, "evidencia", 2, memory=False)
    for name in PGX:
        rows[f"pgx {name}, batch of {BATCH}"] = pgx_loop(name)
    best: dict[str, float] = {}
    for _round in range(ROUNDS):
        for name, measure in rows.items():
            best[name] = max(best.get(name, 0.0), measure())
    for name in CLASSIC:
        best[f"PettingZoo {name}, performance_benchmark"] = classic(name)
    for name in GAMES:
        best[f"{name} in PettingZoo, performance_benchmark"] = ours_in_pettingzoo(name)
    print(f"{'random play':<50} {'steps/s':>12}")
    for name, found in best.items():
        print(f"{name:<50} {found:>12,.0f}")
    peers = {
        "PettingZoo's fastest": max(best[f"PettingZoo {name}, performance_benchmark"] for name in CLASSIC),
        "pgx leduc_holdem": best[f"pgx leduc_holdem, batch of {BATCH}"],
    }
    for peer, wanted in WANTED:
        for name in GAMES:
            table = next(row for row in best if row.startswith(f"{name} ") and "batch" in row)
            ratio = best[table] / peers[peer]
            print(f"{table}: {ratio:.1f} x {peer} (wanted {wanted:.0f}: {'yes' if ratio > wanted else 'no'})")


if __name__ == "__main__":
    main()
