"""Verbs: what a seat can do in a small game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Verb:
    """Something to do, alone or ``on`` a card, on a seat, or with a number of a range.

    ``text`` is how records write it (Spanish, like every record); the argument follows it.
    """

    name: str
    text: str
    on: Literal["card", "seat"] | range | None = None


@dataclass(frozen=True)
class Choice:
    """A verb with what it is done on: the number of a card or a seat, or a number; None for a verb alone."""

    verb: str
    what: int | None = None
