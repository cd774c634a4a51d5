"""The truth of a game, as the compiled rules see it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sobremesa.kernel.bits import all_below, bit, has, size
from sobremesa.kernel.rng import Rng

NO_SEAT: Final = -1
NO_CARD: Final = -1
# In audiences the spectator sits behind the last possible seat.
SPECTATOR: Final = 8
ONLOOKERS: Final = 1 << 8


def everybody(seats: i64) -> i64:
    """The audience of what all seats and the spectators see."""
    return all_below(seats) | ONLOOKERS


def seat_after(seat: i64, steps: i64, seats: i64) -> i64:
    """The seat that sits fewer steps after this one than there are seats. A division would take longer."""
    found = seat + steps
    return found if found < seats else found - seats


def steps_to(other: i64, seat: i64, seats: i64) -> i64:
    """How many steps after this seat the other one sits."""
    return other - seat if other >= seat else other + seats - seat


class Note:
    """One thing that a play made happen, and who learns what of it.

    The viewers ``told`` learn that it happened and get ``shown``; those of them who are ``privy`` get ``secret`` too.
    Both audiences are always given: sets of seats, with the bit SPECTATOR for spectators.
    """

    def __init__(self, kind: i64, told: i64, shown: tuple[int, ...], privy: i64, secret: tuple[int, ...]) -> None:
        self.kind = kind
        self.told = told
        self.shown = shown
        self.privy = privy
        self.secret = secret


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Where a game stands. It changes in place; ``copy_from`` makes a scratch state follow another.

    ``rng`` is the holder's source of chance: ``copy_from`` keeps it. ``notes`` collects what happens while it is a
    list; simulations leave it None. ``play`` trusts its caller that the move is in ``legal(seat)``; ``Match`` checks
    it.

    A state declares its fields in the class, with their values before a deal, and has no base class of Python's own
    (ABC is one). So the compiler knows that every field is set, and does not check it at each access.
    """

    seats: i64 = 0
    notes: list[Note] | None = None

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.notes = None

    @abstractmethod
    def deal(self) -> None:
        """Sets up a new game from any earlier state."""

    @abstractmethod
    def to_act(self) -> i64:
        """The seats asked for a move now; empty when the game is over."""

    @abstractmethod
    def legal(self, seat: i64) -> i64:
        """The moves open to the seat; empty for a seat that is not asked."""

    @abstractmethod
    def play(self, seat: i64, move: i64) -> None:
        """Makes a legal move of the seat."""

    @abstractmethod
    def copy_from(self, other: State) -> None:
        """Becomes equal to a state of the same game, without allocating."""

    @abstractmethod
    def winners(self) -> i64:
        """The seats that have won; empty while the game runs, and after a game without winners."""

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The seat's points at the end (1 or 0 in games without points)."""

    @abstractmethod
    def ended_by(self) -> i64:
        """The number of the clause that ended the game; 0 while it runs."""

    @abstractmethod
    def knowledge_key(self, seat: i64) -> i64:
        """A number below 2**62 for what the seat knows: equal for equal views, different (but for a rare
        coincidence) for different ones. Searches tell a seat's positions apart by it."""

    @abstractmethod
    def fields(self) -> list[int]:
        """Everything that makes this state what it is, in a fixed order; without chance, notes and
        ``About.not_imagined``."""

    def note(self, kind: i64, told: i64, shown: tuple[int, ...], privy: i64, secret: tuple[int, ...]) -> None:
        if self.notes is not None:
            self.notes.append(Note(kind, told, shown, privy, secret))

    def note_all(self, kind: i64, *shown: int) -> None:
        """Notes what all viewers see."""
        if self.notes is not None:
            audience = everybody(self.seats)
            self.notes.append(Note(kind, audience, shown, audience, ()))

    def note_secret(self, kind: i64, seat: i64, shown: tuple[int, ...], secret: tuple[int, ...]) -> None:
        """Notes what all viewers see happen and one seat sees in full."""
        if self.notes is not None:
            self.notes.append(Note(kind, everybody(self.seats), shown, bit(seat), secret))


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagination:
    """What a seat can imagine of what it does not see. Prepared from one view; knows nothing else."""

    @abstractmethod
    def sample(self, rng: Rng, state: State) -> None:
        """Makes the state a random world that the viewer cannot rule out, each one equally likely.

        The state's own source of chance is left as it is.
        """


def payoff(winners: i64, seats: i64, seat: i64) -> float:
    """What an end is worth to a seat, for learning machines: each seat stakes one, and the winners share the stakes.
    The gains add up to zero, and all are zero if no seat won or all did."""
    count = size(winners)
    if count == 0:
        return 0.0
    if has(winners, seat):
        return float(seats) / float(count) - 1.0
    return -1.0
