"""``make arena``: each level against the one below it, and difícil against chance, in every game.

Every row has its 95 % interval. ``--games`` sets how many games a row gets, ``--only`` which games are played. The
level that thinks by the clock gets ``--slow-games`` and ``--seconds`` a move: at its full time a run would take hours.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass, replace
from functools import partial

from sobremesa.bots.levels import LEVELS, LevelMind
from sobremesa.bots.mind import Mind
from sobremesa.bots.minds import MINDS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.lab.arena import Maker, standings, tournament


@dataclass(frozen=True)
class Rung:
    """A pairing, and the share of victories that is wanted of its first bot."""

    bot: str
    rival: str
    wanted: float


STEPS = tuple(zip(list(LEVELS)[1:], LEVELS, strict=False))
# How often difícil should beat chance, by game.
AGAINST_CHANCE = {"evidencia": 0.85, "codigos": 0.95, "euphoria": 0.80}
# Seats at the table where they can be chosen; sides are dealt (teams in Euphoria).
SEATS = {"euphoria": 6}
# The slowest level plays fewer games: it thinks for seconds.
SLOW = "experto"


def hurried(game: AnyGame, rng: Rng, level: str, seconds: float) -> Mind:
    """A level that thinks for so long at most."""
    mind = LevelMind(game, rng, level)
    mind.effort = replace(mind.effort, seconds=min(seconds, mind.effort.seconds))
    return mind


def rungs(game: str) -> list[Rung]:
    ladder = [Rung(stronger, weaker, 0.60) for stronger, weaker in STEPS]
    return [Rung("dificil", "random", AGAINST_CHANCE[game]), *ladder]


def main() -> None:
    words = argparse.ArgumentParser(prog="bench.ladder")
    words.add_argument("--games", type=int, default=300)
    words.add_argument("--slow-games", type=int, default=60)
    words.add_argument("--seconds", type=float, default=0.25)
    words.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    words.add_argument("--only", choices=sorted(GAMES), action="append")
    asked = words.parse_args()
    makers: dict[str, Maker] = {**MINDS, SLOW: partial(hurried, level=SLOW, seconds=asked.seconds)}
    print(
        f"{'game':<12} {'bot':<9} {'against':<9} {'games':>6} {'won':>7} {'95 % interval':>17} {'wanted':>7} {'ms':>8}"
    )
    for name in asked.only or GAMES:
        game = GAMES[name](seats=SEATS.get(name))
        for rung in rungs(name):
            games = asked.slow_games if SLOW in (rung.bot, rung.rival) else asked.games
            bots = {bot: makers[bot] for bot in (rung.bot, rung.rival)}
            found = standings(list(bots), tournament(game, bots, games, seed=1, processes=asked.processes))[0]
            interval = f"{found.low:.1%} – {found.high:.1%}"
            reached = "yes" if found.share >= rung.wanted and found.low > 0.5 else "no"
            print(
                f"{name:<12} {rung.bot:<9} {rung.rival:<9} {found.games:>6} {found.share:>7.1%} {interval:>17} "
                f"{rung.wanted:>4.0%} {reached:<3} {found.milliseconds:>6.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
