"""One seat's observation as a NumPy array, from a state or from a view."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.bits import members
from sobremesa.kernel.feature_writer import FeatureWriter
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.kernel.view import AnyView


class SeatEye:
    """Observes positions of one game. With ``memory``, also what a seat could remember."""

    def __init__(self, game: AnyGame, *, memory: bool = True) -> None:
        self.game = game
        self._observer = game.observer()
        self.size = self._observer.size(memory=memory)
        self._writer = FeatureWriter(1, self._observer.size())
        self._row = np.frombuffer(memoryview(self._writer.cells), np.int8)[: self.size]
        self._rng = Rng(0)
        self._world = game.blank(self._rng)

    def observe(self, state: State, seat: int) -> NDArray[np.int8]:
        # A seat may be a NumPy integer, which overflows in interpreted code where ours does not.
        self._observer.observe(state, int(seat), self._writer)
        self._writer.flush(0)
        return self._row.copy()

    def observe_view(self, view: AnyView) -> NDArray[np.int8]:
        """What the viewer observes, derived from the view alone, so that it is the same in every world that fits the
        view."""
        if view.viewer is None:
            raise ValueError("a spectator has no observation in numbers")
        self.game.imagine(view).sample(self._rng, self._world)
        return self.observe(self._world, view.viewer)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Which moves are legal for the seat, by code."""
        found = np.zeros(len(self.game.moves), np.int8)
        found[list(members(state.legal(int(seat))))] = 1
        return found
