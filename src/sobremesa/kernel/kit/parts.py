"""What a small game is made of: zones for its cards, counters, what a seat can do, and what a play makes visible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sobremesa.kernel.bits import bit
from sobremesa.kernel.state import everybody

SeenBy = Literal["all", "owner", "nobody"]


@dataclass(frozen=True)
class Zone:
    """A place for cards: one for each seat, or one ``shared`` by the table. It always says who sees its cards.

    ``in_order`` is for piles and rows: the cards keep their order, and viewers can tell one place from another. Without
    it, as in a hand, the cards that a viewer does not see cannot be told apart.
    """

    name: str
    seen_by: SeenBy
    shared: bool = False
    in_order: bool = False

    def __post_init__(self) -> None:
        if self.seen_by not in ("all", "owner", "nobody"):
            raise ValueError(f"the zone {self.name!r} is seen by 'all', 'owner' or 'nobody', not by {self.seen_by!r}")
        if self.shared and self.seen_by == "owner":
            raise ValueError(f"the zone {self.name!r} is shared, so it has no owner who could see it")

    def owners(self, seats: int) -> range:
        return range(1 if self.shared else seats)

    def audience(self, owner: int, seats: int) -> int:
        """The viewers that see the cards of this owner."""
        if self.seen_by == "all":
            return int(everybody(seats))
        return int(bit(owner)) if self.seen_by == "owner" else 0


@dataclass(frozen=True)
class Counter:
    """A number that all viewers see: one for each seat, or one ``shared`` by the table. ``most`` bounds it in
    observations for learning machines."""

    name: str
    shared: bool = False
    most: int = 30

    def owners(self, seats: int) -> range:
        return range(1 if self.shared else seats)


@dataclass(frozen=True)
class Verb:
    """Something to do, alone or ``on`` a card, a seat, or a number of a range.

    ``text`` is how records write it (in Spanish, like every record), with what it is done on behind it.
    """

    name: str
    text: str
    on: Literal["card", "seat"] | range | None = None


@dataclass(frozen=True)
class SmallMove:
    """A verb with what it is done on: the number of a card or a seat, or a number; ``NOTHING`` for a verb alone."""

    verb: str
    what: int = -1


NOTHING = -1


@dataclass(frozen=True)
class Happening:
    """A kind of event. ``shows`` names the facts for all viewers, ``hides`` those for the privy seats.

    A fact's name says what it is: ``card``, ``card_1`` ... are cards; ``seat``, ``target`` ... are seats; everything
    else is a number. ``told`` is False where the table shows it anyway: it has no line in the log.
    """

    kind: str
    shows: tuple[str, ...] = ()
    hides: tuple[str, ...] = ()
    told: bool = True
