"""PettingZoo's AEC environments of our games: one seat after another."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Unpack

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sobremesa.adapters.pettingzoo.settings import IllegalAction, SharedTable, TableSettings, game_of
from sobremesa.kernel.bits import first, has
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import payoff


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    deck: Path | str | None = None,
    **settings: Unpack[TableSettings],
) -> AECEnv:
    """The environment with PettingZoo's checks around it. The arguments are those of ``raw_env``."""
    table = raw_env(game, seats, options, deck, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def raw_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    deck: Path | str | None = None,
    **settings: Unpack[TableSettings],
) -> TableEnv:
    """A table of the game with these seats, options and deck; by default the smallest table and the printed deck. The
    other settings are those of ``TableSettings``."""
    return TableEnv(game_of(game, seats, options, deck), **settings)


class TableEnv(SharedTable, AECEnv):  # type: ignore[misc]  # PettingZoo's types are not marked as such
    """Seats that are asked at once choose one after the other, the lowest first, and their choices stay sealed.

    Rewards come at the end: every seat stakes one, and the winners share the total. A seat that makes a claim is asked
    again.
    """

    def __init__(self, game: AnyGame, **settings: Unpack[TableSettings]) -> None:
        AECEnv.__init__(self)
        SharedTable.__init__(self, game, 0, **settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.moves = 0
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
            "observation": self._observe(seat),
            "action_mask": np.append(moves, self._talk.mask(seat, asked=bool(moves.any()))),
        }

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
        self._talk.end_turn(seat)
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
        """A claim changes no state, and the agent is asked again."""
        seat = self.seat(agent)
        self._claims.append(SpokenClaim(seat, self.moves, self._talk.spend(seat, action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._show()

    def resample(self, agent: str, chance: random.Random) -> Callable[[], None] | None:
        """Replaces the true world by one that the agent cannot tell from it, and returns a function that undoes this.
        For ``sobremesa.laws.check_pettingzoo`` and for agents that search."""
        if all(self.terminations.values()):
            return None
        kept = self.game.blank(Rng(0))
        kept.copy_from(self._state)
        view = self.game.view(self._state, self.seat(agent))
        self.game.imagine(view).sample(Rng(chance.getrandbits(60)), self._state)
        return lambda: self._state.copy_from(kept)
