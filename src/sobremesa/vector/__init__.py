"""Thousands of games stepped together, for training: a batched environment in compiled code.

>>> import sobremesa.vector
>>> env = sobremesa.vector.make(game, num_envs=4096)  # the name of a game
>>> observations, infos = env.reset(seed=1)
>>> moves = env.sample()  # or what a policy chooses under infos["action_mask"]
>>> observations, rewards, terminations, truncations, infos = env.step(moves)

It is a ``gymnasium.vector.VectorEnv``, with what a game of several seats needs more: every game asks one seat at a
time (``infos["seat"]``), the observation and the mask (``infos["action_mask"]``) are that seat's, the reward is that of
the seat that moved, and ``infos["rewards"]`` has a column for every seat. A game that ends is dealt again in the same
step (Gymnasium's ``SAME_STEP``): its reward is that of the end, its observation is the first of the new game, and
``infos["final_obs"]`` is what the seat that moved last saw at the end, ``infos["final_info"]`` its length and the
scores. ``autoreset_mode`` may be ``NextStep`` or ``Disabled`` too.

The arrays are read-only and written over by the next step: whoever keeps them copies them (``copy=True``
does it for observations). In one process they are
views into the engine's own memory. With more ``processes``, as many as the machine has cores, the games are shared out
among them and the arrays lie in memory that all of them see; the games are the same ones.
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
    """This many games of a kind. The other arguments are as in ``VectorEnv``."""
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
