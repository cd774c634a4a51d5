"""Columns of a terminal: how many a string takes, and what of it fits."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

INVISIBLE = ("Mn", "Me", "Cf")


def cell_length(words: str) -> int:
    return len(words) if words.isascii() else sum(map(_width, words))


def cut(words: str, width: int) -> str:
    """As much of it as fits, filled up where a wide letter does not fit any more."""
    if cell_length(words) <= width:
        return words
    kept = chopped(words, width)
    return kept + " " * (width - cell_length(kept)) if width > 0 else ""


def chopped(words: str, width: int) -> str:
    """The beginning that fits."""
    if words.isascii():
        return words[: max(0, width)]
    taken = 0
    for at, letter in enumerate(words):
        taken += _width(letter)
        if taken > width:
            return words[:at]
    return words


@lru_cache(maxsize=4096)
def _width(letter: str) -> int:
    if unicodedata.category(letter) in INVISIBLE:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
