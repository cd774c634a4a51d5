"""Events: what a move made visible, as much of it to each viewer as that viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from msgspec import Struct

from sobremesa.kernel.bits import has
from sobremesa.kernel.state import SPECTATOR, Note

HIDDEN = "hidden"
# The size of a game's cache of facts, shared by all its tables. Most games have far fewer different events.
MOST_TOLD = 4096

Viewer = int | None
Fact = str | int
Facts = Mapping[str, Fact]
# A cache of the facts of events, by kind, shown numbers and secret numbers. A viewer who is not privy to the secret has
# None in the key, so a cached entry never shows one viewer what only another may know. It is emptied when it is full.
ToldFacts = dict[tuple[int, tuple[int, ...], tuple[int, ...] | None], Facts]
Readers = tuple[tuple[str, Callable[[int], Fact | None]], ...]


class Event(Struct, frozen=True, omit_defaults=True):
    """One event of the game as one viewer sees it. A ``hidden`` one has a number and nothing else. One that ``fades``
    is shown once and cannot be scrolled back to: the history leaves it out and numbers the later events without it."""

    number: int
    kind: str
    facts: Facts = {}
    fades: bool = False

    @property
    def has_faded(self) -> bool:
        """It fades, and a later move was made: the history leaves it out."""
        return self.fades and self.kind == HIDDEN


@dataclass(frozen=True)
class EventKind:
    """How the numbers of a note become facts: names and readers, in order, for what is shown and what is secret.

    A reader returns None for a number that stands for nothing, and the event lacks that fact.

    The audience ``fades`` sees such an event only while the move that made it is the latest; the history hides it from
    the next move on, so what players must remember cannot be looked up.
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
    """The event as the viewer sees it: hidden from viewers outside ``note.told``, with its secret part for
    ``note.privy``.

    ``past``: a later move was made, so what fades is hidden. ``known`` caches the facts.
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
