"""Bots at live tables: what a bot chooses, and how long it takes."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

from sobremesa.bots.hints import hints
from sobremesa.bots.levels import LEVELS, LevelBot
from sobremesa.bots.search_bot import Effort
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView
from sobremesa.server import clock
from sobremesa.server.node.compute_pool import ComputePool
from sobremesa.server.node.fair_queue import FairQueue
from sobremesa.server.ops.logs import log
from sobremesa.wire.messages import Hint

# A search with fewer iterations than this is over long before the bot moves.
QUICK_ITERATIONS = 1_000
SHORTEST_SECONDS = 0.9
MARGIN_SECONDS = 0.3
SHORTEST_THOUGHT = 0.005


def seconds_for_a_move(level: str, pace: float) -> float:
    """The same for every move of a level: the time a bot takes must not tell what it holds (EU-38)."""
    effort = LEVELS[level].effort
    thinking = 0.0 if effort.iterations <= QUICK_ITERATIONS else effort.seconds + MARGIN_SECONDS
    return max(SHORTEST_SECONDS, thinking) * pace


def seconds_in_a_window(left: float, bots: int) -> float:
    """How long each of this many bots may think, one after the other, to answer before the window closes. An answer may
    take two choices; half of the time is left for everything else."""
    return max(SHORTEST_THOUGHT, left / (4 * max(1, bots)))


def choose_move(
    game: AnyGame,
    view: AnyView,
    said: tuple[SpokenClaim, ...],
    level: str,
    regular: str,
    seed: int,
    most_seconds: float,
) -> tuple[str | None, int]:
    """What a bot claims aloud, if anything, and its move. ``regular`` is its persona."""
    bot = LevelBot(game, Rng(seed), level, regular)
    bot.effort = replace(bot.effort, seconds=min(bot.effort.seconds, most_seconds))
    bot.hear(said)
    return bot.speak(view), int(bot.choose(view))


# The effort for a hint, and the most moves that it names.
HINT = Effort(iterations=6_000, seconds=1.5)
MOST_HINTS = 5


def hint_moves(game: AnyGame, view: AnyView, language: str, most_seconds: float, effort: Effort = HINT) -> list[Hint]:
    """From the view alone: the same view gives the same hint, independent of what the other seats hold."""
    effort = replace(effort, seconds=min(effort.seconds, most_seconds))
    return [
        Hint(hint.move, round(hint.chance, 3), hint.why.say(language))
        for hint in hints(game, view, effort)[:MOST_HINTS]
    ]


# Every waiting bot has moved after about this time, however many wait: the last one is no more than this late.
ROUND_SECONDS = 1.5
# The weight of the latest measurement in the average overhead of a search.
LEARNED = 0.1


class BotPool:
    """Bots think in processes of their own, so that the event loop never waits for them. The more bots wait, the less
    time each gets. ``whose`` is the address of a player at the table: addresses share the time equally, and so do the
    tables of an address. ``waited`` is called with the seconds that each bot waited for its turn."""

    def __init__(self, processes: int, waited: Callable[[float], None] = lambda _seconds: None) -> None:
        self.pool = ComputePool(processes, "bot")
        self._at_once = max(1, processes)
        self.queue = FairQueue(self._at_once)
        self._waited = waited
        self._besides = 0.0
        self._told: set[tuple[str, str]] = set()

    async def choose(
        self,
        game: AnyGame,
        view: AnyView,
        said: tuple[SpokenClaim, ...],
        level: str,
        regular: str,
        most_seconds: float,
        *,
        whose: str,
        table: str,
    ) -> tuple[str | None, int]:
        self._tell_once(game)
        async with self._turn_to_think(whose, table) as share:
            seconds = min(most_seconds, share)
            return await self.pool.run(choose_move, game, view, said, level, regular, secrets.randbelow(2**62), seconds)

    async def advise(self, game: AnyGame, view: AnyView, language: str, *, whose: str, table: str) -> list[Hint]:
        async with self._turn_to_think(whose, table) as share:
            return await self.pool.run(hint_moves, game, view, language, share)

    @asynccontextmanager
    async def _turn_to_think(self, whose: str, table: str) -> AsyncIterator[float]:
        async with self.queue.turn(whose, table) as waited:
            self._waited(waited)
            share, started = self.share, clock.seconds()
            yield share
            besides = max(0.0, clock.seconds() - started - share)
            self._besides += LEARNED * (besides - self._besides)

    def _tell_once(self, game: AnyGame) -> None:
        """Logs, once for each game, why bots cannot use what they learned. The line names the game and the reason, not
        the table."""
        problem = game.player().problem()
        if problem is not None and (told := (game.about.name, problem.say("en"))) not in self._told:
            self._told.add(told)
            log("bots play without what they learned", game=told[0], why=told[1])

    @property
    def share(self) -> float:
        """How many seconds the next thought may take."""
        share = ROUND_SECONDS * self._at_once / (1 + len(self.queue))
        return max(SHORTEST_THOUGHT, share - self._besides)

    def close(self) -> None:
        self.pool.close()
