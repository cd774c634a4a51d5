"""The bot that plays at random."""

from __future__ import annotations

from sobremesa.bots.bot import Bot
from sobremesa.kernel.view import AnyView


class RandomBot(Bot):
    """Every move is equally likely."""

    def think(self, view: AnyView) -> int:
        return view.moves[self.rng.below(len(view.moves))]
