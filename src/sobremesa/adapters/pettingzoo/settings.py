"""What both kinds of environment share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sobremesa.adapters.pettingzoo.picture import render_view
from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.adapters.talk import TalkChannel, TalkRule
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

# "human" prints the text after every step.
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class TableSettings(TypedDict, total=False):
    """An observation shows what is on the table; with ``memory``, also what the seat could remember. With ``talk``, in
    games with claims, seats hear claims and may make one before they move (``sobremesa.adapters.talk``). ``longest``
    truncates a game after this many moves; 0 never does. ``render`` shows what ``viewer`` sees: a seat, or None for a
    spectator."""

    memory: bool
    talk: bool | TalkRule
    longest: int
    render_mode: str | None
    viewer: Viewer


class IllegalAction(ValueError):
    """The action is not legal for its seat now. Nothing was played."""


def game_of(
    name: str,
    seats: int | None,
    options: Mapping[str, str] | None,
    deck: Path | str | None,
) -> AnyGame:
    if name not in GAMES:
        raise ValueError(f"unknown game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name](seats=seats, options=options, deck=None if deck is None else Path(deck))


def check_render_mode(mode: str | None) -> str | None:
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is {', '.join(RENDER_MODES)} or None, not {mode!r}")
    return mode


class SharedTable:
    """A game with its seats' observations and legal actions. ``further`` actions come after the moves and claims of the
    game."""

    def __init__(
        self,
        game: AnyGame,
        further: int,
        *,
        memory: bool = True,
        talk: bool | TalkRule = False,
        longest: int = 0,
        render_mode: str | None = None,
        viewer: Viewer = None,
    ) -> None:
        self.game = game
        self.longest = longest
        self.render_mode = check_render_mode(render_mode)
        self.viewer = viewer
        self.metadata = metadata_of(game, is_parallelizable=bool(further))
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self._eye = SeatEye(game, memory=memory)
        self._talk = TalkChannel(game, talk)
        self._claims: list[SpokenClaim] = []
        actions = len(game.moves) + len(self._talk.words) + further
        size = self._eye.size + self._talk.size
        self.observation_spaces = {agent: observation_space_of(size, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        # All seats' observations in a row, for centralized critics.
        self.state_space = spaces.Box(0, 1, (game.seats * size,), np.int8)
        self._rng = Rng(Seed.fresh().number)
        self._state = game.blank(self._rng)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._rng.reseed(int(seed))
        self._state.deal()
        self.agents = self.possible_agents[:]
        self._talk.clear()
        self._claims.clear()

    def _observe(self, seat: int) -> NDArray[np.int8]:
        return np.append(self._eye.observe(self._state, seat), self._talk.observe(seat, self._claims))

    def state(self) -> Any:
        """All seats' observations, for a centralized critic (MAPPO, QMIX). An agent must not have them."""
        return np.concatenate([self._observe(seat) for seat in range(self.game.seats)])

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return render_view(self.game.view(self._state, self.viewer), self.render_mode, self._claims)

    def close(self) -> None:
        """There is nothing to close."""


def metadata_of(game: AnyGame, *, is_parallelizable: bool) -> dict[str, Any]:
    return {
        "name": f"{game.about.name}_v{game.about.study.environment_version}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": is_parallelizable,
        "render_fps": 2,
    }


def observation_space_of(size: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (size,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
