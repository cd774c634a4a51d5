"""Games spread over processes. Each steps its own games and writes the results to shared memory."""

from __future__ import annotations

import select
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, Literal

import numpy as np

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.processes import SPAWN, PipedProcess
from sobremesa.vector.arrays import Numbers
from sobremesa.vector.games import Games
from sobremesa.vector.shared import Shared

# How long a listener spins before it sleeps, and the least that it is reduced to if spinning is in vain.
AWAKE_SECONDS = 0.002
LEAST_AWAKE_SECONDS = 0.00002

# A number seeds all games; a list holds one seed for each.
Order = Literal["deal", "deal where", "step", "sample"] | int | tuple[int, ...]


class WorkerPipe:
    """One end of a pipe. The listener spins for a moment, since waking up often takes longer than a step. If nothing
    arrives, it spins for less the next time: on a busy machine it would take the core that the other process needs."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._awake_seconds = AWAKE_SECONDS
        self._is_ready: Callable[[int], object] = pipe.poll
        # Faster than the pipe's own method, on systems that have it.
        if hasattr(select, "poll"):
            waiting = select.poll()
            waiting.register(pipe.fileno(), select.POLLIN)
            self._is_ready = waiting.poll

    def tell(self, order: Order | None) -> None:
        self._pipe.send(order)

    def hear(self) -> Any:
        end = perf_counter() + self._awake_seconds
        while not self._is_ready(0):
            if perf_counter() > end:
                self._awake_seconds = max(LEAST_AWAKE_SECONDS, self._awake_seconds / 2)
                return self._pipe.recv()
        self._awake_seconds = min(AWAKE_SECONDS, self._awake_seconds * 2)
        return self._pipe.recv()

    def close(self) -> None:
        self._pipe.close()


class OwnGames:
    """The games of one process, stepped by its own engine and then copied to shared memory."""

    def __init__(self, game: AnyGame, rows: range, shared: Shared, *, memory: bool, longest: int, again: int) -> None:
        self._games = Games(game, len(rows), first=rows.start, memory=memory, longest=longest, again=again)
        self._rows = rows
        whole, chosen = shared.arrays()
        mine = slice(rows.start, rows.stop)
        self._found, self._chosen = whole.rows(mine), chosen[mine]

    def do(self, order: Order) -> None:
        games = self._games
        if order == "sample":
            games.sample()
            np.copyto(self._found.sampled, games.arrays.sampled)
        elif isinstance(order, int):
            games.reseed(order)
        elif isinstance(order, tuple):
            games.reseed_each(order[self._rows.start : self._rows.stop])
        else:
            if order == "deal":
                games.deal()
            elif order == "deal where":
                games.deal_where(self._chosen)
            else:
                games.step(self._chosen)
            self._found.copy_found(games.arrays)


class Workers:
    """Like ``Games``, in several processes, of which this one is the first. The others end with it, or with
    ``close``."""

    def __init__(self, game: AnyGame, count: int, *, memory: bool, longest: int, again: int, processes: int) -> None:
        shared = Shared.of(game, count, SPAWN, memory=memory)
        whole, self._chosen = shared.arrays()
        self.arrays = whole.read_only()
        edges = [count * number // processes for number in range(processes + 1)]
        own, *others = (range(first, end) for first, end in pairwise(edges))
        self._own = OwnGames(game, own, shared, memory=memory, longest=longest, again=again)
        self._processes: list[PipedProcess] = []
        self._pipes: list[WorkerPipe] = []
        self.close = weakref.finalize(self, _dismiss, self._processes, self._pipes)
        for rows in others:
            other = PipedProcess(_work, game, rows, shared, memory, longest, again)
            self._processes.append(other)
            self._pipes.append(WorkerPipe(other.pipe))

    def reseed(self, seed: int) -> None:
        self._all(seed)

    def reseed_each(self, seeds: Sequence[int]) -> None:
        self._all(tuple(seeds))

    def deal(self) -> None:
        self._all("deal")

    def deal_where(self, wanted: Numbers) -> None:
        np.copyto(self._chosen, wanted)
        self._all("deal where")

    def step(self, moves: Numbers) -> None:
        np.copyto(self._chosen, moves)
        self._all("step")

    def sample(self) -> None:
        self._all("sample")

    def _all(self, order: Order) -> None:
        """Returns when every process is done."""
        if not self.close.alive:
            raise RuntimeError("the environment was closed")
        try:
            for pipe in self._pipes:
                pipe.tell(order)
            self._own.do(order)
            for pipe in self._pipes:
                pipe.hear()
        except (EOFError, OSError):
            self.close()
            codes = ", ".join(str(one.process.exitcode) for one in self._processes if one.process.exitcode)
            raise RuntimeError(f"a process of the environment ended (exit code {codes}): make a new one") from None
        except BaseException:
            # Some answers are still on their way, so the pipes cannot be used any more.
            self.close()
            raise


def _dismiss(processes: list[PipedProcess], pipes: list[WorkerPipe]) -> None:
    for pipe in pipes:
        pipe.close()
    for one in processes:
        one.process.join(10)


def _work(pipe: Connection, game: AnyGame, rows: range, shared: Shared, memory: bool, longest: int, again: int) -> None:
    """The main loop of another process: follows orders until the pipe closes."""
    games = OwnGames(game, rows, shared, memory=memory, longest=longest, again=again)
    orders = WorkerPipe(pipe)
    with suppress(EOFError, OSError):
        while True:
            games.do(orders.hear())
            orders.tell(None)
