"""What is known of a game before anybody sits down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sobremesa.kernel.option import Option
from sobremesa.kernel.text import Texts, texts_in


@dataclass(frozen=True)
class About:
    """``edition`` rises when an old record would replay differently. ``clauses`` is the prefix of its rule ids.
    ``folder`` holds its cards, rules and texts. ``earlier`` are the editions whose records still replay, with the
    defaults that have changed since.

    ``all_is_shown`` where everything happens in the open and what is to come is drawn when it comes: whoever
    remembers all that was shown knows the whole state, so there is one world to imagine.
    """

    name: str
    edition: int
    clauses: str
    seat_counts: range
    folder: Path
    option_kinds: tuple[Option, ...] = ()
    earlier: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    all_is_shown: bool = False

    def options_in(self, edition: int, given: Mapping[str, str]) -> dict[str, str]:
        """The given options, and those that were left to a default of that edition which is another one now."""
        return {**self.earlier.get(edition, {}), **given}

    @property
    def texts(self) -> Texts:
        return texts_in(self.folder / "text")
