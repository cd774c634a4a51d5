"""What the numbers of an observation mean."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Feature:
    """A stretch of an observation: ``width`` numbers, each 0 or 1.

    ``parts`` are what is told apart, first to last, each of the same width: ``("seat", "card")`` of width 36 is
    a card of 18 for one seat, then for the next one. Seats are counted from the viewer, who comes first.
    """

    name: str
    width: int
    meaning: str
    memory: bool = False
