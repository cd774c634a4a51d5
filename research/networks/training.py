"""A network with one hidden layer, trained by gradient descent (Adam) in NumPy, then rounded to integers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from research.networks.self_play import OFF, Positions
from sobremesa.games.evidencia.player.weights import LARGEST_OUTWARD, LARGEST_START, LARGEST_WEIGHT, Weights

BATCH = 512
FASTEST = 2e-3
SLOWEST = 4e-5
# Games are few and noisy: without strong regularization a net memorizes them.
DECAY = 1.0
# One game in this many is held out.
HELD_OUT = 20
# The integer that stands for one.
INNER, OUTER = 512, 1024


@dataclass
class Net:
    """``inner`` has a row for each input."""

    inner: np.ndarray
    start: np.ndarray
    outward: np.ndarray
    last: np.ndarray

    @property
    def parts(self) -> list[np.ndarray]:
        return [self.inner, self.start, self.outward, self.last]

    def chance(self, dense: np.ndarray) -> np.ndarray:
        found = np.maximum(dense @ self.inner + self.start, 0) @ self.outward + self.last[0]
        return as_chance(found)


@dataclass(frozen=True)
class Lesson:
    """The trained net, and its mean squared error on held-out games; ``constant`` is the error of 0.5."""

    net: Net
    error: float
    constant: float


def as_chance(found: np.ndarray) -> np.ndarray:
    """As in ``Network.chance``."""
    return np.asarray(0.5 + 0.5 * found / (1 + np.abs(found)))


def learn(
    positions: Positions,
    swapped: Sequence[int],
    hidden: int,
    epochs: int,
    seed: int,
    progress: Callable[[int], None] = lambda _rows: None,
) -> Lesson:
    """Each position is used twice, the second time with the seats exchanged. ``progress`` is called after every batch.
    The same positions and seed give the same net on one kind of machine."""
    chance = np.random.default_rng(seed)
    inputs = len(swapped)
    held = positions.game % HELD_OUT == 0
    on, worth = positions.on[~held], positions.worth[~held]
    turned = np.append(np.array(swapped, np.int16), OFF)
    on, worth = np.concatenate([on, turned[on]]), np.concatenate([worth, 1 - worth])
    net = Net(
        (chance.standard_normal((inputs, hidden)) * 0.15).astype(np.float32),
        np.zeros(hidden, np.float32),
        (chance.standard_normal(hidden) * 0.15).astype(np.float32),
        np.zeros(1, np.float32),
    )
    adam = Adam(net, steps=epochs * (len(on) // BATCH))
    for _epoch in range(epochs):
        order = chance.permutation(len(on))
        for first in range(0, len(on) - BATCH + 1, BATCH):
            these = order[first : first + BATCH]
            adam.step(dense_rows(on[these], inputs), worth[these])
            progress(BATCH)
    error = mean_error(net, positions.on[held], positions.worth[held])
    return Lesson(net, error, float(np.mean((positions.worth[held] - 0.5) ** 2)))


class Adam:
    def __init__(self, net: Net, steps: int) -> None:
        self.net = net
        self.steps = max(1, steps)
        self.taken = 0
        self.means = [np.zeros_like(part) for part in net.parts]
        self.squares = [np.zeros_like(part) for part in net.parts]

    def step(self, dense: np.ndarray, worth: np.ndarray) -> None:
        net = self.net
        sums = dense @ net.inner + net.start
        lit = np.maximum(sums, 0)
        found = lit @ net.outward + net.last[0]
        slope = (as_chance(found) - worth) / (1 + np.abs(found)) ** 2 / len(worth)
        back = slope[:, None] * net.outward * (sums > 0)
        slopes = [dense.T @ back, back.sum(0), lit.T @ slope, np.array([slope.sum()], np.float32)]
        self.taken += 1
        rate = SLOWEST + (FASTEST - SLOWEST) * (1 - self.taken / self.steps)
        for at, (part, slope_of) in enumerate(zip(net.parts, slopes, strict=True)):
            self.means[at] += 0.1 * (slope_of - self.means[at])
            self.squares[at] += 0.001 * (slope_of**2 - self.squares[at])
            spread = np.sqrt(self.squares[at] / (1 - 0.999**self.taken)) + 1e-8
            change = self.means[at] / (1 - 0.9**self.taken) / spread
            # Only the weights of inputs decay.
            fading = DECAY if part is net.inner else 0.0
            np.subtract(part, rate * (change + fading * part), out=part, casting="same_kind")


def dense_rows(on: np.ndarray, inputs: int) -> np.ndarray:
    """One extra column takes the inputs that are off, and is dropped."""
    rows = np.zeros((len(on), inputs + 1), np.float32)
    rows[np.arange(len(on))[:, None], on] = 1
    return rows[:, :inputs]


def mean_error(net: Net, on: np.ndarray, worth: np.ndarray) -> float:
    total = 0.0
    for first in range(0, len(on), 10_000):
        found = net.chance(dense_rows(on[first : first + 10_000], len(net.inner)))
        total += float(np.sum((found - worth[first : first + 10_000]) ** 2))
    return total / max(1, len(on))


def whole_numbers(net: Net) -> Weights:
    def round_weights(part: np.ndarray, unit: int, largest: int) -> list[int]:
        return [int(number) for number in np.clip(np.rint(part.ravel() * unit), -largest, largest)]

    return Weights(
        hidden=len(net.start),
        rows=round_weights(net.inner, INNER, LARGEST_WEIGHT),
        start=round_weights(net.start, INNER, LARGEST_START),
        outward=round_weights(net.outward, OUTER, LARGEST_OUTWARD),
        last=int(np.rint(net.last[0] * INNER * OUTER)),
        unit=INNER * OUTER,
    )
