"""Games stepped together in this process."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.kernel.batch import Batch
from sobremesa.kernel.feature_writer import WORD
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.vector.arrays import Arrays, Numbers

# Every seed has this many chances of its own: one for each game, and one for those who choose at random.
STRIDE = 2**32


class Games:
    """``first`` is the place of the first of them among all games. Its arrays are the engine's own memory."""

    def __init__(self, game: AnyGame, count: int, *, first: int = 0, memory: bool, longest: int) -> None:
        self._first = first
        self._rngs = [Rng(0) for _ in range(count)]
        self._chooser = Rng(0)
        observer = game.observer()
        self._batch = batch = Batch([game.blank(rng) for rng in self._rngs], observer, len(game.moves), longest)
        seen = np.frombuffer(memoryview(batch.seen.cells), np.uint8).reshape(count, batch.seen.words * WORD)
        masks = np.frombuffer(memoryview(batch.masks.cells), np.uint8).reshape(count, batch.masks.words * WORD)
        self.arrays = Arrays(
            observations=seen[:, : observer.size(memory=memory)],
            masks=masks[:, : len(game.moves)],
            rewards=np.frombuffer(memoryview(batch.rewards), np.float64).reshape(count, game.seats),
            ended=np.frombuffer(memoryview(batch.ended), np.bool_),
            broken_off=np.frombuffer(memoryview(batch.broken_off), np.bool_),
            turns=np.frombuffer(memoryview(batch.turns), np.int64),
            lengths=np.frombuffer(memoryview(batch.lengths), np.int64),
            sampled=np.frombuffer(memoryview(batch.sampled), np.int64),
        )

    def reseed(self, seed: int) -> None:
        """The same seed gives a game the same chance, whatever the games beside it."""
        for place, rng in enumerate(self._rngs, start=self._first + 1):
            rng.reseed(seed * STRIDE + place)
        self._chooser.reseed(seed * STRIDE + -self._first % STRIDE)

    def deal(self) -> None:
        self._batch.deal()

    def step(self, moves: Numbers) -> None:
        self._batch.step(vec[i64](moves))

    def sample(self) -> None:
        self._batch.sample(self._chooser)

    def close(self) -> None:
        """Nothing is held open."""
