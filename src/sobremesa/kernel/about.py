"""What is known of a game before anybody sits down."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sobremesa.kernel.option import Option
from sobremesa.kernel.text import Texts, texts_in


@dataclass(frozen=True)
class About:
    """``edition`` rises when an old record would replay differently. ``clauses`` is the prefix of its rule ids.
    ``folder`` holds its cards, rules and texts.

    ``all_is_shown`` where everything happens in the open and what is to come is drawn when it comes: whoever
    remembers all that was shown knows the whole state, so there is one world to imagine.
    """

    name: str
    edition: int
    clauses: str
    seat_counts: range
    folder: Path
    option_kinds: tuple[Option, ...] = ()
    all_is_shown: bool = False

    @property
    def texts(self) -> Texts:
        return texts_in(self.folder / "text")
