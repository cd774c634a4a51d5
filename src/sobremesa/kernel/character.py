"""What somebody is like at a table, apart from how strong they play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

# What a move may be to somebody's liking for. A game says how much of each a move has (``Player.tastes``).
TASTES = ("patience", "boldness", "grudge", "care")


@dataclass(frozen=True)
class Character:
    """``lies``: which share of what it claims is not so. ``talks``: how often it says something that nothing presses it
    to say. ``tastes``: what it likes in a move that is nearly as good as the best, by the names of ``TASTES``; what it
    dislikes is below zero."""

    lies: float = 0.25
    talks: float = 0.4
    tastes: Mapping[str, float] = field(default_factory=dict)

    def likes(self, found: Mapping[str, float]) -> float:
        """How much a move is to its liking."""
        return sum(self.tastes.get(taste, 0.0) * amount for taste, amount in found.items())


PLAIN = Character()
