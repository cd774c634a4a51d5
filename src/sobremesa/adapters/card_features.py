"""What is printed on each card, in numbers: observations say which card lies where, and this says what the card is.

So a policy can carry over to another deck: an observation's stretch "by number", times these rows, is about values,
symbols and codes, and no longer about the cards of one file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.kernel.game import AnyGame

# For people, and for telling cards apart.
NOT_FEATURES = ("id", "name", "text", "copies")
# Lists in which the order means something: a code is recited as it stands.
ORDERED = ("code",)
KINDS = ("card", "artifact")


@dataclass(frozen=True)
class CardFeatures:
    """A row for each card, in the order of the deck's file, which is that of observations and actions."""

    ids: tuple[str, ...]
    names: tuple[str, ...]
    values: npt.NDArray[np.float32]

    def __getitem__(self, card_id: str) -> dict[str, float]:
        """What is true of one card: the features that are not zero."""
        row = self.values[self.ids.index(card_id)]
        return {name: float(value) for name, value in zip(self.names, row, strict=True) if value}


def card_features(game: AnyGame) -> CardFeatures:
    """Numbers as they are printed; of words and lists of words a one for each that is there: ``back=gnomos``."""
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
