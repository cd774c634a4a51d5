"""The results of a step as arrays with a row for each game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

# Zeros and ones in the type that Gymnasium's samplers take.
Bytes = NDArray[np.int8]
Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Arrays:
    observations: Bytes
    masks: Bytes
    rewards: NDArray[np.float64]
    earned: NDArray[np.float64]
    ended: NDArray[np.bool_]
    broken_off: NDArray[np.bool_]
    turns: Numbers
    lengths: Numbers
    last_seen: Bytes
    last_lengths: Numbers
    scores: Numbers
    sampled: Numbers

    def rows(self, games: slice) -> Arrays:
        """The same memory, restricted to these games."""
        return self._with({name: array[games] for name, array in self._items()})

    def read_only(self) -> Arrays:
        """The same memory, read-only."""
        looked_at = {name: array.view() for name, array in self._items()}
        for array in looked_at.values():
            array.flags.writeable = False
        return self._with(looked_at)

    def copy_found(self, other: Arrays) -> None:
        """Copies everything that a step or a deal writes; not the samples."""
        for name, array in self._items():
            if name != "sampled":
                np.copyto(array, getattr(other, name))

    def _items(self) -> list[tuple[str, NDArray[Any]]]:
        return [(field.name, getattr(self, field.name)) for field in fields(self)]

    def _with(self, arrays: dict[str, NDArray[Any]]) -> Arrays:
        return Arrays(**arrays)
