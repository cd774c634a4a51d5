"""PettingZoo's parallel environments of our games: all seats that are asked choose at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Unpack

import numpy as np
from pettingzoo import ParallelEnv

from sobremesa.adapters.pettingzoo.settings import IllegalAction, SharedTable, TableSettings, game_of
from sobremesa.kernel.bits import has, members
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.state import payoff


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    deck: Path | str | None = None,
    **settings: Unpack[TableSettings],
) -> ParallelTableEnv:
    """The arguments are those of ``raw_env``."""
    return ParallelTableEnv(game_of(game, seats, options, deck), **settings)


class ParallelTableEnv(SharedTable, ParallelEnv):  # type: ignore[misc]  # PettingZoo's types are not marked as such
    """Every seat acts in every step. One action comes after the game's moves and claims: to wait. It is the only legal
    action of a seat that is not asked. A seat that makes a claim is asked again in the next step."""

    def __init__(self, game: AnyGame, **settings: Unpack[TableSettings]) -> None:
        SharedTable.__init__(self, game, 1, **settings)
        self.wait = len(game.moves) + len(self._talk.words)
        self.steps = 0
        self._moves = 0

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # of the interface
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._deal(seed)
        self.steps = 0
        self._moves = 0
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int) -> dict[str, Any]:
        asked = has(self._state.to_act(), seat)
        parts = (self._eye.mask(self._state, seat), self._talk.mask(seat, asked=asked), [np.int8(not asked)])
        return {"observation": self._observe(seat), "action_mask": np.concatenate(parts)}

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
            self._claims.append(SpokenClaim(seat, self._moves, self._talk.spend(seat, action)))
            return
        self._state.play(seat, action)
        self._talk.end_turn(seat)
        self._moves += 1

    def _check(self, asked: list[int], actions: dict[str, Any]) -> None:
        """Checks all actions before any is played."""
        if set(actions) != set(self.agents):
            raise IllegalAction(f"every seat acts in a step: {', '.join(self.agents)}, not {', '.join(actions)}")
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions[agent])
            legal = [*members(self._state.legal(seat))] if seat in asked else [self.wait]
            if action not in legal and not (seat in asked and self._talk.is_open(seat, action)):
                raise IllegalAction(f"action {action} is not legal for {agent} now: see its action_mask")
