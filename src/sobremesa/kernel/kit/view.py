"""What a viewer sees and remembers of a small game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Struct

from sobremesa.kernel.view import View
from sobremesa.kernel.visibility import ALL, OWNER, VIEWER

UNSEEN = "?"  # before the back of a card that lies face down


class SmallScene(Struct, frozen=True):
    """What lies in sight now."""

    zones: Annotated[
        Mapping[str, tuple[tuple[str, ...], ...]],
        OWNER,
        "by zone and owner: the cards, or `?` and the back for one that lies face down",
    ]
    counters: Annotated[Mapping[str, tuple[int, ...]], ALL, "by counter and owner"]


class Slot(Struct, frozen=True):
    """A card in a zone: its id where the viewer knows it, else ``?`` and its back; and the set of all viewers who know
    it.

    Who looked at a card was seen by everybody, so who knows it is no secret.
    """

    card: str
    knowers: int


class SmallMemory(Struct, frozen=True):
    """What the viewer was shown and could remember."""

    slots: Annotated[
        Mapping[str, tuple[tuple[Slot, ...], ...]],
        VIEWER,
        "by zone and owner: every card in its zone, as far as the viewer could follow it",
    ]


SmallView = View[SmallScene, SmallMemory]
