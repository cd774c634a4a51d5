"""What is worth remembering of a finished game of Códigos."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.kernel.about import Feat
from sobremesa.kernel.event import Event


def recited_codes(events: Sequence[Event], seats: int) -> list[Feat]:
    """For each code that was recited exactly, its number of symbols; and for each seat, how many it recited."""
    found: list[Feat] = []
    recited = [0] * seats
    recital = ""
    for event in events:
        if event.kind == "shown":
            recital = str(event.facts["recital"])
        elif event.kind == "revealed" and event.facts["how"] == "exact":
            seat = int(event.facts["seat"])
            recited[seat] += 1
            found.append(("code", seat, len(recital.split())))
    return [*found, *(("codes", seat, count) for seat, count in enumerate(recited))]
