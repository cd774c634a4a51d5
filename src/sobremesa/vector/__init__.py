"""Thousands of games stepped together, for training: a batched environment in compiled code.

>>> import sobremesa.vector
>>> env = sobremesa.vector.make(game, num_envs=4096)  # the name of a game
>>> observations, infos = env.reset(seed=1)
>>> moves = env.sample()  # or what a policy chooses under infos["action_mask"]
>>> observations, rewards, terminations, truncations, infos = env.step(moves)

It is a ``gymnasium.vector.VectorEnv`` for games of several seats. Every game asks one seat at a time
(``infos["seat"]``). The observation and the mask (``infos["action_mask"]``) are that seat's; the reward belongs to the
seat that moved, and ``infos["rewards"]`` has a column for every seat. A finished game is dealt again in the same step
(Gymnasium's ``SAME_STEP``): its reward is the final one, its observation the first of the new game.
``infos["final_obs"]`` is what the seat that moved last saw at the end, ``infos["final_info"]`` has the length and the
scores. ``autoreset_mode`` may also be ``NextStep`` or ``Disabled``.

The arrays are read-only, and the next step overwrites them: copy what you keep (``copy=True`` does so for
observations). In one process they are views into the engine's memory. With more ``processes``, up to the number of
cores, the games are spread over them and the arrays lie in shared memory; the games are the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gymnasium.vector import AutoresetMode

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import BadOption
from sobremesa.kernel.text import KERNEL
from sobremesa.vector.env import IllegalActions, VectorEnv

__all__ = ["IllegalActions", "VectorEnv", "make"]


def make(
    game: str,
    num_envs: int,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    deck: Path | str | None = None,
    memory: bool = True,
    longest: int = 0,
    processes: int = 1,
    autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    copy: bool = False,
) -> VectorEnv:
    """An environment of ``num_envs`` games. The other arguments are those of ``VectorEnv``."""
    if game not in GAMES:
        raise BadOption(KERNEL.message("bad-option-value", option="game", value=game, allowed=", ".join(GAMES)))
    played = GAMES[game](seats=seats, options=options, deck=None if deck is None else Path(deck))
    return VectorEnv(
        played,
        num_envs,
        memory=memory,
        longest=longest,
        processes=processes,
        autoreset_mode=autoreset_mode,
        copy=copy,
    )
