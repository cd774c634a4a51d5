"""Events: what a play made visible, told to each viewer as far as that viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sobremesa.kernel.bits import has
from sobremesa.kernel.state import SPECTATOR, Note

HIDDEN = "hidden"

Viewer = int | None
Fact = str | int
Readers = tuple[tuple[str, Callable[[int], Fact | None]], ...]


@dataclass(frozen=True)
class Event:
    """One event as one viewer is told it. A hidden one has its number and nothing else.

    One that ``fades`` is for the eyes of now: whoever shows it does not keep it for scrolling back. One that is hidden
    and ``fades`` has faded: whoever tells of the past leaves it out, and counts without it.
    """

    number: int
    kind: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    fades: bool = False


@dataclass(frozen=True)
class EventKind:
    """How the numbers of a note are told: names and readers, in order, for what is shown and what is secret.

    A number that stands for nothing is read as None, and the event is told without that fact.

    For the audience ``fades``, such an event is told while the move that made it is the latest, and is hidden in
    the history from the next move on: what may only be remembered cannot be looked up.
    """

    name: str
    shown: Readers = ()
    secret: Readers = ()
    fades: int = 0

    def fact_names(self) -> tuple[str, ...]:
        """All facts that an event of this kind may have."""
        return tuple([name for name, _read in (*self.shown, *self.secret)])


def audience_bit(viewer: Viewer) -> int:
    return SPECTATOR if viewer is None else viewer


def tell(kinds: Mapping[int, EventKind], number: int, note: Note, viewer: Viewer, *, past: bool) -> Event:
    """The event as the viewer learns it: nothing for those who are not told, the secret part for those who are privy.

    ``past`` says that another move was made since: what fades is hidden then.
    """
    place = audience_bit(viewer)
    kind = kinds[note.kind]
    fades = has(kind.fades, place)
    if not has(note.told, place):
        return Event(number, HIDDEN)
    if past and fades:
        return Event(number, HIDDEN, fades=True)
    facts: dict[str, Fact] = {}
    _add(facts, kind.shown, note.shown)
    if has(note.privy, place):
        _add(facts, kind.secret, note.secret)
    return Event(number, kind.name, facts, fades)


def remembered(events: list[Event], number: int) -> list[Event]:
    """Of events in their order, what is told later, counted from ``number`` on. What faded leaves no trace, neither a
    gap in the numbers: from how much it was, a secret could be read."""
    there = [event for event in events if event.kind != HIDDEN or not event.fades]
    return [Event(number + at, event.kind, event.facts, event.fades) for at, event in enumerate(there)]


def _add(facts: dict[str, Fact], readers: Readers, told: tuple[int, ...]) -> None:
    assert len(readers) == len(told), "a note has a number for each of its names"
    at = 0
    for name, read in readers:
        fact = read(told[at])
        if fact is not None:
            facts[name] = fact
        at += 1
