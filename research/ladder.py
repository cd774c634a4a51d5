"""``python -m research.ladder``: each level against the one below, and difícil against random play, at every usual
table.

Every row has its 95 % interval and says whether the step is long enough: the better level should win 60 to 85 %.
``--games`` sets the games of a row (half as many at less usual tables), ``--only`` the games to play. Levels think by
iterations, so a run always prints the same. Experto, which otherwise thinks by the clock, gets ``--worlds`` a move and
``--slow-games``, or, with ``--seconds 2.5``, that much processor time a move.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass, replace
from functools import partial
from time import process_time

from research.teams import split
from sobremesa.bots import search_bot
from sobremesa.bots.bot import Bot
from sobremesa.bots.catalog import BOTS
from sobremesa.bots.levels import LEVELS, LevelBot
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.lab.arena import Maker, PairResult, standings, tournament


@dataclass(frozen=True)
class Rung:
    """A pairing, and the least and the greatest share of victories that its first bot should have."""

    bot: str
    rival: str
    least: float
    most: float


STEPS = tuple(zip(list(LEVELS)[1:], LEVELS, strict=False))
# How often difícil should beat random play, by game.
AGAINST_CHANCE = {"evidencia": 0.85, "codigos": 0.95, "euphoria": 0.80}
# The usual tables, the most usual first; sides are dealt (teams in Euphoria).
TABLES = {"evidencia": (2,), "codigos": (2, 3, 4), "euphoria": (6, 4, 8)}
# A step between levels.
LEAST, MOST = 0.60, 0.85
# The slowest level plays fewer games: it thinks for seconds.
SLOW = "experto"


def counting(game: AnyGame, rng: Rng, level: str, worlds: int) -> Bot:
    """A level that thinks by at most this many iterations, however long they take."""
    bot = LevelBot(game, rng, level)
    bot.effort = replace(bot.effort, iterations=min(worlds, bot.effort.iterations), seconds=3600.0)
    return bot


def timed_level(game: AnyGame, rng: Rng, level: str, seconds: float) -> Bot:
    """A level that thinks for this much processor time, so that other load does not matter."""
    search_bot.monotonic = process_time  # type: ignore[attr-defined]
    bot = LevelBot(game, rng, level)
    bot.effort = replace(bot.effort, seconds=seconds)
    return bot


def rungs(game: str) -> list[Rung]:
    ladder = [Rung(stronger, weaker, LEAST, MOST) for stronger, weaker in STEPS]
    return [Rung("dificil", "random", AGAINST_CHANCE[game], 1.0), *ladder]


def main() -> None:
    words = argparse.ArgumentParser(prog="research.ladder")
    words.add_argument("--games", type=int, default=300)
    words.add_argument("--slow-games", type=int, default=60)
    words.add_argument("--worlds", type=int, default=6_000)
    words.add_argument("--seconds", type=float, default=0.0)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    words.add_argument("--only", choices=sorted(GAMES), action="append")
    words.add_argument("--step", choices=list(LEVELS), help="only the step up to this level")
    asked = words.parse_args()
    levels: dict[str, Maker] = {level: partial(counting, level=level, worlds=asked.worlds) for level in LEVELS}
    if asked.seconds:
        levels[SLOW] = partial(timed_level, level=SLOW, seconds=asked.seconds)
    makers: dict[str, Maker] = {**BOTS, **levels}
    print(
        f"{'game':<12} {'bot':<9} {'against':<9} {'games':>6} {'won':>7} {'95 % interval':>17} {'wanted':>12} {'ms':>8}"
    )
    for name in asked.only or GAMES:
        for seats in TABLES[name]:
            for rung in (one for one in rungs(name) if asked.step in (None, one.bot)):
                games = asked.slow_games if SLOW in (rung.bot, rung.rival) else asked.games
                if seats != TABLES[name][0]:
                    games //= 2
                bots = {bot: makers[bot] for bot in (rung.bot, rung.rival)}
                game = GAMES[name](seats=seats)
                played = tournament(game, bots, games, seed=asked.seed, processes=asked.processes)
                print(row(f"{name} {seats}", rung, standings(list(bots), played)[0]), flush=True)
                for line in split(name, list(bots), played):
                    print(f"{'':<12} {line}", flush=True)


def row(game: str, rung: Rung, found: PairResult) -> str:
    interval = f"{found.low:.1%} – {found.high:.1%}"
    # A step passes unless the games show that it is too short or too long.
    reached = "yes" if found.high >= rung.least and found.low <= rung.most else "no"
    return (
        f"{game:<12} {rung.bot:<9} {rung.rival:<9} {found.games:>6} {found.share:>7.1%} {interval:>17} "
        f"{rung.least:>4.0%}–{rung.most:.0%} {reached:<3} {found.milliseconds:>6.1f}"
    )


if __name__ == "__main__":
    main()
