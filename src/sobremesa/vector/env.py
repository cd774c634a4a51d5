"""Gymnasium's interface for vector environments, over games in one process or several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Discrete, MultiBinary
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sobremesa.bots.batch import NEXT_STEP, SAME_STEP, WHEN_TOLD
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.seed import Seed
from sobremesa.vector.arrays import Bytes, Numbers
from sobremesa.vector.games import Games
from sobremesa.vector.workers import Workers

Infos = dict[str, Any]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]

AGAIN: Final = {
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.DISABLED: WHEN_TOLD,
}
RESET_MASK: Final = "reset_mask"


class IllegalActions(ValueError):
    """An action is not legal in its game now. No game was stepped."""


class VectorEnv(GymnasiumVectorEnv[Bytes, Numbers, Rewards]):
    """See the package's docstring. An observation shows what is on the table; with ``memory``, also what a seat could
    remember. ``longest`` truncates a game after this many moves; 0 never does. ``processes`` share the games, this one
    included. With ``copy`` every step returns fresh observations, which wrappers may keep and change."""

    def __init__(
        self,
        game: AnyGame,
        num_envs: int,
        *,
        memory: bool = True,
        longest: int = 0,
        processes: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = False,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}")
        if longest < 0:
            raise ValueError(f"longest is at least 0, not {longest}")
        if not 1 <= processes <= num_envs:
            raise ValueError(f"processes are from 1 to num_envs ({num_envs}), not {processes}")
        mode = AutoresetMode(autoreset_mode)
        again = AGAIN[mode]
        self.game = game
        self.num_envs = num_envs
        self.seats = game.seats
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self._engine: Games | Workers = (
            Games(game, num_envs, memory=memory, longest=longest, again=again)
            if processes == 1
            else Workers(game, num_envs, memory=memory, longest=longest, again=again, processes=processes)
        )
        self._arrays = self._engine.arrays
        self._again = again
        self._copy = copy
        self.single_observation_space = MultiBinary(self.observation_shape[1])
        self.single_action_space = Discrete(self.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._places = np.arange(num_envs)
        self._started = False

    @property
    def observation_shape(self) -> tuple[int, int]:
        games, width = self._arrays.observations.shape
        return games, width

    @property
    def num_actions(self) -> int:
        return len(self.game.moves)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Bytes, Infos]:
        """Deals every game. The same seed gives the same games, however many there are; without a seed, random numbers
        go on. A list holds one seed for each game. ``options={"reset_mask": ...}`` deals only where the mask is
        true."""
        where = self._where(options)
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=None if seed is None else int(seed))
            if seed is not None or not self._started:
                self._engine.reseed(Seed.fresh().number if seed is None else int(seed))
        else:
            self._engine.reseed_each(self._each(seed))
        if where is None:
            self._engine.deal()
        elif not self._started:
            raise RuntimeError("call reset without a mask first: no game has begun")
        else:
            self._engine.deal_where(where.astype(np.int64))
        self._started = True
        return self._observations(), self._infos()

    def _each(self, seeds: Sequence[int | None]) -> list[int]:
        if len(seeds) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} games and {len(seeds)} seeds")
        return [Seed.fresh().number if seed is None else int(seed) for seed in seeds]

    def _where(self, options: Mapping[str, Any] | None) -> Flags | None:
        unknown = set(options or ()) - {RESET_MASK}
        if unknown:
            raise ValueError(f"reset has the option {RESET_MASK!r}, not {min(unknown)!r}")
        if not options:
            return None
        mask = np.asarray(options[RESET_MASK])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(f"{RESET_MASK} is an array of {self.num_envs} truth values")
        return mask

    def step(  # type: ignore[override]  # in Gymnasium's types rewards and flags are of one kind
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Bytes, Rewards, Flags, Flags, Infos]:
        """Makes one move in every game, by the seat to move. An illegal action is refused before any game is
        stepped."""
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
        return self._observations(), arrays.earned, arrays.ended, arrays.broken_off, self._infos()

    def _observations(self) -> Bytes:
        return self._arrays.observations.copy() if self._copy else self._arrays.observations

    def _check(self, moves: Numbers) -> None:
        known = np.clip(moves, 0, self.num_actions - 1)
        legal = self._arrays.masks[self._places, known].astype(np.bool_) & (known == moves)
        if self._again == NEXT_STEP:
            # A finished game is dealt again and ignores its action.
            legal |= self._over()
        if not legal.all():
            place = int(np.flatnonzero(~legal)[0])
            raise IllegalActions(self._why(place, int(moves[place])))

    def _over(self) -> Flags:
        return self._arrays.ended | self._arrays.broken_off

    def _why(self, place: int, move: int) -> str:
        if self._again == WHEN_TOLD and self._over()[place]:
            return f"game {place} is over: deal it again with reset(options={{{RESET_MASK!r}: ...}})"
        legal = ", ".join(str(code) for code in np.flatnonzero(self._arrays.masks[place]))
        return f"game {place}: action {move} is not legal for seat {self._arrays.turns[place]} now; legal: {legal}"

    def _infos(self) -> Infos:
        """In Gymnasium's form: ``_name`` is the mask of ``name``."""
        arrays = self._arrays
        infos: Infos = {
            "action_mask": arrays.masks,
            "seat": arrays.turns,
            "length": arrays.lengths,
            "rewards": arrays.rewards,
        }
        over = self._over()
        if over.any():
            told: Infos = {"scores": arrays.scores, "_scores": over}
            if self._again == SAME_STEP:
                told |= {"length": arrays.last_lengths, "_length": over}
                infos |= {
                    "final_info": told,
                    "_final_info": over,
                    "final_obs": self._final_obs(over),
                    "_final_obs": over,
                }
            else:
                infos |= told
        return infos

    def _final_obs(self, over: Flags) -> NDArray[np.object_]:
        """In the form that observation wrappers expect and write to: an array of arrays, with None for games that go
        on."""
        found = np.full(self.num_envs, None, np.object_)
        for place in np.flatnonzero(over):
            found[place] = self._arrays.last_seen[place].copy()
        return found

    def sample(self) -> Numbers:
        """A random legal action for every game; 0 where none is legal."""
        if not self._started:
            raise RuntimeError("call reset before sample")
        self._engine.sample()
        return self._arrays.sampled

    def close_extras(self, **_kwargs: Any) -> None:
        """Ends the processes, if there are any."""
        self._engine.close()
