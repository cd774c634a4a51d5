"""Table talk for learning agents: the claims so far as numbers, and claims as actions.

It works on claims alone, without a state or a view, so it cannot reveal anything else.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sobremesa.adapters.talk_shape import TalkRule, TalkShape
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import AnyGame

__all__ = ["TalkChannel", "TalkRule"]


class TalkChannel:
    """The claims of one table. With ``talk=False`` there is nothing to hear or to claim."""

    def __init__(self, game: AnyGame, talk: bool | TalkRule) -> None:
        self.shape = shape = TalkShape(game, talk)
        self.words = shape.words
        self.size = shape.size
        self._numbers = {words: number for number, words in enumerate(shape.words)}
        self._spoken = [0] * shape.seats

    def clear(self) -> None:
        """Begins a new game."""
        self._spoken = [0] * self.shape.seats

    def is_open(self, seat: int, action: int) -> bool:
        """Whether the action is a claim that the seat to move may make first."""
        return 0 <= action - self.shape.first < len(self.words) and self._may_speak(seat)

    def _may_speak(self, seat: int) -> bool:
        return self._spoken[seat] < self.shape.rule.between_moves

    def spend(self, seat: int, action: int) -> str:
        """The words of a claim that the seat makes. It has one claim less before its move."""
        self._spoken[seat] += 1
        return self.words[action - self.shape.first]

    def end_turn(self, seat: int) -> None:
        self._spoken[seat] = 0

    def mask(self, seat: int, *, asked: bool) -> NDArray[np.int8]:
        """Which claims the seat may make: all of them, or none."""
        return np.full(len(self.words), asked and self._may_speak(seat), np.int8)

    def observe(self, seat: int, claims: Sequence[SpokenClaim]) -> NDArray[np.int8]:
        """The claims the seat heard, the latest first; other seats are numbered relative to it."""
        shape, seats = self.shape, self.shape.seats
        found = np.zeros((shape.rows, shape.width), np.int8)
        for row, claim in zip(found, reversed(claims), strict=False):
            about, content = divmod(self._numbers[claim.words], shape.contents)
            row[(claim.seat - seat) % seats] = 1
            row[seats + (about - seat) % seats] = 1
            row[2 * seats + content] = 1
        return found.ravel()
