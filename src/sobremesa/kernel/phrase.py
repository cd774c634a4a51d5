"""A phrase: something to be said, as a key with typed facts. Sentences are made where they are read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sobremesa.kernel.event import Fact


@dataclass(frozen=True)
class Phrase:
    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
