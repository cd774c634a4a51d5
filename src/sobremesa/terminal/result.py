"""Who has won, how and by which rule, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.terminal.face import Face
from sobremesa.terminal.texts import TEXTS


def result(face: Face, winners: Sequence[int], reason: str, clause: str) -> str:
    return TEXTS.say(
        face.language,
        "result",
        count=len(winners),
        names=", ".join(face.names[seat] for seat in winners),
        reason=face.say(f"reason-{reason}"),
        clause=clause,
    )
