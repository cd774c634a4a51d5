"""``python -m research.baselines``: every bot against random play and against normal, with 95 % intervals, and the gain
of a rival that learns to answer one bot. It prints Markdown for docs/measurements.md.

All bots think by iterations and all training has a fixed number of games, so a seed prints the same on one kind of
machine. ``--with mine.py:Bot`` adds a bot, ``--only evidencia`` plays one game, ``--scale 4`` plays and trains on four
times as many games (half the interval). ``--answers`` leaves out the bots' tables.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass

# One thread, so that sums keep their order. It must be set before NumPy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from research.baselines.best_response import response
from research.baselines.entrants import Entrant, entrants
from research.baselines.self_play import train_by_self_play
from sobremesa.bots.external_bot import external_class, is_external
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.lab.arena import ArenaGame, Maker, pairings, play_game
from sobremesa.lab.statistics import Estimate, share_mean

RIVALS = ("random", "normal")
# The bot that a rival learns to answer, and its adviser: the level above.
ANSWERED = {"facil": "normal", "normal": "dificil"}
LEAST_GAMES = 4


@dataclass(frozen=True)
class Amounts:
    """The games of a row, those of slow bots, decisions of self-play, a rival's training games, and its test games."""

    games: int
    slow_games: int
    decisions: int
    lessons: int
    examined: int

    def scale(self, scale: float) -> Amounts:
        found = (self.games, self.slow_games, self.decisions, self.lessons, self.examined)
        # Deals are played in pairs, with sides changed.
        return Amounts(*(max(LEAST_GAMES, 2 * round(number * scale / 2)) for number in found))


AMOUNTS = {
    "evidencia": Amounts(games=400, slow_games=60, decisions=1_000_000, lessons=3000, examined=2000),
    "codigos": Amounts(games=200, slow_games=40, decisions=500_000, lessons=600, examined=400),
    "euphoria": Amounts(games=300, slow_games=60, decisions=800_000, lessons=1200, examined=1000),
}


def share(game: AnyGame, one: Maker, two: Maker, games: int, seed: int) -> Estimate:
    """The first bot's share of the points. The two games of a deal, with sides changed, are one observation."""
    found = [points(play_game(game, [one, two], pair, deal)) for pair, deal in pairings(2, games, seed)]
    pairs = [(first + second) / 2 for first, second in zip(found[::2], found[1::2], strict=True)]
    return share_mean(sum(pairs), sum(pair * pair for pair in pairs), len(pairs))


def points(played: ArenaGame) -> float:
    """The first bot's share of the victory; a game without a winner counts half."""
    if not played.winners:
        return 0.5
    return sum(played.seating[seat] == 0 for seat in played.winners) / len(played.winners)


def percent(found: Estimate, games: int) -> str:
    return f"{100 * found.value:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}] of {games}"


def title(game: AnyGame) -> str:
    return game.about.texts.say("en", "title")


def bots_table(game: AnyGame, guests: list[str], amounts: Amounts, seed: int) -> Iterator[str]:
    yield f"**{title(game)}, {game.seats} seats**"
    yield ""
    yield "| bot | worlds a move | against random | against normal |"
    yield "| --- | --- | --- | --- |"
    net = train_by_self_play(game, amounts.decisions, seed)
    found = {entrant.name: entrant for entrant in entrants(game, net, guests)}
    for entrant in found.values():
        cells = [_play_pair(game, entrant, found[rival], amounts, seed) for rival in RIVALS]
        yield f"| {entrant.name} | {entrant.worlds or '–'} | {' | '.join(cells)} |"
    yield ""
    yield f"*self-taught* learned from {amounts.decisions:,} decisions against itself, from seed {seed}."
    yield ""


def _play_pair(game: AnyGame, entrant: Entrant, rival: Entrant, amounts: Amounts, seed: int) -> str:
    if entrant is rival:
        return "–"
    games = amounts.slow_games if entrant.slow else amounts.games
    return percent(share(game, entrant.maker, rival.maker, games, seed), games)


def responses_table(games: list[str], amounts: dict[str, Amounts], seed: int) -> Iterator[str]:
    yield "| game | against, advised by | lessons | gain |"
    yield "| --- | --- | --- | --- |"
    for name in games:
        game, of_game = GAMES[name](), amounts[name]
        known = {entrant.name: entrant for entrant in entrants(game, None, [])}
        for bot, adviser in ANSWERED.items():
            gain = response(
                *(name, game.seats, known[bot].maker, known[adviser].maker),
                lessons=of_game.lessons,
                games=of_game.examined,
                seed=seed,
            )
            yield (
                f"| {title(game)} | {bot}, {adviser} | {of_game.lessons:,} games | "
                f"{gain.value:+.3f} [{gain.low:+.3f}, {gain.high:+.3f}] of {of_game.examined} |"
            )


def main() -> None:
    words = argparse.ArgumentParser(prog="research.baselines", description=__doc__)
    words.add_argument("--only", choices=sorted(GAMES), action="append")
    words.add_argument("--with", dest="guests", metavar="FILE.py:CLASS", action="append", default=[])
    words.add_argument("--answers", action="store_true", help="only what a rival gains who learns")
    words.add_argument("--scale", type=float, default=1.0)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    for guest in asked.guests:
        if not is_external(guest):
            words.error(f"--with takes a bot of yours, as file.py:Class, not {guest!r}")
        # Errors in it are reported before any game is played.
        external_class(guest)
    games = asked.only or list(GAMES)
    amounts = {name: AMOUNTS[name].scale(asked.scale) for name in games}
    for name in () if asked.answers else games:
        for line in bots_table(GAMES[name](), asked.guests, amounts[name], asked.seed):
            print(line, flush=True)
    for line in responses_table(games, amounts, asked.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
