"""The worlds of a reduced Evidencia that a viewer cannot rule out: those of the few deals that there are."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.imagination import EvidenciaImagination
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.kernel.bits import EMPTY, bit, row_get, row_put
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination, State


class ReducedImagination(Imagination):
    """As the whole game imagines, and what lies unseen is then laid as one of the ``deals`` has it.

    A deal is three rows: the piles of both seats and the challenges.
    """

    def __init__(self, whole: EvidenciaImagination, deals: list[tuple[int, int, int]]) -> None:
        self.whole = whole
        self.first_piles: list[int] = [deal[0] for deal in deals]
        self.second_piles: list[int] = [deal[1] for deal in deals]
        self.challenges: list[int] = [deal[2] for deal in deals]

    def sample(self, rng: Rng, state: State) -> None:
        world = cast(EvidenciaState, state)
        self.whole.sample(rng, world)
        self.lay(world, rng.below(len(self.first_piles)))
        if world.phase == c.PLAY:
            if world.sealed0 != c.UNSEALED and self.whole.viewer != 0:
                world.sealed0 = rng.draw(world.hand0)
            if world.sealed1 != c.UNSEALED and self.whole.viewer != 1:
                world.sealed1 = rng.draw(world.hand1)

    def lay(self, world: EvidenciaState, number: i64) -> None:
        """Hands, piles and challenges as they are by now in the deal of this number."""
        pile0: i64 = self.first_piles[number]
        pile1: i64 = self.second_piles[number]
        world.challenges = self.challenges[number]
        world.hand0 = 0
        world.hand1 = 0
        place: i64 = 0
        while place < world.drawn:
            world.hand0 |= bit(row_get(pile0, place))
            world.hand1 |= bit(row_get(pile1, place))
            pile0 = row_put(pile0, place, EMPTY)
            pile1 = row_put(pile1, place, EMPTY)
            place += 1
        world.pile0 = pile0
        world.pile1 = pile1
        place = 0
        while place < c.ROUNDS and row_get(world.won, place) != EMPTY:
            world.hand0 &= ~bit(row_get(world.played0, place))
            world.hand1 &= ~bit(row_get(world.played1, place))
            place += 1
