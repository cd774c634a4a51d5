"""Advice for a seat, from what that seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sobremesa.bots.thinker import Effort, SearchMind
from sobremesa.kernel.game import Game
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View

ENOUGH = Effort(iterations=20_000, seconds=2.0)


@dataclass(frozen=True)
class Hint:
    """A move, the chance to win with it, how much of the search went to it, and a sentence why."""

    move: int
    chance: float
    share: float
    why: Message


def hints(game: Game, view: View[Any, Any], effort: Effort = ENOUGH, seed: int = 1) -> list[Hint]:
    """The moves worth a look, the best first. The same view and effort (by iterations) give the same advice."""
    if not view.moves:
        return []
    solution = game.endgame(view)
    if solution is not None:
        total, promised = sum(solution.values()) or 1.0, game.promises(view)
        best = sorted((move for move in solution if solution[move] > 0), key=lambda move: (-solution[move], move))
        return [Hint(move, promised[move], solution[move] / total, game.why(view, move)) for move in best]
    opinions = SearchMind(game, Rng(seed), effort).opinions(view)
    looks = sum(opinion.visits for opinion in opinions)
    return [
        Hint(opinion.move, opinion.worth, opinion.visits / looks, game.why(view, opinion.move)) for opinion in opinions
    ]
