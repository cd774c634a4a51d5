"""What learning is worth: the search with its network against the search without, on the same deals with sides changed.

``python -m research.learned evidencia --worlds 600 --games 400``. Both think by iterations, so a run always prints the
same share. ``--plain-worlds`` gives the other side as many worlds as take the same time; the milliseconds of processor
time show whether they do. The interval is over pairs of games that share a deal.
"""

from __future__ import annotations

import argparse
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from time import process_time, time

from sobremesa.bots.bot import Bot
from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.games.catalog import GAMES
from sobremesa.games.evidencia.player.rollout import EvidenciaRollout
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.lab import arena

# Games with a network, and how they evaluate worlds without it.
PLAIN = {"evidencia": EvidenciaRollout}
UNHURRIED = 1e9


def thinking(game: AnyGame, rng: Rng, worlds: int, learned: bool) -> Bot:
    bot = SearchBot(game, rng, Effort(worlds, UNHURRIED))
    if not learned:
        bot.player.rollout = PLAIN[game.about.name]  # type: ignore[method-assign]
    return bot


def points(played: arena.ArenaGame) -> float:
    """The first bot's share of the victory; a game without a winner counts half."""
    if not played.winners:
        return 0.5
    return sum(played.seating[seat] == 0 for seat in played.winners) / len(played.winners)


def interval(found: list[float]) -> tuple[float, float]:
    """The 95 % interval of the means of pairs."""
    pairs = [(one + two) / 2 for one, two in zip(found[::2], found[1::2], strict=False)]
    middle, half = fmean(pairs), 1.96 * stdev(pairs) / sqrt(len(pairs))
    return middle - half, middle + half


def main() -> None:
    words = argparse.ArgumentParser(prog="research.learned")
    words.add_argument("game", choices=sorted(PLAIN))
    words.add_argument("--worlds", type=int, default=600)
    words.add_argument("--plain-worlds", type=int)
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--seconds", type=float, default=1e9, help="no new pair of games after this time")
    asked = words.parse_args()
    game = GAMES[asked.game](seats=2)
    makers: list[arena.Maker] = [
        partial(thinking, worlds=asked.worlds, learned=True),
        partial(thinking, worlds=asked.plain_worlds or asked.worlds, learned=False),
    ]
    # Processor time, since other processes may run on this machine.
    arena.perf_counter = process_time  # type: ignore[attr-defined]
    end = time() + asked.seconds
    found: list[arena.ArenaGame] = []
    for at, (pair, seed) in enumerate(arena.pairings(2, asked.games, asked.seed)):
        if at % 2 == 0 and at > 2 and time() > end:
            break
        found.append(arena.play_game(game, makers, pair, seed))
    low, high = interval([points(played) for played in found])
    learned, plain = arena.standings(["learned", "plain"], found)
    print(
        f"{game.about.name}: {asked.worlds:,} worlds with the network against {asked.plain_worlds or asked.worlds:,} "
        f"without: {learned.share:.1%} [{low:.1%}, {high:.1%}] of {len(found)} games, "
        f"{learned.milliseconds:.2f} and {plain.milliseconds:.2f} ms of processor time a move"
    )


if __name__ == "__main__":
    main()
