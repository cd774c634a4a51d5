"""What a seat or a spectator sees of Evidencia.

A card whose front is seen is written as its id, ``g7``; one of which only the back is seen as ``?gnomos`` (EV-02).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from sobremesa.kernel.visibility import ALL, OVER, OWN, OWNER, VIEWER

PHASES = (
    *("play", "take", "send", "winner_slot", "keep", "loser_slot"),
    *("abduct", "exchange", "reveal", "order", "over"),
)

Cards = tuple[str, ...]


class Pile(Struct, frozen=True):
    """A face-down pile: how many cards, and the back on top (empty for no card)."""

    count: int
    top: str


class Scene(Struct, frozen=True):
    """What lies in sight now. Pairs are by seat."""

    phase: Annotated[str, ALL, "what is asked now"]
    round: Annotated[int, ALL, "1 to 6"]
    challenge: Annotated[str, ALL, "the open challenge card, empty while none is"]
    challenge_pile: Annotated[Pile, ALL, "the challenges to come, the Final Challenge apart"]
    final: Annotated[str, ALL, "the Final Challenge: its back until it is revealed, and empty then"]
    piles: Annotated[tuple[Pile, Pile], ALL, "the draw piles"]
    hands: Annotated[tuple[Cards, Cards], OWNER, "fronts for the owner, backs for all others"]
    chosen: Annotated[int | None, OWN, "the viewer's own sealed move"]
    open: Annotated[Cards, ALL, "the cards of this round that are not placed yet"]
    played: Annotated[tuple[str, str], ALL, "who played which of this round's cards, once they are revealed"]
    winner: Annotated[int | None, ALL, "who won this round; none where chance placed the cards"]
    taken: Annotated[str, ALL, "the card that the winner has taken and not yet placed, or has just placed"]
    pyramid: Annotated[Cards, ALL, "six slots, empty for an empty one: backs, but the front that Revelación turned up"]
    zones: Annotated[tuple[Cards, Cards], OWNER, "fronts for the owner, backs for all others"]
    obtained: Annotated[Cards, OWN | OVER, "one's own got by an exchange, without effect (EV-43); at the end, all"]
    base: Annotated[Cards, ALL, "the base's fronts while Abducción shows them (EV-41)"]
    row: Annotated[Cards, OWN, "the viewer's own row so far"]
    ready: Annotated[tuple[bool, bool], ALL, "whose row is whole"]
    rows: Annotated[tuple[Cards, Cards], OVER, "the presented rows"]
    points: Annotated[tuple[int, int], ALL, "none before the rows are presented"]
    winners: Annotated[tuple[int, ...], ALL, "empty while the game runs"]


class Round(Struct, frozen=True):
    """A past round: ``winner`` None where chance placed the cards (EV-23)."""

    challenge: str
    played: tuple[str, str]
    winner: int | None


class DealtCard(Struct, frozen=True):
    """One of three cards that chance placed: where, its back, the card if the viewer knows, and who else does.

    Who knows follows from the backs and from what was shown since, so it is public.
    """

    place: str
    back: str
    card: str
    known_to: tuple[int, ...]
    public: bool


class Memory(Struct, frozen=True):
    """What the viewer was shown and could remember (EV-28)."""

    rounds: Annotated[tuple[Round, ...], ALL, "the rounds that were revealed"]
    pyramid: Annotated[Cards, VIEWER, "the cards known in the six slots, empty where there is none or it is not known"]
    zones: Annotated[tuple[Cards, Cards], VIEWER, "the cards known in each zone"]
    obtained: Annotated[Cards, VIEWER, "known cards got by an exchange, which can only score (EV-43)"]
    dealt: Annotated[tuple[tuple[DealtCard, ...], ...], VIEWER, "by round that chance decided, in order"]
    abductor: Annotated[int | None, ALL, "who used Abducción"]
