"""How a search plays a world of Euphoria on, and judges it."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from sobremesa.games.euphoria.player.candidates import Candidates
from sobremesa.games.euphoria.player.policy import Policy
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.scoring import side_of
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.kernel.bits import all_below, first, has
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout, worth_of_end
from sobremesa.kernel.state import State

# How many rounds a search plays on before it judges a position. Hardly any game lasts as long, so the search learns
# what a team, an anarchist and a laser are worth from how worlds go on.
HORIZON: Final = 10


@final
class EuphoriaRollout(Rollout):
    """Every seat plays on by what it was shown in that world, and by nothing else."""

    def __init__(self) -> None:
        self.policy = Policy()
        self.candidates = Candidates()

    def candidate_moves(self, state: State, seat: i64) -> i64:
        return self.candidates.moves(cast(EuphoriaState, state), seat)

    def evaluate(self, state: State, seat: i64) -> float:
        """A victory is one. Before the end, exposed Leaders and the lasers that aim at them tell how it may go."""
        world = cast(EuphoriaState, state)
        if world.phase == c.OVER:
            return worth_of_end(world, seat)
        if has(world.anarchists, seat):
            return 0.25
        mine = side_of(world.side, world.leader, seat)
        hope = 0.4
        leaders = world.leader & world.exposed
        while leaders != 0:
            place = first(leaders)
            leaders &= leaders - 1
            weight = 0.1 + 0.05 * float(self._aimed_at(world, place // 3))
            if (world.side >> place) & 1 == mine:
                hope -= weight
            else:
                hope += weight
        if hope < 0.05:
            return 0.05
        if hope > 0.95:
            return 0.95
        return hope

    def _aimed_at(self, state: EuphoriaState, seat: i64) -> i64:
        count: i64 = 0
        holders = state.armed & all_below(state.seats)
        while holders != 0:
            if state.aim(first(holders)) == seat:
                count += 1
            holders &= holders - 1
        return count

    def run(self, state: State, rng: Rng) -> None:
        world = cast(EuphoriaState, state)
        last = world.turns + HORIZON * world.seats
        while world.phase != c.OVER and world.turns < last:
            seat = first(world.to_act())
            moves = world.legal(seat)
            if moves & (moves - 1) == 0:
                world.play(seat, first(moves))
            else:
                world.play(seat, self.policy.plan(world, seat, moves, rng))
