"""The claims that stand: each is a tag at its speaker's seat, until the speaker replaces it or the truth is public.

A tag is made of public claims and events, so no viewer learns anything from it.
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
    """``standing`` are in the order of their claims."""

    def __init__(self) -> None:
        self.standing: list[ClaimTag] = []

    def of(self, n: int) -> ClaimTag | None:
        return next((tag for tag in self.standing if tag.n == n), None)

    def add(self, claims: Claims, n: int, seat: int, words: str) -> None:
        """A new claim replaces the speaker's earlier one on the same topic."""
        topic = claims.topic(words)
        self.standing = [tag for tag in self.standing if (tag.seat, claims.topic(tag.words)) != (seat, topic)]
        self.standing.append(ClaimTag(n, seat, words))

    def settle(self, match: Match) -> None:
        """Removes the tags whose truth all viewers can see."""
        claims = match.game.claims
        if claims is not None:
            seen = match.scene_view(None)
            self.standing = [tag for tag in self.standing if claims.truth(tag.words, seen) is None]
