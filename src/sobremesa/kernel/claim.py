"""Claims: table talk that a program can read. They are no moves: they bind nobody and change no state."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Claim:
    """What a seat said, true or not, in the one way of writing of its game; everybody hears it.

    ``after`` is how many moves had been made.
    """

    seat: int
    after: int
    words: str
