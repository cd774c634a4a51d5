"""The bot that searches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic

from sobremesa.bots.mind import Mind
from sobremesa.bots.search import Search
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView

# Between two looks at the clock.
STRETCH = 200
# The first iteration only opens the root: after this many, some move was looked at.
LEAST = 2


@dataclass(frozen=True)
class Effort:
    """How much a mind thinks: iterations and seconds at most."""

    iterations: int
    seconds: float = 3.0


@dataclass(frozen=True)
class Opinion:
    """What a search found of a move: how often it looked at it, and its worth to the seat, 0 to 1."""

    move: int
    visits: int
    worth: float


class SearchMind(Mind):
    """Searches imagined worlds for as long as its effort allows; solved endings it plays by their solution.

    ``share`` is how much of what it was shown it remembers, in games where remembering is the game (0 to 1).
    """

    effort = Effort(iterations=2000)
    share = 1.0

    def __init__(self, game: AnyGame, rng: Rng, effort: Effort | None = None) -> None:
        super().__init__(game, rng)
        self.effort = effort or self.effort

    def think(self, view: AnyView) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        remembered = self.player.recall(view, self.share)
        if remembered is not None:
            return remembered
        solution = self.player.solution(view)
        if solution is not None:
            return self._drawn(solution.weights)
        return self.opinions(view)[0].move

    def speak(self, view: AnyView) -> str | None:
        return self.player.speech(view, self.said, self.rng)

    def opinions(self, view: AnyView) -> list[Opinion]:
        """The moves that were looked at, the most visited first."""
        assert view.viewer is not None
        search = Search(view.viewer, self.game.blank(self.rng), self.player.rollout(), self.rng)
        imagination = self.player.posterior(view, self.said)
        end = monotonic() + self.effort.seconds
        most = max(LEAST, self.effort.iterations)
        while search.iterations < LEAST or (search.iterations < most and monotonic() < end):
            search.run(imagination, min(STRETCH, most - int(search.iterations)))
        found = [Opinion(move, visits, worth) for move, visits, worth in search.tried()]
        return sorted(found, key=lambda opinion: (-opinion.visits, -opinion.worth, opinion.move))

    def _drawn(self, weights: Mapping[int, float]) -> int:
        """A move as often as its weight says."""
        parts = 1_000_000
        number = self.rng.below(parts) / parts * sum(weights.values())
        for move, weight in weights.items():
            number -= weight
            if number < 0:
                return move
        return max(weights, key=lambda move: weights[move])
