"""A position with the methods that OpenSpiel wants."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sobremesa.adapters.openspiel.course import Course
from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.kernel.bits import first, members
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import payoff
from sobremesa.kernel.view import plain


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    def __init__(self, spiel_game: Any) -> None:
        super().__init__(spiel_game)
        self.course: Course = spiel_game.begin()

    def current_player(self) -> int:
        if self.course.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.course.state.to_act()
        return int(first(asked)) if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.course.outcomes and self.course.state.to_act() == 0

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return list(members(self.course.state.legal(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.course.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.course.game.moves.text(action)

    def returns(self) -> list[float]:
        seats = self.course.game.seats
        winners = self.course.state.winners() if self.is_terminal() else 0
        return [payoff(winners, seats, seat) for seat in range(seats)]

    def __str__(self) -> str:
        """The true state: where every card is."""
        if not self.course.begun:
            return "the deal"
        places = self.course.game.whereabouts(self.course.state)
        return "\n".join(f"{place}: {' '.join(things)}" for place, things in places.items())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A random world that the player cannot rule out, to be played on from here.

        The other players' information states begin again in it, with what they see. It has no history of actions, so it
        cannot be serialized.
        """
        game, truth = self.course.game, self.course.state
        world = game.blank(self.course.rng)
        imagination = game.imagine(game.view(truth, player))
        chance = Rng(int(sampler() * 2**53))
        imagination.sample(chance, world)
        # OpenSpiel asks seats in turn, so it is known who has answered, even if the table does not show it.
        while world.to_act() != truth.to_act():
            imagination.sample(chance, world)
        found: SpielState = self.get_game().new_initial_state()
        found.course = self.course.imagine(player, world)
        return found


class SpielEye:
    """One of OpenSpiel's kinds of observation.

    ========== ============================ ===================================
               now                          with perfect recall
    ========== ============================ ===================================
    all        the seat's table             all that the seat was shown and did
    public     the spectator's table        all that spectators were shown
    private    what only the seat sees      what spectators were not shown
    ========== ============================ ===================================

    Only the first row has tensors: what is on the table now, and with what the seat could remember.
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
            return self._text_of(state, viewer)
        if not state.course.begun:
            return ""
        seen = self._table(state, viewer)
        if not self.public:
            common = self._table(state, None)
            seen = {name: value for name, value in seen.items() if value != common[name]}
        return json.dumps(seen, ensure_ascii=False, separators=(",", ":")) if seen else ""

    def _text_of(self, state: SpielState, viewer: Viewer) -> str:
        told = state.course.log.text(viewer)
        if self.public:
            # Each seat has its own information states, even if it was shown the same as another.
            return told if viewer is None else f"player {viewer}\n{told}"
        known = state.course.log.text(None).splitlines()
        return "\n".join(line for line in told.splitlines() if line not in known)

    def _table(self, state: SpielState, viewer: Viewer) -> dict[str, Any]:
        view = self.game.view(state.course.state, viewer)
        return {"to_act": list(view.to_act), **plain(view.scene)}
