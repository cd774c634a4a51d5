"""The players' shares of a game's seed: all commit to theirs before the first one is opened.

If a share were opened early, another player could choose a share to fit it. So a player commits when sitting down, or
when agreeing to a rematch, and opens when all have committed. The table does not wait long: a player who does not open
a share in time adds nothing to the seed, and the record says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.table.act import News

# Clients open their share at once, so this wait is for those that are disconnected.
OPENING_MS = 5_000


class RevealNews(News, frozen=True, tag="reveal"):
    """The game of this number is about to be dealt: every player opens the share committed to."""

    number: int


@dataclass(frozen=True)
class Shares:
    """``committed`` and ``entropy`` are by seat, "" for none (yet). ``ends_at`` is when the table stops waiting for
    missing shares."""

    secret: str
    next_secret: str
    committed: tuple[str, ...]
    entropy: tuple[str, ...]
    ends_at: int = 0

    @classmethod
    def committed_to(cls, committed: Sequence[str], secret: str, next_secret: str) -> Shares:
        """The shares before any of them is open."""
        return cls(secret, next_secret, tuple(committed), ("",) * len(committed))

    @property
    def missing(self) -> set[int]:
        """The seats that have yet to open their share."""
        return {seat for seat, promise in enumerate(self.committed) if promise and not self.entropy[seat]}

    def open(self, seat: int, entropy: str) -> Shares:
        given = [entropy if other == seat else known for other, known in enumerate(self.entropy)]
        return Shares(self.secret, self.next_secret, self.committed, tuple(given), self.ends_at)
