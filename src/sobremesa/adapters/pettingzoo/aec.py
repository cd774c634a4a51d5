"""One seat after another: PettingZoo's AEC environments of our games."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sobremesa.adapters.pettingzoo.picture import rendered
from sobremesa.adapters.pettingzoo.settings import (
    IllegalAction,
    agents_of,
    checked_render_mode,
    game_of,
    metadata_of,
    observation_space_of,
    whole_space_of,
)
from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.adapters.talk import Talk, TalkRule
from sobremesa.kernel.bits import first, has
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import payoff


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    deck: Path | str | None = None,
    *,
    memory: bool = True,
    talk: bool | TalkRule = False,
    longest: int = 0,
    render_mode: str | None = None,
    viewer: Viewer = None,
) -> AECEnv:
    """The environment with PettingZoo's checks around it. The arguments are those of ``raw_env``."""
    table = raw_env(
        *(game, seats, options, deck),
        memory=memory,
        talk=talk,
        longest=longest,
        render_mode=render_mode,
        viewer=viewer,
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def raw_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    deck: Path | str | None = None,
    *,
    memory: bool = True,
    talk: bool | TalkRule = False,
    longest: int = 0,
    render_mode: str | None = None,
    viewer: Viewer = None,
) -> TableEnv:
    """A table of the game with these seats, options and deck; the smallest table and the printed game by default.

    Without ``memory`` an observation is what lies in sight. With ``talk``, in games that have claims, seats hear what
    is claimed, and may claim something before they move (``sobremesa.adapters.talk``). ``longest`` truncates a game
    after this many moves, 0 never does. ``render`` shows what ``viewer`` sees: a seat, or None for a spectator.
    """
    made = game_of(game, seats, options, deck)
    return TableEnv(made, memory=memory, talk=talk, longest=longest, render_mode=render_mode, viewer=viewer)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo's types are not marked as such
    """Where several seats are asked at once, the lowest goes first, and its choice stays sealed.

    Rewards come at the end: everybody stakes one, and the winners share it all. Whoever makes a claim is asked again.
    """

    def __init__(
        self,
        game: AnyGame,
        *,
        memory: bool,
        talk: bool | TalkRule,
        longest: int,
        render_mode: str | None,
        viewer: Viewer,
    ) -> None:
        super().__init__()
        self.game = game
        self.longest = longest
        self.render_mode = checked_render_mode(render_mode)
        self.viewer = viewer
        self.metadata = metadata_of(game, is_parallelizable=False)
        self.possible_agents = agents_of(game)
        self._eye = SeatEye(game, memory=memory)
        self._talk = Talk(game, talk)
        self._claims: list[Claim] = []
        actions, size = len(game.moves) + len(self._talk.words), self._eye.size + self._talk.size
        self.observation_spaces = {agent: observation_space_of(size, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = whole_space_of(game.seats, size)
        self._rng = Rng(Seed.fresh().number)
        self._state = game.blank(self._rng)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._rng.reseed(int(seed))
        self._state.deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.moves = 0
        self._talk.clear()
        self._claims.clear()
        self._ask()
        self._show()

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[int(first(self._state.to_act()))]

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat(agent)
        moves = self._eye.mask(self._state, seat)
        return {
            "observation": self._observation(seat),
            "action_mask": np.append(moves, self._talk.mask(seat, asked=bool(moves.any()))),
        }

    def _observation(self, seat: int) -> NDArray[np.int8]:
        return np.append(self._eye.observe(self._state, seat), self._talk.observe(seat, self._claims))

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat(agent)
        if action is not None and self._talk.is_open(seat, int(action)):
            self._claim(agent, int(action))
            return
        if (
            action is None
            or not 0 <= int(action) < len(self.game.moves)
            or not has(self._state.legal(seat), int(action))
        ):
            raise IllegalAction(f"action {action} is not legal for {agent} now: see its action_mask")
        self._state.play(seat, int(action))
        self._talk.moved(seat)
        self.moves += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._state.to_act() == 0:
            winners = self._state.winners()
            for place, who in enumerate(self.agents):
                self.rewards[who] = payoff(winners, self.game.seats, place)
                self.terminations[who] = True
        elif self.moves == self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._ask()
        self._accumulate_rewards()
        self._show()

    def _claim(self, agent: str, action: int) -> None:
        """It changes no state, and the agent is asked again."""
        seat = self.seat(agent)
        self._claims.append(Claim(seat, self.moves, self._talk.spend(seat, action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def state(self) -> Any:
        """What all seats see, for a critic in the middle of the table (MAPPO, QMIX). An agent may not have it."""
        return np.concatenate([self._observation(seat) for seat in range(self.game.seats)])

    def resample(self, agent: str, chance: random.Random) -> Callable[[], None] | None:
        """Puts a world in the place of the true one that the agent cannot tell from it, and gives the way back. For
        ``sobremesa.laws.check_pettingzoo``, and for agents that search."""
        if all(self.terminations.values()):
            return None
        kept = self.game.blank(Rng(0))
        kept.copy_from(self._state)
        view = self.game.view(self._state, self.seat(agent))
        self.game.imagine(view).sample(Rng(chance.getrandbits(60)), self._state)
        return lambda: self._state.copy_from(kept)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return rendered(self.game.view(self._state, self.viewer), self.render_mode, self._claims)

    def close(self) -> None:
        """Nothing is held open."""
