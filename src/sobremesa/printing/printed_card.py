"""A card to print: front, back, and the number of copies in the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class CardFace:
    """One side of a card: ``kind`` names the Typst form, ``facts`` is what it shows."""

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        return {**self.facts, "kind": self.kind}


@dataclass(frozen=True)
class PrintedCard:
    """``group`` names the pile it belongs to; ``explanation`` says in words what is on the card."""

    name: str
    group: str
    front: CardFace
    back: CardFace
    copies: int = 1
    explanation: str = ""
