"""The bot that follows its first impression."""

from __future__ import annotations

from typing import Any

from sobremesa.bots.mind import Mind
from sobremesa.kernel.view import View


class GreedyMind(Mind):
    """Makes the move that the game's ``instinct`` likes best, one of them at random if several are equal."""

    def think(self, view: View[Any, Any]) -> int:
        liking = self.game.instinct(view)
        most = max(liking.values())
        best = [move for move in view.moves if liking[move] == most]
        return best[self.rng.below(len(best))]
