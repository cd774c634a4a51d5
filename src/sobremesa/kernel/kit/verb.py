"""Verbs: what a seat can do in a small game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Verb:
    """Something to do, alone or ``on`` a card, a seat, or a number of a range.

    ``text`` is how records write it (in Spanish, like every record), with what it is done on behind it.
    """

    name: str
    text: str
    on: Literal["card", "seat"] | range | None = None


@dataclass(frozen=True)
class Choice:
    """A verb with what it is done on: the number of a card or a seat, or a number; ``NOTHING`` for a verb alone."""

    verb: str
    what: int = -1


NOTHING = -1
