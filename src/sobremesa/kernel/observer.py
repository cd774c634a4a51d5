"""What a seat knows, as a row of zeros and ones for learning machines."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from mypy_extensions import i64, mypyc_attr

from sobremesa.kernel.feature_writer import FeatureWriter
from sobremesa.kernel.state import State


@dataclass(frozen=True)
class Feature:
    """A stretch of an observation: ``width`` numbers, each 0 or 1.

    ``memory`` marks what is not in sight now, but was shown to the seat earlier.
    """

    name: str
    width: int
    meaning: str
    memory: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes a seat's view as numbers. Worlds that the seat cannot tell apart give the same row.

    First what lies in sight (``View.scene``), then what the seat could remember (``View.memory``): a tool that wants
    no memory reads the first part only.
    """

    @abstractmethod
    def features(self) -> tuple[Feature, ...]:
        """What is written, in order."""

    @abstractmethod
    def observe(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        """Puts every feature, in order."""

    def size(self, *, memory: bool = True) -> int:
        """How many numbers there are, with or without what has to be remembered."""
        return sum([feature.width for feature in self.features() if memory or not feature.memory])
