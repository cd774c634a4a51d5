"""What a viewer sees and remembers of a small game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sobremesa.kernel.view import View

UNSEEN = "?"  # before the back of a card that lies face down


@dataclass(frozen=True)
class SmallScene:
    """What lies in sight now: by zone and owner the cards, ``?`` and the back for one that lies face down; and the
    counters."""

    zones: Mapping[str, tuple[tuple[str, ...], ...]]
    counters: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True)
class Slot:
    """A card in a zone: its id where the viewer knows it, else ``?`` and its back; and the set of all viewers who know
    it.

    Who looked at a card was seen by everybody, so who knows it is no secret.
    """

    card: str
    knowers: int


@dataclass(frozen=True)
class SmallMemory:
    """Every card in its zone, as far as the viewer could follow it."""

    slots: Mapping[str, tuple[tuple[Slot, ...], ...]]


SmallView = View[SmallScene, SmallMemory]
