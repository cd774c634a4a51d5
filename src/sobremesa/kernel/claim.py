"""Claims: table talk that a program can read. They are not moves: they bind nobody and change no state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from sobremesa.kernel.text import Message


@dataclass(frozen=True)
class Claim:
    """What a seat said, true or not, in the one way of writing of its game; everybody hears it.

    ``after`` is how many moves had been made.
    """

    seat: int
    after: int
    words: str


class Claims(ABC):
    """What can be claimed in a game."""

    @abstractmethod
    def read(self, text: str) -> str:
        """What a seat says, in its one way of writing; raises a ``BadClaim`` if it means nothing."""

    @abstractmethod
    def message(self, words: str, names: tuple[str, ...]) -> Message:
        """What a claim says, for people; ``words`` are as ``read`` writes them."""
