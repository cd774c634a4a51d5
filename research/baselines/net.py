"""A small network that chooses among legal actions and predicts the payoff, trained by PPO, in NumPy alone."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 2
BATCH = 1024
MOMENTUM, SQUARES = 0.9, 0.999
IMPOSSIBLE = np.float32(-1e9)


@dataclass(frozen=True)
class Decisions:
    """One row a decision: ``lean`` is added to the network's preferences (advice), ``chance`` is the probability of the
    action, and ``payoff`` the seat's result of the game."""

    seen: NDArray[np.int8]
    mask: NDArray[np.int8]
    lean: Floats
    action: NDArray[np.int64]
    chance: Floats
    payoff: Floats

    def __len__(self) -> int:
        return len(self.action)

    def part(self, rows: NDArray[np.int64]) -> Decisions:
        return Decisions(
            *(self.seen[rows], self.mask[rows], self.lean[rows]),
            *(self.action[rows], self.chance[rows], self.payoff[rows]),
        )


class Net:
    """One hidden layer and two heads: preferences and predicted payoff. The first head begins at zero, so that an
    untrained network has no preference."""

    def __init__(self, inputs: int, actions: int, *, hidden: int, rate: float, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.rate = rate
        drawn = self.chance.standard_normal((inputs, hidden)) * (2 / max(1, inputs) ** 0.5)
        self.inner: Floats = drawn.astype(np.float32)
        self.start: Floats = np.zeros(hidden, np.float32)
        self.outer: Floats = np.zeros((hidden, actions + 1), np.float32)
        self.last: Floats = np.zeros(actions + 1, np.float32)
        self._means = [np.zeros_like(part) for part in self._parts]
        self._squares = [np.zeros_like(part) for part in self._parts]
        self._steps = 0

    @property
    def _parts(self) -> list[Floats]:
        return [self.inner, self.start, self.outer, self.last]

    def evaluate(self, seen: NDArray[np.int8], mask: NDArray[np.int8], lean: Floats) -> tuple[Floats, Floats, Floats]:
        """The hidden layer's output, the probability of every action, and the predicted payoff."""
        lit = np.maximum(seen.astype(np.float32) @ self.inner + self.start, 0)
        found = lit @ self.outer + self.last
        likes = np.where(mask != 0, found[:, :-1] + lean, IMPOSSIBLE)
        likes -= likes.max(axis=1, keepdims=True)
        chances = np.exp(likes)
        chances /= chances.sum(axis=1, keepdims=True)
        return lit, chances, found[:, -1]

    def draw(self, seen: NDArray[np.int8], mask: NDArray[np.int8], lean: Floats) -> tuple[NDArray[np.int64], Floats]:
        """An action for every row, drawn by its probability, with that probability."""
        _lit, chances, _guess = self.evaluate(seen, mask, lean)
        sums = chances.cumsum(axis=1)
        lots = self.chance.random((len(sums), 1), dtype=np.float32) * sums[:, -1:]
        actions = (sums < lots).sum(axis=1)
        # By rounding, a draw may fall behind the last legal action.
        actions = np.where(mask[np.arange(len(mask)), actions] != 0, actions, chances.argmax(axis=1))
        return actions, chances[np.arange(len(actions)), actions]

    def best(self, seen: NDArray[np.int8], mask: NDArray[np.int8], lean: Floats) -> int:
        """The likeliest action of one row."""
        _lit, chances, _guess = self.evaluate(seen[None], mask[None], lean[None])
        return int(chances[0].argmax())

    def learn(self, made: Decisions) -> None:
        for _epoch in range(EPOCHS):
            order = self.chance.permutation(len(made))
            for first in range(0, len(made), BATCH):
                self._step(made.part(order[first : first + BATCH]))

    def _step(self, made: Decisions) -> None:
        rows = np.arange(len(made))
        lit, chances, guess = self.evaluate(made.seen, made.mask, made.lean)
        gain = made.payoff - guess
        spread = float(gain.std()) or 1.0
        gain = (gain - gain.mean()) / spread
        ratio = chances[rows, made.action] / made.chance
        moves_on = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = -(moves_on * ratio * gain)[:, None] * (_one_hot(made.action, chances) - chances)
        logs = np.log(np.maximum(chances, 1e-9))
        slope += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        both = np.concatenate([slope, (guess - made.payoff)[:, None]], axis=1)
        heads: Floats = (both / len(made)).astype(np.float32)
        back = (heads @ self.outer.T) * (lit > 0)
        seen = made.seen.astype(np.float32)
        self._follow([seen.T @ back, back.sum(axis=0), lit.T @ heads, heads.sum(axis=0)])

    def _follow(self, slopes: list[Floats]) -> None:
        """Adam's update."""
        self._steps += 1
        for at, (part, slope) in enumerate(zip(self._parts, slopes, strict=True)):
            self._means[at] += (1 - MOMENTUM) * (slope - self._means[at])
            self._squares[at] += (1 - SQUARES) * (slope**2 - self._squares[at])
            size = np.sqrt(self._squares[at] / (1 - SQUARES**self._steps)) + 1e-8
            change = self.rate * self._means[at] / (1 - MOMENTUM**self._steps) / size
            np.subtract(part, change, out=part, casting="same_kind")


def _one_hot(actions: NDArray[np.int64], chances: Floats) -> Floats:
    found = np.zeros_like(chances)
    found[np.arange(len(actions)), actions] = 1
    return found
