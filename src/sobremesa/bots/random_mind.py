"""The bot that plays at random."""

from __future__ import annotations

from typing import Any

from sobremesa.bots.mind import Mind
from sobremesa.kernel.view import View


class RandomMind(Mind):
    """Every move is equally likely."""

    def think(self, view: View[Any, Any]) -> int:
        return view.moves[self.rng.below(len(view.moves))]
