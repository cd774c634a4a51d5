"""What is printed on each card, as numbers. Observations say which card lies where; this says what the card is.

So a policy can carry over to another deck: the part of an observation that names cards by number, multiplied by these
rows, is about values, symbols and codes instead of one deck's cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.kernel.game import AnyGame

# Fields for people, and those that only identify a card.
NOT_FEATURES = ("id", "name", "text", "copies")
# Lists whose order matters: a code is recited in its order.
ORDERED = ("code",)
KINDS = ("card", "artifact")


@dataclass(frozen=True)
class CardFeatures:
    """One row for each card, in the order of the deck's file, which observations and actions share."""

    ids: tuple[str, ...]
    names: tuple[str, ...]
    values: npt.NDArray[np.float32]

    def __getitem__(self, card_id: str) -> dict[str, float]:
        """One card's features that are not zero."""
        row = self.values[self.ids.index(card_id)]
        return {name: float(value) for name, value in zip(self.names, row, strict=True) if value}


def card_features(game: AnyGame) -> CardFeatures:
    """Numbers as printed. For words and lists of words, a one for each that is present: ``back=gnomos``."""
    cards = next((game.deck.content[kind] for kind in KINDS if game.deck.content.get(kind)), None)
    if cards is None:
        raise ValueError(f"the deck of {game.about.name} lists no cards: a file with [[card]] or [[artifact]] does")
    printed = [dict(_features(card)) for card in cards]
    names = tuple(dict.fromkeys(name for features in printed for name in features))
    rows = [[features.get(name, 0.0) for name in names] for features in printed]
    values = np.array(rows, dtype=np.float32)
    values.flags.writeable = False
    return CardFeatures(tuple(card["id"] for card in cards), names, values)


def _features(card: dict[str, Any], within: str = "") -> Iterator[tuple[str, float]]:
    for field, value in card.items():
        if field not in NOT_FEATURES:
            yield from _of_field(within + field, value, is_ordered=field in ORDERED)


def _of_field(name: str, value: Any, *, is_ordered: bool) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        yield from _features(value, f"{name}.")
    elif isinstance(value, list):
        for place, word in enumerate(value):
            yield f"{name}[{place}]={word}" if is_ordered else f"{name}={word}", 1.0
    elif isinstance(value, str):
        yield f"{name}={value}", 1.0
    else:
        yield name, float(value)
