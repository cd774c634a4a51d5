"""The claims that stand: each is a tag at its speaker's seat, until it is taken back or everybody knows better.

A tag is made of what everybody heard and saw, so it tells nobody anything.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sobremesa.kernel.claim import Claims
    from sobremesa.kernel.match import Match


@dataclass(frozen=True)
class ClaimTag:
    """``n`` is the number of the news of the claim; ``doubts`` are the seats that called it a lie."""

    n: int
    seat: int
    words: str
    doubts: list[int] = field(default_factory=list)


class Tags:
    """``standing`` are in the order in which they were claimed."""

    def __init__(self) -> None:
        self.standing: list[ClaimTag] = []

    def of(self, n: int) -> ClaimTag | None:
        return next((tag for tag in self.standing if tag.n == n), None)

    def add(self, claims: Claims, n: int, seat: int, words: str) -> None:
        """Whoever speaks of the same thing again has thought better of it."""
        topic = claims.topic(words)
        self.standing = [tag for tag in self.standing if (tag.seat, claims.topic(tag.words)) != (seat, topic)]
        self.standing.append(ClaimTag(n, seat, words))

    def settle(self, match: Match) -> None:
        """What everybody can see to be so, or not to be so, needs no tag any more."""
        claims = match.game.claims
        if claims is not None:
            seen = match.scene_view(None)
            self.standing = [tag for tag in self.standing if claims.truth(tag.words, seen) is None]
