"""Where a game stands, as OpenSpiel asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from sobremesa.adapters.openspiel.course import Course
from sobremesa.kernel.bits import first, members
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import payoff


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    def __init__(self, spiel_game: Any) -> None:
        super().__init__(spiel_game)
        self.course: Course = spiel_game.begin()

    def current_player(self) -> int:
        if self.course.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.course.state.to_act()
        return int(first(asked)) if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.course.outcomes and self.course.state.to_act() == 0

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return list(members(self.course.state.legal(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.course.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.course.game.moves.text(action)

    def returns(self) -> list[float]:
        seats = self.course.game.seats
        winners = self.course.state.winners() if self.is_terminal() else 0
        return [payoff(winners, seats, seat) for seat in range(seats)]

    def __str__(self) -> str:
        """The whole truth: where everything lies."""
        if not self.course.begun:
            return "the deal"
        places = self.course.game.whereabouts(self.course.state)
        return "\n".join(f"{place}: {' '.join(things)}" for place, things in places.items())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A random world that the player cannot rule out, to be played on from here.

        The others' information states begin again in it, with what they see. It has no history of actions, and so
        cannot be serialized.
        """
        game, truth = self.course.game, self.course.state
        world = game.blank(self.course.rng)
        imagination = game.imagine(game.view(truth, player))
        chance = Rng(int(sampler() * 2**53))
        imagination.sample(chance, world)
        # Seats are asked in turn here, so it is known who has answered, even where the table does not show it.
        while world.to_act() != truth.to_act():
            imagination.sample(chance, world)
        found: SpielState = self.get_game().new_initial_state()
        found.course = self.course.imagined(player, world)
        return found
