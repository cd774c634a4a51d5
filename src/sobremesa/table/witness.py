"""What a player's client keeps of how games began, to check their records against.

A record proves nothing by itself: its writer could have made up all of it. It has to match what the client saw before
the cards were dealt, so the first value counts here, and what a table sends later does not replace it.
"""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.kernel.record import Record
from sobremesa.table.errors import BadProof
from sobremesa.table.fairness import Proof, check, commitment_to


class Witness:
    """All by the number of the game at its table, from 1. ``entropy`` are the player's own shares."""

    def __init__(self) -> None:
        self.published: dict[int, str] = {}
        self.entropy: dict[int, str] = {}
        self.committed: dict[int, tuple[str, ...]] = {}

    def promise(self, number: int, entropy: str) -> str:
        """Keeps the share of this game's seed, and returns the commitment to it: "" for an empty share."""
        self.entropy[number] = entropy
        return commitment_to(entropy) if entropy else ""

    def see(self, number: int, commitment: str, next_commitment: str = "") -> None:
        """The table's commitments: of its game, 0 being the first one before it begins, and of the one after it."""
        for game, published in ((max(1, number), commitment), (number + 1, next_commitment)):
            if published:
                self.published.setdefault(game, published)

    def open(self, number: int, seat: int | None, committed: Sequence[str]) -> str:
        """The share to open now that all have committed; "" where there is none, or not the one committed to."""
        self.committed.setdefault(number, tuple(committed))
        own = self.entropy.get(number, "")
        is_ours = own and seat is not None and commitment_to(own) == self.committed[number][seat]
        return own if is_ours else ""

    def check(self, text: str, table: str, number: int, seat: int | None) -> None:
        """Raises a ``BadProof`` if the text is not the record of that game as it was seen to begin."""
        record = Record.read(text)
        proof = Proof.read(record)
        if (proof.table, proof.number) != (table, number):
            raise BadProof("other-game", table=table, number=number)
        own = self.entropy.get(number, "")
        check(
            record,
            published=self.published.get(number),
            entropy={seat: own} if own and seat is not None else {},
            committed=self.committed.get(number),
        )
