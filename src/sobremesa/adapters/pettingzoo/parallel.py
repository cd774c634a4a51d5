"""All seats that are asked choose at once: PettingZoo's parallel environments of our games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

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
from sobremesa.kernel.bits import has, members
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import payoff


def parallel_env(
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
) -> ParallelTableEnv:
    """The arguments are those of ``raw_env``."""
    made = game_of(game, seats, options, deck)
    return ParallelTableEnv(made, memory=memory, talk=talk, longest=longest, render_mode=render_mode, viewer=viewer)


class ParallelTableEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo's types are not marked as such
    """Every seat acts in every step. There is one action more than the game has moves and claims, the last one: to
    wait. It is the only legal one for a seat that is not asked. Whoever makes a claim is asked again in the next step.
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
        self.game = game
        self.longest = longest
        self.render_mode = checked_render_mode(render_mode)
        self.viewer = viewer
        self.metadata = metadata_of(game, is_parallelizable=True)
        self.possible_agents = agents_of(game)
        self.agents: list[str] = []
        self._eye = SeatEye(game, memory=memory)
        self._talk = Talk(game, talk)
        self._claims: list[Claim] = []
        self._moves = 0
        self.wait = len(game.moves) + len(self._talk.words)
        actions, size = self.wait + 1, self._eye.size + self._talk.size
        self.observation_spaces = {agent: observation_space_of(size, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = whole_space_of(game.seats, size)
        self._rng = Rng(Seed.fresh().number)
        self._state = game.blank(self._rng)
        self.steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # of the interface
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._rng.reseed(int(seed))
        self._state.deal()
        self.agents = self.possible_agents[:]
        self.steps = 0
        self._moves = 0
        self._talk.clear()
        self._claims.clear()
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int) -> dict[str, Any]:
        asked = has(self._state.to_act(), seat)
        parts = (self._eye.mask(self._state, seat), self._talk.mask(seat, asked=asked), [np.int8(not asked)])
        return {"observation": self._seen(seat), "action_mask": np.concatenate(parts)}

    def _seen(self, seat: int) -> NDArray[np.int8]:
        return np.append(self._eye.observe(self._state, seat), self._talk.observe(seat, self._claims))

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        asked = list(members(self._state.to_act()))
        self._check(asked, actions)
        for seat in asked:
            self._act(seat, int(actions[self.possible_agents[seat]]))
        self.steps += 1
        over = self._state.to_act() == 0
        winners = self._state.winners() if over else 0
        rewards = {agent: payoff(winners, self.game.seats, seat) for seat, agent in enumerate(self.agents)}
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, not over and self.steps == self.longest)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if over or self.steps == self.longest:
            self.agents = []
        self._show()
        return self._observations(), rewards, terminations, truncations, infos

    def _act(self, seat: int, action: int) -> None:
        if self._talk.is_open(seat, action):
            self._claims.append(Claim(seat, self._moves, self._talk.spend(seat, action)))
            return
        self._state.play(seat, action)
        self._talk.moved(seat)
        self._moves += 1

    def _check(self, asked: list[int], actions: dict[str, Any]) -> None:
        """Everything is legal before anything is played."""
        if set(actions) != set(self.agents):
            raise IllegalAction(f"every seat acts in a step: {', '.join(self.agents)}, not {', '.join(actions)}")
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions[agent])
            legal = [*members(self._state.legal(seat))] if seat in asked else [self.wait]
            if action not in legal and not (seat in asked and self._talk.is_open(seat, action)):
                raise IllegalAction(f"action {action} is not legal for {agent} now: see its action_mask")

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def state(self) -> Any:
        """What all seats see, for a critic in the middle of the table (MAPPO, QMIX). An agent may not have it."""
        return np.concatenate([self._seen(seat) for seat in range(self.game.seats)])

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return rendered(self.game.view(self._state, self.viewer), self.render_mode, self._claims)

    def close(self) -> None:
        """Nothing is held open."""
