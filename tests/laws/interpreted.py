"""Run as ``python -m tests.laws.interpreted`` with SOBREMESA_PURE=1: the laws and checksums on uncompiled code."""

from __future__ import annotations

import sys

import sobremesa
from sobremesa.bots.playout import checksum_of_games
from sobremesa.kernel import laws
from sobremesa.kernel.event import all_viewers
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.laws import random_match
from sobremesa.kernel.rng import Rng
from tests.laws.configurations import Configuration, configurations

SEED = 11


def laws_of(name: str) -> str:
    """The fewest and the most seats: slower code, the same sources."""
    own = [c for c in configurations() if c.game == name and not c.options]
    for configuration in own[:1] + own[1:][-1:]:
        game = configuration.make()
        for law in laws.BATTERY:
            law.check(game, SEED)
    return f"{sobremesa.engine()} {name}: {len(laws.BATTERY)} laws kept"


def checksums(game: AnyGame, games: int, positions_of: int) -> tuple[int, int]:
    """Of the ends of this many games, and of all positions of others."""
    ends = checksum_of_games(game.blank(Rng(1)), Rng(2), games, every_position=False)
    positions = checksum_of_games(game.blank(Rng(3)), Rng(4), positions_of, every_position=True)
    return ends, positions


def imagined_checksum(game: AnyGame, games: int) -> int:
    """A digest of worlds imagined all along this many games, for every viewer."""
    total = 0
    rng = Rng(5)
    world = game.blank(Rng(6))
    for seed in range(games):
        for match in random_match(game, seed):
            for viewer in all_viewers(game.seats):
                game.imagine(match.view(viewer)).sample(rng, world)
                for part in world.fields():
                    total = (total * 1000003 + part) % (2**61 - 1)
    return total


def main(what: str, name: str, *numbers: str) -> None:
    if what == "laws":
        print(laws_of(name))
        return
    games, positions_of, imagined = map(int, numbers)
    for configuration in configurations():
        if configuration.game == name and not configuration.options:
            game = Configuration(name, configuration.seats).make()
            found = (*checksums(game, games, positions_of), imagined_checksum(game, imagined))
            print(configuration, *found)


if __name__ == "__main__":
    main(*sys.argv[1:])
