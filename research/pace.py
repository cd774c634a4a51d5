"""How long experto thinks about a move on one core, and how many worlds it imagines.

``python -m research.pace``. Normal plays the games; experto is asked in some of their positions, spread evenly over
decisions with a choice, without playing. Wall time is what people wait for; processor time does not depend on other
load. ``--processes`` asks in that many positions at once.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from statistics import median
from time import perf_counter, process_time

from sobremesa.bots.levels import LevelBot
from sobremesa.bots.search import Search
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.processes import ProcessPool, first_done
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import AnyView

TABLES = {"evidencia": (2,), "euphoria": (4, 6, 8), "codigos": (2, 3, 4)}
# Decisions between two that are asked about.
APART = 7


@dataclass(frozen=True)
class Thought:
    """One decision: wall seconds, processor seconds, and worlds imagined."""

    clock: float
    processor: float
    worlds: int


class Counted(LevelBot):
    """A level that counts the worlds it imagines."""

    worlds = 0

    def search(self, view: AnyView) -> Search:
        found = super().search(view)
        self.worlds = int(found.iterations)
        return found


def thoughts(name: str, seats: int, level: str, positions: int, seed: int) -> list[Thought]:
    """The thoughts of a level in positions of games from this seed on."""
    found: list[Thought] = []
    game = GAMES[name](seats=seats)
    while len(found) < positions:
        found += islice(_sample_thoughts(game, level, seed), positions - len(found))
        seed += 1
    return found


def _sample_thoughts(game: AnyGame, level: str, seed: int) -> Iterator[Thought]:
    """Every seventh decision of a game."""
    match = Match(game, Seed(seed))
    players = [LevelBot(game, Rng(seed * 64 + seat), "normal") for seat in range(game.seats)]
    decisions = 0
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        decisions += len(view.moves) > 1
        if len(view.moves) > 1 and decisions % APART == 1:
            bot = Counted(game, Rng(seed * 64 + decisions), level)
            start, spent = perf_counter(), process_time()
            bot.choose(view)
            if bot.worlds:
                yield Thought(perf_counter() - start, process_time() - spent, bot.worlds)
        match.play_code(seat, players[seat].choose(view))


def main() -> None:
    words = argparse.ArgumentParser(prog="research.pace")
    words.add_argument("--level", default="experto")
    words.add_argument("--positions", type=int, default=12)
    words.add_argument("--processes", type=int, default=1)
    words.add_argument("--only", choices=sorted(GAMES), action="append")
    asked = words.parse_args()
    print(
        f"{'table':<12} {'positions':>9} {'median s':>9} {'longest s':>10} {'median CPU s':>13} {'longest CPU s':>14} "
        f"{'worlds: fewest':>15} {'median':>9} {'most':>9}"
    )
    for name in asked.only or GAMES:
        for seats in TABLES[name]:
            part = partial(thoughts, name, seats, asked.level, -(-asked.positions // asked.processes))
            with ProcessPool(asked.processes) as pool:
                parts = [pool.submit(part, 900 + 100 * number) for number in range(asked.processes)]
                found = [one for done in parts for one in first_done([done]).result()]
            clock, spent = [one.clock for one in found], [one.processor for one in found]
            worlds = [one.worlds for one in found]
            print(
                f"{name + ' ' + str(seats):<12} {len(found):>9} {median(clock):>9.2f} {max(clock):>10.2f} "
                f"{median(spent):>13.2f} {max(spent):>14.2f} "
                f"{min(worlds):>15,} {median(worlds):>9,.0f} {max(worlds):>9,}",
                flush=True,
            )


if __name__ == "__main__":
    main()
