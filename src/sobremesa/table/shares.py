"""The players' shares of a game's seed: all commit to theirs before anybody opens one.

A share that was opened early could be answered with one that was chosen to fit it. So a player commits when sitting
down, or when agreeing to a rematch, and opens when everybody has committed. Nobody waits long for a share: whoever
does not open it in time adds nothing to the seed, and the record says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.table.act import News

# Clients open by themselves as soon as they are told to, so this is for those whose line is down.
OPENING_MS = 5_000


class RevealNews(News, frozen=True, tag="reveal"):
    """The game of this number is about to be dealt: every player opens the share committed to."""

    number: int


@dataclass(frozen=True)
class Shares:
    """``committed`` and ``entropy`` are by seat, "" for none (yet). ``ends_at`` is when a missing share is no longer
    waited for."""

    secret: str
    next_secret: str
    committed: tuple[str, ...]
    entropy: tuple[str, ...]
    ends_at: int = 0

    @classmethod
    def committed_to(cls, committed: Sequence[str], secret: str, next_secret: str) -> Shares:
        """Before anybody opened theirs."""
        return cls(secret, next_secret, tuple(committed), ("",) * len(committed))

    @property
    def missing(self) -> set[int]:
        """The seats that have yet to open their share."""
        return {seat for seat, promise in enumerate(self.committed) if promise and not self.entropy[seat]}

    def open(self, seat: int, entropy: str) -> Shares:
        given = [entropy if other == seat else known for other, known in enumerate(self.entropy)]
        return Shares(self.secret, self.next_secret, self.committed, tuple(given), self.ends_at)
