"""What the numbers of an observation mean."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Feature:
    """A stretch of an observation: ``width`` numbers, each 0 or 1.

    ``memory`` marks what is not in sight now, but was shown to the seat earlier.
    """

    name: str
    width: int
    meaning: str
    memory: bool = False
