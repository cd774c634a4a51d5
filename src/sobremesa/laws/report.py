"""What a check has found, in sentences."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

LONGEST_VALUE: Final = 160
MOST_CELLS: Final = 12


class SecrecyBroken(AssertionError):
    """An environment reveals a secret."""


@dataclass(frozen=True)
class Finding:
    """``player`` is handed ``one`` at ``where`` and ``other`` in a world that the player cannot tell from it.

    ``how`` names the source of that world: ``resampled``, or ``met`` for equal information states.
    """

    player: str
    what: str
    how: str
    where: str
    one: str
    other: str

    def __str__(self) -> str:
        return f"{self.player}, {self.what} ({self.how}): {self.one} | {self.other}, at {self.where}"


@dataclass
class SecrecyReport:
    """Findings of one kind are listed once, with their number. ``compared`` counts the pairs of worlds by the source of
    the second one."""

    game: str
    findings: dict[tuple[str, str], Finding] = field(default_factory=dict)
    times: dict[tuple[str, str], int] = field(default_factory=dict)
    compared: dict[str, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        return not self.findings

    def compare(self, player: str, how: str, where: str, one: dict[str, Any], other: dict[str, Any]) -> None:
        """Compares what the player sees in two worlds that the player cannot tell apart."""
        self.compared[how] = self.compared.get(how, 0) + 1
        for what in sorted(one.keys() | other.keys()):
            told = difference(one.get(what), other.get(what))
            if told is None:
                continue
            kind = (what, how)
            self.times[kind] = self.times.get(kind, 0) + 1
            self.findings.setdefault(kind, Finding(player, what, how, where, *told))

    def require(self) -> None:
        """Raises ``SecrecyBroken`` if there are findings, or if there was nothing to compare."""
        if not self.compared:
            raise SecrecyBroken(f"{self.game}: no two worlds were found to compare; give a resampler")
        if self.findings:
            raise SecrecyBroken(str(self))

    def __str__(self) -> str:
        pairs = ", ".join(f"{count} {how}" for how, count in sorted(self.compared.items())) or "none"
        verdict = "nothing can be said" if not self.compared else "the law holds" if self.holds else "the law is broken"
        lines = [f"{self.game}: worlds compared: {pairs}; {verdict}"]
        lines += [f"  {finding} ({self.times[kind]} times)" for kind, finding in self.findings.items()]
        return "\n".join([*lines, *(f"  note: {note}" for note in self.notes)])


def difference(one: Any, other: Any) -> tuple[str, str] | None:
    """Both values shortened around their difference; None if they are equal."""
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        if one.shape != other.shape:
            return f"shape {one.shape}", f"shape {other.shape}"
        cells = np.argwhere(one != other)
        if not len(cells):
            return None
        shown = [tuple(int(part) for part in cell) for cell in cells[:MOST_CELLS]]
        more = "" if len(cells) <= MOST_CELLS else f" and {len(cells) - MOST_CELLS} more"
        return (
            f"cells {shown}{more} are {[one[cell].item() for cell in shown]}",
            f"{[other[cell].item() for cell in shown]}",
        )
    if one == other:
        return None
    return _around(one, other), _around(other, one)


def _around(value: Any, other: Any) -> str:
    """The text from shortly before the difference."""
    text, against = str(value), str(other)
    same = next(
        (at for at, (a, b) in enumerate(zip(text, against, strict=False)) if a != b), min(len(text), len(against))
    )
    start = max(0, same - LONGEST_VALUE // 4)
    return repr(("…" if start else "") + text[start : start + LONGEST_VALUE])
