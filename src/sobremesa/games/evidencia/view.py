"""What a seat or a spectator sees of Evidencia.

A card whose front is seen is written as its id, ``g7``; one of which only the back is seen as ``?gnomos`` (EV-02).
"""

from __future__ import annotations

from dataclasses import dataclass

PHASES = (
    *("play", "take", "send", "winner_slot", "keep", "loser_slot"),
    *("abduct", "exchange", "reveal", "order", "over"),
)


@dataclass(frozen=True)
class Pile:
    """A face-down pile: how many cards, and the back on top (empty for no card)."""

    count: int
    top: str


@dataclass(frozen=True)
class Scene:
    """What lies in sight now. Pairs are by seat."""

    phase: str
    round: int
    challenge: str  # the open challenge card, "" while none is
    challenge_pile: Pile
    final: str  # the Final Challenge: its back until it is revealed, then "" as it lies with the others
    piles: tuple[Pile, Pile]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    chosen: int | None  # the viewer's own sealed move
    open: tuple[str, ...]  # the cards of this round that nobody has placed yet
    played: tuple[str, str]  # who played which of this round's cards, once they are revealed
    winner: int | None
    taken: str  # the card that the winner has taken and not yet placed, or has just placed
    pyramid: tuple[str, ...]  # six slots, "" for an empty one
    zones: tuple[tuple[str, ...], tuple[str, ...]]
    obtained: tuple[str, ...]  # got by an exchange, so without effect (EV-43): the viewer's own; at the end, all
    base: tuple[str, ...]  # the base's fronts while Abducción shows them (EV-41)
    row: tuple[str, ...]  # the viewer's own row so far
    ready: tuple[bool, bool]
    rows: tuple[tuple[str, ...], tuple[str, ...]]  # presented rows
    points: tuple[int, int]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Round:
    """A past round: ``winner`` None where chance placed the cards (EV-23)."""

    challenge: str
    played: tuple[str, str]
    winner: int | None


@dataclass(frozen=True)
class DealtCard:
    """One of three cards that chance placed: where, its back, the card if the viewer knows, and who else does.

    Who knows follows from the backs and from what was shown since, so everybody can tell it.
    """

    place: str
    back: str
    card: str
    known_to: tuple[int, ...]
    public: bool


@dataclass(frozen=True)
class Memory:
    """What the viewer was shown and could remember (EV-28)."""

    rounds: tuple[Round, ...]
    pyramid: tuple[str, ...]  # the cards known in the six slots, "" where empty or not known
    zones: tuple[tuple[str, ...], tuple[str, ...]]  # the cards known in each zone
    obtained: tuple[str, ...]  # known cards got by an exchange, which can only score (EV-43)
    dealt: tuple[tuple[DealtCard, ...], ...]  # by round that chance decided, in order
    abductor: int | None  # who used Abducción
