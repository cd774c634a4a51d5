"""Table talk for learning agents: what was claimed, as numbers, and claims as actions.

What is heard is made of claims alone: this is handed no state and no view, so it cannot tell anything that was not said
aloud.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.claim import Claim
from sobremesa.kernel.feature import Feature
from sobremesa.kernel.game import AnyGame


@dataclass(frozen=True)
class TalkRule:
    """``heard``: how many of the latest claims an observation has. ``between_moves``: how many claims a seat may make
    before it has to move; our bots make one."""

    heard: int = 16
    between_moves: int = 1

    def __post_init__(self) -> None:
        for name, number in (("heard", self.heard), ("between_moves", self.between_moves)):
            if number < 1:
                raise ValueError(f"{name} is at least 1, not {number}; to play in silence, leave talk out")


class Talk:
    """The claims of one table; without a rule nothing is heard and nothing can be said.

    Claim ``number`` of ``words`` is action ``number`` after the moves of the game.
    """

    def __init__(self, game: AnyGame, talk: bool | TalkRule) -> None:
        if talk and game.claims is None:
            raise ValueError(f"in {game.about.name} nothing can be claimed: play it without talk")
        self.rule = talk if isinstance(talk, TalkRule) else TalkRule()
        self.seats = game.seats
        self.first = len(game.moves)
        self.words = game.claims.offered() if talk and game.claims is not None else []
        self._numbers = {words: number for number, words in enumerate(self.words)}
        # All that can be said of one seat.
        self._contents = len(self.words) // self.seats
        self._width = 2 * self.seats + self._contents
        self.size = self.rule.heard * self._width if talk else 0
        self._spoken = [0] * self.seats

    def clear(self) -> None:
        """A new game."""
        self._spoken = [0] * self.seats

    def is_open(self, seat: int, action: int) -> bool:
        """Whether the action is a claim that the seat, which is asked for a move, may make first."""
        return self.first <= action < self.first + len(self.words) and self._may_speak(seat)

    def _may_speak(self, seat: int) -> bool:
        return self._spoken[seat] < self.rule.between_moves

    def spend(self, seat: int, action: int) -> str:
        """The words of a claim that the seat makes: it has one less to make before it moves."""
        self._spoken[seat] += 1
        return self.words[action - self.first]

    def moved(self, seat: int) -> None:
        self._spoken[seat] = 0

    def mask(self, seat: int, *, asked: bool) -> NDArray[np.int8]:
        """Which claims are open to the seat: all of them, or none."""
        return np.full(len(self.words), asked and self._may_speak(seat), np.int8)

    def observe(self, seat: int, claims: Sequence[Claim]) -> NDArray[np.int8]:
        """What the seat heard, the latest first; seats are counted from it."""
        found = np.zeros((self.rule.heard if self.size else 0, self._width), np.int8)
        for row, claim in zip(found, reversed(claims), strict=False):
            about, content = divmod(self._numbers[claim.words], self._contents)
            row[(claim.seat - seat) % self.seats] = 1
            row[self.seats + (about - seat) % self.seats] = 1
            row[2 * self.seats + content] = 1
        return found.ravel()

    def feature(self) -> Feature:
        """What ``observe`` writes; it comes after everything else."""
        return Feature(
            "heard",
            self.size,
            f"by claim, the latest first, {self.rule.heard} of them: by seat who spoke, by seat who was spoken of, and "
            f"one of the {self._contents} things that can be said of a seat, in the order of the actions",
        )
