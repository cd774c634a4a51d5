"""What OpenSpiel's observers see: strings and tensors, public and private, now or from the beginning."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sobremesa.adapters.openspiel.state import SpielState
from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.view import plain


class SpielEye:
    """One of OpenSpiel's kinds of observation.

    ========== ============================ ===================================
               now                          with perfect recall
    ========== ============================ ===================================
    all        the seat's table             all that the seat was told and did
    public     the spectator's table        all that spectators were told
    private    what only the seat sees      what spectators were not told
    ========== ============================ ===================================

    There are tensors for the first row only: what lies in sight, and that with what can be remembered.
    """

    def __init__(self, game: AnyGame, kind: Any) -> None:
        self.game = game
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observation holds what several seats keep from each other")
        self.recall = bool(kind.perfect_recall)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public and self.private:
            self._eye = SeatEye(game, memory=self.recall)
            self.tensor = np.zeros(self._eye.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if not state.course.begun:
            self.tensor.fill(0)  # nothing is dealt yet
        else:
            self.tensor[:] = self._eye.observe(state.course.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        viewer: Viewer = player if self.private else None
        if not self.public and not self.private:
            return ""
        if self.recall:
            return self._told(state, viewer)
        if not state.course.begun:
            return ""
        seen = self._table(state, viewer)
        if not self.public:
            common = self._table(state, None)
            seen = {name: value for name, value in seen.items() if value != common[name]}
        return json.dumps(seen, ensure_ascii=False, separators=(",", ":")) if seen else ""

    def _told(self, state: SpielState, viewer: Viewer) -> str:
        told = state.course.log.text(viewer)
        if self.public:
            # Seats have information states of their own, even where they were told the same.
            return told if viewer is None else f"player {viewer}\n{told}"
        known = state.course.log.text(None).splitlines()
        return "\n".join(line for line in told.splitlines() if line not in known)

    def _table(self, state: SpielState, viewer: Viewer) -> dict[str, Any]:
        view = self.game.view(state.course.state, viewer)
        return {"to_act": list(view.to_act), **plain(view.scene)}
