"""A card as it is printed: its front and its back, and how often it is in the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class CardFace:
    """One side of a card: ``kind`` is how the press draws it, ``facts`` what stands on it."""

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        return {**self.facts, "kind": self.kind}


@dataclass(frozen=True)
class PrintedCard:
    """``group`` names the cards that have a pile of their own; ``explanation`` says in words what is on the card."""

    name: str
    group: str
    front: CardFace
    back: CardFace
    copies: int = 1
    explanation: str = ""
