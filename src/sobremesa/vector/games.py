"""Games stepped together in one process."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.bots.batch import Batch
from sobremesa.kernel.feature_writer import WORD, FeatureWriter
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.vector.arrays import Arrays, Bytes, Numbers

# Random generators per seed: one for each game, and one for random play.
STRIDE = 2**32


class Games:
    """``first`` is the index of the first game among all games. The arrays are the engine's memory."""

    def __init__(self, game: AnyGame, count: int, *, first: int = 0, memory: bool, longest: int, again: int) -> None:
        self._first = first
        self._rngs = [Rng(0) for _ in range(count)]
        self._chooser = Rng(0)
        observer = game.observer()
        self._batch = batch = Batch([game.blank(rng) for rng in self._rngs], observer, len(game.moves), longest, again)

        def rows(written: FeatureWriter, width: int) -> Bytes:
            return np.frombuffer(memoryview(written.cells), np.int8).reshape(count, written.words * WORD)[:, :width]

        width = observer.size(memory=memory)
        self.arrays = Arrays(
            observations=rows(batch.seen, width),
            masks=rows(batch.masks, len(game.moves)),
            rewards=np.frombuffer(memoryview(batch.rewards), np.float64).reshape(count, game.seats),
            earned=np.frombuffer(memoryview(batch.earned), np.float64),
            ended=np.frombuffer(memoryview(batch.ended), np.bool_),
            broken_off=np.frombuffer(memoryview(batch.broken_off), np.bool_),
            turns=np.frombuffer(memoryview(batch.turns), np.int64),
            lengths=np.frombuffer(memoryview(batch.lengths), np.int64),
            last_seen=rows(batch.last_seen, width),
            last_lengths=np.frombuffer(memoryview(batch.last_lengths), np.int64),
            scores=np.frombuffer(memoryview(batch.scores), np.int64).reshape(count, game.seats),
            sampled=np.frombuffer(memoryview(batch.sampled), np.int64),
        )

    def reseed(self, seed: int) -> None:
        """The same seed gives a game the same random numbers, independent of the games beside it."""
        for place, rng in enumerate(self._rngs, start=self._first + 1):
            rng.reseed(seed * STRIDE + place)
        self._chooser.reseed(seed * STRIDE + -self._first % STRIDE)

    def reseed_each(self, seeds: Sequence[int]) -> None:
        """One seed for each game, which then goes like the first game of a batch with that seed."""
        for rng, seed in zip(self._rngs, seeds, strict=True):
            rng.reseed(seed * STRIDE + 1)

    def deal(self) -> None:
        self._batch.deal()

    def deal_where(self, wanted: Numbers) -> None:
        self._batch.deal_where(vec[i64](wanted))

    def step(self, moves: Numbers) -> None:
        self._batch.step(vec[i64](moves))

    def sample(self) -> None:
        self._batch.sample(self._chooser)

    def close(self) -> None:
        """There is nothing to close."""
