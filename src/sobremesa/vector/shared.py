"""Arrays in memory that several processes share."""

from __future__ import annotations

from ctypes import c_uint8
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from sobremesa.kernel.game import AnyGame
from sobremesa.vector.arrays import Arrays, Numbers


@dataclass(frozen=True)
class Shared:
    """A new process receives the blocks and builds its own arrays on them."""

    count: int
    seats: int
    moves: int
    width: int
    blocks: dict[str, Any]

    @classmethod
    def of(cls, game: AnyGame, count: int, start: SpawnContext, *, memory: bool) -> Shared:
        shared = cls(count, game.seats, len(game.moves), game.observer().size(memory=memory), {})
        for name, (shape, kind) in shared._shapes().items():
            shared.blocks[name] = start.RawArray(c_uint8, int(np.prod(shape)) * np.dtype(kind).itemsize)
        return shared

    def _shapes(self) -> dict[str, tuple[tuple[int, ...], DTypeLike]]:
        return {
            "observations": ((self.count, self.width), np.int8),
            "masks": ((self.count, self.moves), np.int8),
            "rewards": ((self.count, self.seats), np.float64),
            "earned": ((self.count,), np.float64),
            "ended": ((self.count,), np.bool_),
            "broken_off": ((self.count,), np.bool_),
            "turns": ((self.count,), np.int64),
            "lengths": ((self.count,), np.int64),
            "last_seen": ((self.count, self.width), np.int8),
            "last_lengths": ((self.count,), np.int64),
            "scores": ((self.count, self.seats), np.int64),
            "sampled": ((self.count,), np.int64),
            "chosen": ((self.count,), np.int64),
        }

    def arrays(self) -> tuple[Arrays, Numbers]:
        """The results, and the chosen moves."""
        made: dict[str, NDArray[Any]] = {
            name: np.frombuffer(self.blocks[name], kind).reshape(shape)
            for name, (shape, kind) in self._shapes().items()
        }
        chosen = made.pop("chosen")
        return Arrays(**made), chosen
