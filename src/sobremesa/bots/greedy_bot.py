"""The bot that follows its first impression."""

from __future__ import annotations

from sobremesa.bots.bot import Bot
from sobremesa.kernel.view import AnyView


class GreedyBot(Bot):
    """Makes the move that the game's heuristic likes best, one of them at random if several are equal."""

    def think(self, view: AnyView) -> int:
        liking = self.player.heuristic(view)
        most = max(liking.values())
        best = [move for move in view.moves if liking[move] == most]
        return best[self.rng.below(len(best))]
