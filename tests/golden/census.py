"""How many positions and views follow from one deal: perft for hidden information."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b

from sobremesa.kernel.bits import members
from sobremesa.kernel.event import all_viewers
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State


@dataclass(frozen=True)
class CensusRow:
    """What is found after ``depth`` moves from one deal.

    ``positions`` follow from those counted one move before; where they are too many, ``counted`` of them, evenly
    chosen, are looked at and followed further.
    """

    depth: int
    positions: int
    counted: int
    ends: int
    views: tuple[int, ...]  # distinct views by viewer, the spectator last

    def __str__(self) -> str:
        numbers = (self.depth, self.positions, self.counted, self.ends, *self.views)
        return " ".join(f"{number:>9}" for number in numbers)


def census(game: AnyGame, seed: int, depth: int, widest: int) -> list[CensusRow]:
    """Walks all moves from one deal, level by level, in a fixed order. Chance follows the seed and the depth."""
    level = [game.deal(Rng(seed))]
    positions = 1
    rows = []
    for number in range(depth + 1):
        distinct = [
            len({blake2b(game.view(state, viewer).encode(), digest_size=16).digest() for state in level})
            for viewer in all_viewers(game.seats)
        ]
        ends = sum(state.to_act() == 0 for state in level)
        rows.append(CensusRow(number, positions, len(level), ends, tuple(distinct)))
        following = [after for state in level for after in _followers(game, state, seed + number)]
        positions = len(following)
        level = following[:: positions // widest + 1]
        if not level:
            break
    return rows


def _followers(game: AnyGame, state: State, seed: int) -> Iterator[State]:
    for seat in members(state.to_act()):
        for move in members(state.legal(seat)):
            after = game.blank(Rng(seed))
            after.copy_from(state)
            after.play(seat, move)
            yield after
