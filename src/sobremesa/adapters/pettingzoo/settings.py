"""What both kinds of environment are made with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame

# A version rises when observations, actions or rewards change their meaning.
VERSIONS: Final = {"evidencia": 0, "euphoria": 0, "codigos": 0}
# For people, "human" prints the text after every step.
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class IllegalAction(ValueError):
    """An action that is not legal for its seat now. Nothing was played."""


def game_of(
    name: str,
    seats: int | None,
    options: Mapping[str, str] | None,
    deck: Path | str | None,
) -> AnyGame:
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name](seats=seats, options=options, deck=None if deck is None else Path(deck))


def checked_render_mode(mode: str | None) -> str | None:
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is {', '.join(RENDER_MODES)} or None, not {mode!r}")
    return mode


def metadata_of(game: AnyGame, *, is_parallelizable: bool) -> dict[str, Any]:
    return {
        "name": f"{game.about.name}_v{version_of(game.about.name)}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": is_parallelizable,
        "render_fps": 2,
    }


def version_of(game: str) -> int:
    """A game from outside, whose edition is its own affair, is always at its first version here."""
    return VERSIONS.get(game, 0)


def agents_of(game: AnyGame) -> list[str]:
    return [f"player_{seat}" for seat in range(game.seats)]


def whole_space_of(seats: int, size: int) -> spaces.Box:
    """Of what all seats see, one after the other: for critics that are trained in the middle of the table."""
    return spaces.Box(0, 1, (seats * size,), np.int8)


def observation_space_of(size: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (size,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
