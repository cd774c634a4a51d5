"""The searching bot in several processes at once."""

from __future__ import annotations

from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from sobremesa.bots.thinker import Effort, Opinion, SearchMind
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView


class CrowdMind(SearchMind):
    """Every process searches the same view with chance of its own; what they found is added up.

    The effort is each process's own. Close it when the game is over.
    """

    def __init__(self, game: AnyGame, rng: Rng, effort: Effort | None = None, processes: int = 2) -> None:
        super().__init__(game, rng, effort)
        self.processes = processes
        self._pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))

    def close(self) -> None:
        self._pool.shutdown()

    def opinions(self, view: AnyView) -> list[Opinion]:
        seeds = [int(self.rng.next32()) for _process in range(self.processes)]
        found = [self._pool.submit(search_alone, self.game, self.effort, seed, view, self.said) for seed in seeds]
        visits: defaultdict[int, int] = defaultdict(int)
        worth: defaultdict[int, float] = defaultdict(float)
        for opinion in (opinion for future in found for opinion in future.result()):
            visits[opinion.move] += opinion.visits
            worth[opinion.move] += opinion.visits * opinion.worth
        merged = [Opinion(move, visits[move], worth[move] / visits[move]) for move in visits]
        return sorted(merged, key=lambda opinion: (-opinion.visits, -opinion.worth, opinion.move))


def search_alone(game: AnyGame, effort: Effort, seed: int, view: AnyView, said: tuple[Claim, ...]) -> list[Opinion]:
    """One process's part."""
    mind = SearchMind(game, Rng(seed), effort)
    mind.hear(said)
    return mind.opinions(view)
