"""How a search plays a world on and judges it: the compiled half of a game's player."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sobremesa.kernel.bits import all_below, first, has
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollout:
    """Plays by the rules alone. A game overrides what it can do better.

    A rollout may keep notes of its own while it works: it belongs to one search.
    """

    def search_key(self, state: State, seat: i64) -> i64:
        """What tells the seat's positions apart: all that it knows, or less where chance would scatter a search over
        positions that hardly differ."""
        return state.knowledge_key(seat)

    def candidate_moves(self, state: State, seat: i64) -> i64:
        """The legal moves that are worth thinking about: all, unless some are known never to be better than others.
        They depend on what the seat knows, and on nothing else."""
        return state.legal(seat)

    def mixes(self, state: State) -> bool:  # noqa: ARG002  # games with sealed choices look at the state
        """Whether two seats choose in secret from each other now, so that the best choice may be a mixed one."""
        return False

    def reopen(self, state: State) -> None:
        """Takes back the choices that are sealed in a world: the seats that made them are asked again, and decide as
        well as the searching seat. A game without sealed choices has nothing to do."""

    def evaluate(self, state: State, seat: i64) -> float:
        """What a position where ``run`` stopped is worth to the seat, 0 to 1."""
        return worth_of_end(state, seat)

    def run(self, state: State, rng: Rng) -> None:
        """Plays on quickly, to the end or to where ``evaluate`` can judge."""
        seats = state.to_act()
        while seats:
            seat = first(seats)
            state.play(seat, rng.draw(state.legal(seat)))
            seats = state.to_act()


def worth_of_end(state: State, seat: i64) -> float:
    """1 for a victory, 0 for a defeat, one half if all won together."""
    won = state.winners()
    if won == all_below(state.seats):
        return 0.5
    return 1.0 if has(won, seat) else 0.0
