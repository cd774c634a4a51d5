"""Thousands of games stepped together, for training: a batched environment in compiled code.

>>> import sobremesa.vector
>>> env = sobremesa.vector.make("evidencia", num_envs=4096)
>>> observations, infos = env.reset(seed=1)
>>> moves = env.sample()  # or what a policy chooses under infos["action_mask"]
>>> observations, rewards, terminations, truncations, infos = env.step(moves)

The interface is Gymnasium's for vector environments, with what a game of several seats needs more: every game asks one
seat at a time (``infos["seat"]``), the observation is that seat's, and rewards have a column for every seat. A game
that ends is dealt anew in the same step (Gymnasium's ``SAME_STEP``): its rewards are those of the end, its
observation is the first of the new game.

The arrays are views into the engine's own memory: read-only, and written over by the next step. Whoever keeps them
copies them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.batch import ALL_LEGAL, Batch
from sobremesa.kernel.errors import BadOption
from sobremesa.kernel.game import Game
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.tape import WORD
from sobremesa.kernel.text import KERNEL

Bytes = NDArray[np.uint8]
Infos = dict[str, NDArray[Any]]


class IllegalAction(ValueError):
    """An action that its game does not allow now. Nothing was played."""


def make(
    game: str,
    num_envs: int,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    deck: Path | None = None,
    memory: bool = True,
    longest: int = 0,
) -> VectorEnv:
    """So many games of a kind. ``memory`` and ``longest`` are as in ``VectorEnv``."""
    if game not in GAMES:
        raise BadOption(KERNEL.message("bad-option-value", option="game", value=game, allowed=", ".join(GAMES)))
    return VectorEnv(GAMES[game](seats=seats, options=options, deck=deck), num_envs, memory=memory, longest=longest)


class VectorEnv:
    """See the module. Without ``memory`` an observation is what lies in sight; with it, also what a seat could
    remember. ``longest`` breaks a game off (truncates it) after so many moves, 0 never does."""

    metadata = {"autoreset_mode": "SameStep", "render_modes": []}  # noqa: RUF012  # as Gymnasium names it

    def __init__(self, game: Game, num_envs: int, *, memory: bool = True, longest: int = 0) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}")
        if longest < 0:
            raise ValueError(f"longest is at least 0, not {longest}")
        self.game = game
        self.num_envs = num_envs
        self.seats = game.seats
        self._rngs = [Rng(0) for _ in range(num_envs)]
        self._chooser = Rng(0)
        observer = game.observer()
        self._batch = batch = Batch([game.blank(rng) for rng in self._rngs], observer, len(game.moves), longest)
        width = observer.size(memory=memory)
        seen = np.frombuffer(memoryview(batch.seen.cells), np.uint8).reshape(num_envs, batch.seen.words * WORD)
        masks = np.frombuffer(memoryview(batch.masks.cells), np.uint8).reshape(num_envs, batch.masks.words * WORD)
        self._observations: Bytes = seen[:, :width]
        self._rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(num_envs, game.seats)
        self._ended = np.frombuffer(memoryview(batch.ended), np.bool_)
        self._broken_off = np.frombuffer(memoryview(batch.broken_off), np.bool_)
        self._sampled = np.frombuffer(memoryview(batch.sampled), np.int64)
        self._infos: Infos = {
            "action_mask": masks[:, : len(game.moves)],
            "seat": np.frombuffer(memoryview(batch.turns), np.int64),
            "length": np.frombuffer(memoryview(batch.lengths), np.int64),
        }
        self._started = False

    @property
    def observation_shape(self) -> tuple[int, int]:
        games, width = self._observations.shape
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
            number = Seed.fresh().number if seed is None else seed
            for place, rng in enumerate(self._rngs, start=1):
                rng.reseed(number * 2**32 + place)
            self._chooser.reseed(number * 2**32)
        self._started = True
        self._batch.deal()
        return self._observations, self._infos

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
        moves = vec[i64](np.ascontiguousarray(chosen, np.int64))
        wrong = self._batch.first_illegal(moves)
        if wrong != ALL_LEGAL:
            raise IllegalAction(self._why(int(wrong), int(moves[wrong])))
        self._batch.step(moves)
        return self._observations, self._rewards, self._ended, self._broken_off, self._infos

    def _why(self, place: int, move: int) -> str:
        legal = ", ".join(str(code) for code in np.flatnonzero(self._infos["action_mask"][place]))
        return f"game {place}: action {move} is not legal for seat {self._infos['seat'][place]} now; legal: {legal}"

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game."""
        if not self._started:
            raise RuntimeError("call reset before sample")
        self._batch.sample(self._chooser)
        return self._sampled

    def close(self) -> None:
        """Nothing is held open; here for the interface."""
