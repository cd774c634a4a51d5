"""What is known of a game before a table opens, and the options that a table may choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sobremesa.kernel.errors import BadOption
from sobremesa.kernel.event import Event
from sobremesa.kernel.study_data import StudyData
from sobremesa.kernel.text import KERNEL, Texts, texts_in

# A kind, a seat and an amount, such as ("code", 1, 5): seat 1 recited a code of five symbols.
Feat = tuple[str, int, int]
# Finds feats in all the events that a spectator saw, for a number of seats.
FindFeats = Callable[[Sequence[Event], int], list[Feat]]


@dataclass(frozen=True)
class Option:
    """A choice between words, numbers of a range, or both. ``clause`` is the rule that it changes.

    A game describes it in its texts: ``option-<name>`` says what it is, ``option-<name>-<word>`` what a word means.
    With ``seats``, the option matters only at tables of that many seats. ``names_seats``: its numbers are seats,
    counted from one, so a table allows no number above its own seats. ``shows_memory`` is the value with which the
    game shows its players again what they were shown earlier.
    """

    name: str
    clause: str
    default: str
    words: tuple[str, ...] = ()
    numbers: range = range(0)
    seats: tuple[int, ...] = ()
    names_seats: bool = False
    shows_memory: str | None = None

    def allowed(self) -> str:
        """The allowed values in one line: ``any_copy | adjacent``, ``none | 1..1000``."""
        parts = list(self.words)
        if self.numbers:
            parts.append(f"{self.numbers[0]}..{self.numbers[-1]}")
        return " | ".join(parts)

    def read(self, value: str) -> str:
        """The value in its one way of writing."""
        word = value.strip().lower().replace("-", "_")
        if word in self.words:
            return word
        if word.isascii() and word.isdigit() and len(word) < 19 and int(word) in self.numbers:
            return str(int(word))
        raise BadOption(KERNEL.message("bad-option-value", option=self.name, value=value, allowed=self.allowed()))


def read_options(known: tuple[Option, ...], given: Mapping[str, str]) -> dict[str, str]:
    """The value of every option, the given ones checked, the others by default."""
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            allowed = ", ".join(sorted(names)) or "-"
            raise BadOption(KERNEL.message("bad-option-name", option=name, allowed=allowed))
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default for option in known
    }


@dataclass(frozen=True)
class About:
    """``edition`` rises when an old record would replay differently. ``clauses`` is the prefix of its rule ids.
    ``folder`` holds its cards, rules and texts.

    ``all_is_shown``: everything happens in the open and cards are drawn only when they turn up, so a seat with a
    perfect memory knows the whole state, and there is one world to imagine.
    ``not_imagined`` names the attributes of its state that ``State.fields`` leaves out: what single seats remember.
    ``feats`` finds what the seats did in a finished game that is worth remembering.
    ``study`` is what the lab, the exact yardsticks and the adapters need to know of the game.
    """

    name: str
    edition: int
    clauses: str
    seat_counts: range
    folder: Path
    option_kinds: tuple[Option, ...] = ()
    all_is_shown: bool = False
    not_imagined: tuple[str, ...] = ()
    feats: FindFeats | None = None
    study: StudyData = field(default_factory=StudyData)

    @property
    def texts(self) -> Texts:
        return texts_in(self.folder / "text")

    def shows_memory(self, options: Mapping[str, str]) -> bool:
        """Whether the game, with these options, shows its players again what they were shown earlier."""
        return any(option.shows_memory == options[option.name] for option in self.option_kinds)
