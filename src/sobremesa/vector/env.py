"""The environment: Gymnasium's interface, in front of games in one process or in several."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.seed import Seed
from sobremesa.vector.arrays import Bytes, Numbers
from sobremesa.vector.games import Games
from sobremesa.vector.workers import Workers

Infos = dict[str, NDArray[Any]]


class IllegalAction(ValueError):
    """An action that its game does not allow now. Nothing was played."""


class VectorEnv:
    """See the room's front door. Without ``memory`` an observation is what lies in sight; with it, also what a seat
    could remember. ``longest`` breaks a game off (truncates it) after this many moves, 0 never does. ``processes`` is
    how many share the games, this one among them."""

    metadata = {"autoreset_mode": "SameStep", "render_modes": []}  # noqa: RUF012  # as Gymnasium names it

    def __init__(
        self, game: AnyGame, num_envs: int, *, memory: bool = True, longest: int = 0, processes: int = 1
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}")
        if longest < 0:
            raise ValueError(f"longest is at least 0, not {longest}")
        if not 1 <= processes <= num_envs:
            raise ValueError(f"processes are from 1 to num_envs ({num_envs}), not {processes}")
        self.game = game
        self.num_envs = num_envs
        self.seats = game.seats
        self._engine: Games | Workers = (
            Games(game, num_envs, memory=memory, longest=longest)
            if processes == 1
            else Workers(game, num_envs, memory=memory, longest=longest, processes=processes)
        )
        self._arrays = arrays = self._engine.arrays
        self._infos: Infos = {"action_mask": arrays.masks, "seat": arrays.turns, "length": arrays.lengths}
        self._places = np.arange(num_envs)
        self._started = False

    @property
    def observation_shape(self) -> tuple[int, int]:
        games, width = self._arrays.observations.shape
        return games, width

    @property
    def num_actions(self) -> int:
        return len(self.game.moves)

    @property
    def single_observation_space(self) -> Any:
        from gymnasium.spaces import MultiBinary

        return MultiBinary(self.observation_shape[1])

    @property
    def single_action_space(self) -> Any:
        from gymnasium.spaces import Discrete

        return Discrete(self.num_actions)

    def reset(self, *, seed: int | None = None) -> tuple[Bytes, Infos]:
        """Deals everywhere. The same seed gives the same games, whatever their number; without one, chance goes on."""
        if seed is not None or not self._started:
            self._engine.reseed(Seed.fresh().number if seed is None else int(seed))
        self._started = True
        self._engine.deal()
        return self._arrays.observations, self._infos

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Bytes, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """One move in every game, by the seat that it asks. An illegal one is refused before anything is played."""
        if not self._started:
            raise RuntimeError("call reset before step")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"actions have the shape ({self.num_envs},), not {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        moves = np.ascontiguousarray(chosen, np.int64)
        self._check(moves)
        self._engine.step(moves)
        arrays = self._arrays
        return arrays.observations, arrays.rewards, arrays.ended, arrays.broken_off, self._infos

    def _check(self, moves: Numbers) -> None:
        known = np.clip(moves, 0, self.num_actions - 1)
        legal = self._arrays.masks[self._places, known].astype(np.bool_) & (known == moves)
        if not legal.all():
            place = int(np.flatnonzero(~legal)[0])
            raise IllegalAction(self._why(place, int(moves[place])))

    def _why(self, place: int, move: int) -> str:
        legal = ", ".join(str(code) for code in np.flatnonzero(self._infos["action_mask"][place]))
        return f"game {place}: action {move} is not legal for seat {self._infos['seat'][place]} now; legal: {legal}"

    def sample(self) -> Numbers:
        """A random legal action for every game."""
        if not self._started:
            raise RuntimeError("call reset before sample")
        self._engine.sample()
        return self._arrays.sampled

    def close(self) -> None:
        """Ends the processes, if there are any."""
        self._engine.close()
