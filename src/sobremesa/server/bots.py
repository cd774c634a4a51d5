"""Bots at live tables: what a mind chooses, and when it says so."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

from sobremesa.bots.levels import LEVELS, LevelMind
from sobremesa.kernel.game import Game
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import View

# A search with fewer iterations than this is over long before the bot moves.
QUICK_ITERATIONS = 1_000
SHORTEST_SECONDS = 0.9
MARGIN_SECONDS = 0.3


def seconds_for_a_move(level: str, pace: float) -> float:
    """The same for every move of a level: how long a bot takes must not tell what it holds (EU-38)."""
    effort = LEVELS[level].effort
    thinking = 0.0 if effort.iterations <= QUICK_ITERATIONS else effort.seconds + MARGIN_SECONDS
    return max(SHORTEST_SECONDS, thinking) * pace


def choice(game: Game, view: View[Any, Any], level: str, seed: int) -> int:
    return int(LevelMind(game, Rng(seed), level).choose(view))


class Thinkers:
    """Minds think beside the server, in a process of their own, so that nobody waits for them."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None

    async def choose(self, game: Game, view: View[Any, Any], level: str) -> int:
        if self._pool is None:
            self._pool = (
                ProcessPoolExecutor(self._processes, mp_context=multiprocessing.get_context("spawn"))
                if self._processes
                else ThreadPoolExecutor(1, thread_name_prefix="thinker")
            )
        seed = secrets.randbelow(2**62)
        return await asyncio.get_running_loop().run_in_executor(self._pool, choice, game, view, level, seed)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
