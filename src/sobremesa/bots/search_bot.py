"""The bot that searches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import monotonic

from sobremesa.bots.bot import Bot
from sobremesa.bots.search import Search
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.player import PLAIN, Style
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination
from sobremesa.kernel.view import AnyView

# Iterations between two looks at the clock.
STRETCH = 200
# The first iteration only opens the root: after this many, some move was looked at.
LEAST = 2
# A move is nearly as good as the best within this chance to win, if the search looked at it often enough to tell.
NEARLY = 0.02
OFTEN = 0.75
# With few worlds, a move that looks nearly equal is often worse: a bot with tastes searches for this share longer.
SECOND_LOOK = 0.5
# With fewer worlds a mix can be exploited as much as one move, and plays a little worse (docs/measurements.md).
ENOUGH_TO_MIX = 5000
# Smaller shares of a mix are dropped: they are mostly what was tried at first.
SMALL = 0.3


@dataclass(frozen=True)
class Effort:
    """How long a bot thinks: iterations and seconds at most."""

    iterations: int
    seconds: float = 3.0


@dataclass(frozen=True)
class Opinion:
    """What a search found of a move: how often it looked at it, and its worth to the seat, 0 to 1."""

    move: int
    visits: int
    worth: float


@dataclass(frozen=True)
class TimedSearch:
    """A search, the worlds that the seat imagines, the worlds that a spectator would imagine (where it mixes), and when
    its time is over."""

    search: Search
    imagination: Imagination
    public: Imagination | None
    end: float

    def look(self, iterations: int) -> Search:
        """Searches on to this many iterations in all, or until the time is over."""
        search, most = self.search, max(LEAST, iterations)
        while search.own_worlds < LEAST or (search.iterations < most and monotonic() < self.end):
            search.run(self.imagination, min(STRETCH, max(LEAST, most - int(search.iterations))), self.public)
        return search


class SearchBot(Bot):
    """Searches imagined worlds for as long as its effort allows; solved endings it plays by their solution.

    ``share`` is how much of what it was shown it remembers, in games where remembering is the game (0 to 1).
    ``style`` is how it talks, and how it decides between moves that are nearly equal.
    """

    effort = Effort(iterations=2000)
    share = 1.0
    style: Style = PLAIN

    def __init__(self, game: AnyGame, rng: Rng, effort: Effort | None = None) -> None:
        super().__init__(game, rng)
        self.effort = effort or self.effort

    def think(self, view: AnyView) -> int:
        return self._draw(self.policy(view))

    def policy(self, view: AnyView) -> Mapping[int, float]:
        """A mix where the game is solved or the choice is sealed, else one move."""
        if len(view.moves) == 1:
            return {view.moves[0]: 1.0}
        remembered = self.player.recall(view, self.share)
        if remembered is not None:
            return {remembered: 1.0}
        solution = self.player.solution(view)
        if solution is not None:
            return solution.weights
        thought = self._begin(view)
        search = thought.look(self.effort.iterations)
        found = _opinions(search)
        if not search.is_mixed or not found[0].visits:
            if self.style.tastes and len(near(found)) > 1:
                found = _opinions(thought.look(int(self.effort.iterations * (1 + SECOND_LOOK))))
            return {self.prefer(view, found).move: 1.0}
        total = sum(opinion.visits for opinion in found)
        least = min(SMALL * total, found[0].visits)
        kept = [opinion for opinion in found if opinion.visits >= least]
        whole = sum(opinion.visits for opinion in kept)
        return {opinion.move: opinion.visits / whole for opinion in kept}

    def prefer(self, view: AnyView, found: Sequence[Opinion]) -> Opinion:
        """The best of these opinions; of those that are nearly as good, the one that the style likes most."""
        if not self.style.tastes:
            return found[0]
        return max(near(found), key=lambda one: self.style.likes(self.player.tastes(view, one.move)))

    def speak(self, view: AnyView) -> str | None:
        return self.player.speech(view, self.said, self.rng, self.style)

    def opinions(self, view: AnyView) -> list[Opinion]:
        """The moves that were looked at, the most visited first; where the seat mixes, by their part in the mix."""
        return _opinions(self.search(view))

    def search(self, view: AnyView) -> Search:
        return self._begin(view).look(self.effort.iterations)

    def _begin(self, view: AnyView) -> TimedSearch:
        assert view.viewer is not None
        mixing = self.effort.iterations >= ENOUGH_TO_MIX
        search = Search(view.viewer, self.game.blank(self.rng), self.player.rollout(), self.rng, mixing)
        imagination = self.player.posterior(view, self.said)
        seen = self.player.spectator_view(view) if mixing else None
        public = None if seen is None else self.game.imagine(seen)
        return TimedSearch(search, imagination, public, monotonic() + self.effort.seconds)

    def _draw(self, weights: Mapping[int, float]) -> int:
        """A move as often as its weight says."""
        if len(weights) == 1:
            return next(iter(weights))
        parts = 1_000_000
        number = self.rng.below(parts) / parts * sum(weights.values())
        for move, weight in weights.items():
            number -= weight
            if number < 0:
                return move
        return max(weights, key=lambda move: weights[move])


def near(found: Sequence[Opinion]) -> list[Opinion]:
    """The best opinion, and those that are nearly as good."""
    best = found[0]
    return [one for one in found if one.worth >= best.worth - NEARLY and one.visits >= OFTEN * best.visits]


def _opinions(search: Search) -> list[Opinion]:
    found = [Opinion(move, visits, worth) for move, visits, worth in search.tried_moves()]
    return sorted(found, key=lambda opinion: (-opinion.visits, -opinion.worth, opinion.move))
