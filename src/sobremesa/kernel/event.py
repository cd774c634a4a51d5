"""Events: what a play made visible, told to each viewer as far as that viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from msgspec import Struct

from sobremesa.kernel.bits import has
from sobremesa.kernel.state import SPECTATOR, Note

HIDDEN = "hidden"
# Of a game, whatever the number of tables that play it. Most games tell far fewer different things.
MOST_TOLD = 4096

Viewer = int | None
Fact = str | int
Facts = Mapping[str, Fact]
# The facts of a game's events that were told before, by kind, what is shown, and what is secret: None for a viewer who
# is not privy to it, so that what is kept for one viewer cannot tell another more. It is emptied when it is full.
ToldFacts = dict[tuple[int, tuple[int, ...], tuple[int, ...] | None], Facts]
Readers = tuple[tuple[str, Callable[[int], Fact | None]], ...]


class Event(Struct, frozen=True, omit_defaults=True):
    """One event of the game as this viewer is told it. ``hidden`` ones have a number and nothing else. One that
    ``fades`` is for the eyes of now and is not kept for scrolling back: it is not told again later, and events after
    its piece of news are counted without it."""

    number: int
    kind: str
    facts: Facts = {}
    fades: bool = False

    @property
    def has_faded(self) -> bool:
        """It fades, and its time is over: what is told of the past leaves it out, and counts without it."""
        return self.fades and self.kind == HIDDEN


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


def all_viewers(seats: int) -> tuple[Viewer, ...]:
    """All seats, then the spectator."""
    return (*range(seats), None)


def audience_bit(viewer: Viewer) -> int:
    return SPECTATOR if viewer is None else viewer


def tell(
    kinds: Mapping[int, EventKind],
    number: int,
    note: Note,
    viewer: Viewer,
    *,
    past: bool,
    known: ToldFacts | None = None,
) -> Event:
    """The event as the viewer learns it: nothing for those who are not told, the secret part for those who are privy.

    ``past`` says that another move was made since: what fades is hidden then. With ``known``, the same facts are read
    once.
    """
    place = audience_bit(viewer)
    if not has(note.told, place):
        return Event(number, HIDDEN)
    kind = kinds[note.kind]
    fades = has(kind.fades, place)
    if past and fades:
        return Event(number, HIDDEN, fades=True)
    secret = note.secret if has(note.privy, place) else None
    if known is None:
        return Event(number, kind.name, _facts(kind, note.shown, secret), fades)
    key = (note.kind, note.shown, secret)
    facts = known.get(key)
    if facts is None:
        if len(known) >= MOST_TOLD:
            known.clear()
        facts = known[key] = _facts(kind, note.shown, secret)
    return Event(number, kind.name, facts, fades)


def _facts(kind: EventKind, shown: tuple[int, ...], secret: tuple[int, ...] | None) -> Facts:
    pairs = [*zip(kind.shown, shown, strict=True)]
    if secret is not None:
        pairs += zip(kind.secret, secret, strict=True)
    read = {name: fact(number) for (name, fact), number in pairs}
    return {name: fact for name, fact in read.items() if fact is not None}
