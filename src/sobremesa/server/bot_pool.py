"""Bots at live tables: what a mind chooses, and when it says so."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import connection
from typing import TypeVar, TypeVarTuple

from sobremesa.bots.hint import hints
from sobremesa.bots.levels import LEVELS, LevelMind
from sobremesa.bots.thinker import Effort
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView
from sobremesa.server.fair_queue import FairQueue
from sobremesa.wire.messages import Hint

Found = TypeVar("Found")
Given = TypeVarTuple("Given")

# A search with fewer iterations than this is over long before the bot moves.
QUICK_ITERATIONS = 1_000
SHORTEST_SECONDS = 0.9
MARGIN_SECONDS = 0.3
SHORTEST_THOUGHT = 0.02


def seconds_for_a_move(level: str, pace: float) -> float:
    """The same for every move of a level: how long a bot takes must not tell what it holds (EU-38)."""
    effort = LEVELS[level].effort
    thinking = 0.0 if effort.iterations <= QUICK_ITERATIONS else effort.seconds + MARGIN_SECONDS
    return max(SHORTEST_SECONDS, thinking) * pace


def seconds_in_a_window(left: float, bots: int) -> float:
    """How long each of this many bots may think, one after the other, to have answered before the window closes. An
    answer may take two choices; half of the time is left for everything else."""
    return max(SHORTEST_THOUGHT, left / (4 * max(1, bots)))


def choice(
    game: AnyGame, view: AnyView, said: tuple[Claim, ...], level: str, seed: int, most_seconds: float
) -> tuple[str | None, int]:
    """What a bot claims aloud, if anything, and its move."""
    mind = LevelMind(game, Rng(seed), level)
    mind.effort = replace(mind.effort, seconds=min(mind.effort.seconds, most_seconds))
    mind.hear(said)
    return mind.speak(view), int(mind.choose(view))


# A hint: how long it is thought about at most, and how many moves of it are told.
HINT = Effort(iterations=6_000, seconds=1.5)
MOST_HINTS = 5


def advice(game: AnyGame, view: AnyView, language: str, most_seconds: float, effort: Effort = HINT) -> list[Hint]:
    """From the view alone: the same view gives the same advice, however things really stand."""
    effort = replace(effort, seconds=min(effort.seconds, most_seconds))
    return [
        Hint(hint.move, round(hint.chance, 3), hint.why.say(language))
        for hint in hints(game, view, effort)[:MOST_HINTS]
    ]


def end_with_server() -> None:
    """In the process of a bot: a server that is killed cannot end it, so it ends by itself."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        connection.wait([server.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="server watch", daemon=True).start()


# All who wait for a thought have had it after about this time, however many they are.
ROUND_SECONDS = 4.0


class BotPool:
    """Minds think beside the server, in a process of their own, so that nobody waits for them. The more thoughts wait,
    the shorter each of them is. ``whose`` is the address of a player at the table: none has more than its share."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None
        self.queue = FairQueue(max(1, processes))

    async def choose(
        self, game: AnyGame, view: AnyView, said: tuple[Claim, ...], level: str, most_seconds: float, whose: str
    ) -> tuple[str | None, int]:
        async with self.queue.turn(whose):
            seconds = min(most_seconds, self.share)
            return await self._think(choice, game, view, said, level, secrets.randbelow(2**62), seconds)

    async def advise(self, game: AnyGame, view: AnyView, language: str, whose: str) -> list[Hint]:
        async with self.queue.turn(whose):
            return await self._think(advice, game, view, language, self.share)

    @property
    def share(self) -> float:
        """How many seconds the next thought may take."""
        return max(SHORTEST_THOUGHT, ROUND_SECONDS * max(1, self._processes) / (1 + len(self.queue)))

    async def _think(self, thought: Callable[[*Given], Found], *given: *Given) -> Found:
        workers = self._workers()
        try:
            return await asyncio.get_running_loop().run_in_executor(workers, thought, *given)
        except BrokenExecutor:
            # Its process was killed: the next thought has a new one.
            if self._pool is workers:
                self._pool = None
            raise

    def _workers(self) -> Executor:
        if self._pool is None:
            self._pool = (
                ProcessPoolExecutor(
                    self._processes, mp_context=multiprocessing.get_context("spawn"), initializer=end_with_server
                )
                if self._processes
                else ThreadPoolExecutor(1, thread_name_prefix="bot")
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
