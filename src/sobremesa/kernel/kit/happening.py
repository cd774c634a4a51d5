"""Happenings: what a play of a small game makes visible."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Happening:
    """A kind of event. ``shows`` names the facts that everybody is told, ``hides`` those that only some are.

    A fact's name says what it is: ``card``, ``card_1`` ... are cards; ``seat``, ``target`` ... are seats; everything
    else is a number. ``told`` is False for what the table shows anyway: it gets no line in the log.
    """

    kind: str
    shows: tuple[str, ...] = ()
    hides: tuple[str, ...] = ()
    told: bool = True
