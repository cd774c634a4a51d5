"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """``clause`` is the rule that ended the game; ``reason`` names how it decided, in the game's own terms."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str
    reason: str
