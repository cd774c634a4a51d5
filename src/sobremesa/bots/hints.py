"""Advice for a seat, from what that seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.player import Player
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import AnyView

ENOUGH = Effort(iterations=20_000, seconds=2.0)
GLANCES = 3


@dataclass(frozen=True)
class MoveHint:
    """A move, the chance to win with it (0 where nothing was searched), how much of the search went to it, and a
    sentence why."""

    move: int
    chance: float
    share: float
    why: Message


def hints(game: AnyGame, view: AnyView, effort: Effort = ENOUGH, seed: int = 1) -> list[MoveHint]:
    """The moves worth a look, the best first. The same view and effort (by iterations) give the same advice."""
    if not view.moves:
        return []
    player = game.player()
    if view.memory is None:
        return _at_a_glance(player, view)
    solution = player.solution(view)
    if solution is not None:
        weights, chances = solution.weights, solution.chances
        total = sum(weights.values()) or 1.0
        best = sorted((move for move in weights if weights[move] > 0), key=lambda move: (-weights[move], move))
        return [MoveHint(move, chances[move], weights[move] / total, player.why(view, move)) for move in best]
    opinions = SearchBot(game, Rng(seed), effort).opinions(view)
    looks = sum(opinion.visits for opinion in opinions)
    return [
        MoveHint(opinion.move, opinion.worth, opinion.visits / looks, player.why(view, opinion.move))
        for opinion in opinions
    ]


def _at_a_glance(player: Player[Any, Any, Any], view: AnyView) -> list[MoveHint]:
    """What looks best in the scene alone: a view without memory may not be searched from (see ``table/hint.py``)."""
    looks = player.heuristic(view)
    best = sorted(looks, key=lambda move: (-looks[move], move))[:GLANCES]
    return [MoveHint(move, 0.0, 1 / len(best), player.why(view, move)) for move in best]
