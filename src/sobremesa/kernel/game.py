"""What a game is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Self

from sobremesa.kernel.bits import members
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.deck import Deck, read_deck
from sobremesa.kernel.errors import BadClaim, BadSeats
from sobremesa.kernel.event import EventKind, Viewer
from sobremesa.kernel.imagination import Imagination
from sobremesa.kernel.moves import MoveTable
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.option import Option, read_options
from sobremesa.kernel.outcome import Outcome
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.kernel.text import KERNEL, Message, Texts
from sobremesa.kernel.view import View


class Game(ABC):
    """A game as it is configured for a table: its seats, options and deck. Where it stands is a ``State``.

    ``edition`` rises when an old record would replay differently. ``clauses`` is the prefix of its rule ids.
    ``all_is_shown`` where everything happens in the open and what is to come is drawn when it comes: whoever
    remembers all that was shown knows the whole state, so there is one world to imagine.
    ``thoughts`` is how many worlds a bot imagines for a move, by level, where the usual numbers would put the levels
    too close together.
    """

    name: ClassVar[str]
    edition: ClassVar[int]
    clauses: ClassVar[str]
    seat_counts: ClassVar[range]
    option_kinds: ClassVar[tuple[Option, ...]]
    folder: ClassVar[Path]
    texts: ClassVar[Texts]
    all_is_shown: ClassVar[bool] = False
    thoughts: ClassVar[Mapping[str, int]] = {}

    moves: MoveTable
    event_kinds: Mapping[int, EventKind]
    # Whether it shows its players again what they were shown before, as an option of a game may ask for.
    reminds: bool = False

    def __init__(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | None = None
    ) -> None:
        self.seats = self.seat_counts[0] if seats is None else seats
        if self.seats not in self.seat_counts:
            allowed = ", ".join(str(count) for count in self.seat_counts)
            raise BadSeats(KERNEL.message("bad-seats", game=self.name, seats=self.seats, allowed=allowed))
        self.options = read_options(self.option_kinds, options or {})
        self.deck: Deck = read_deck(self.folder / "cards.toml" if deck is None else deck)

    def __reduce__(self) -> tuple[type[Self], tuple[int, dict[str, str], Path]]:
        """A game travels between processes as what it was made from."""
        return type(self), (self.seats, self.options, self.deck.source)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seats={self.seats}, options={self.options})"

    @abstractmethod
    def blank(self, rng: Rng) -> State:
        """A state of this game, not dealt yet: for ``deal``, ``copy_from`` and imagined worlds."""

    def deal(self, rng: Rng) -> State:
        """A new game."""
        state = self.blank(rng)
        state.deal()
        return state

    @abstractmethod
    def view(self, state: State, viewer: Viewer) -> View[Any, Any]:
        """What a seat, or a spectator (None), may see."""

    def glance(self, state: State, viewer: Viewer) -> View[Any, None]:
        """The view without its memory, which most clients are never sent. A game may have a shorter way."""
        return replace(self.view(state, viewer), memory=None)

    @abstractmethod
    def imagine(self, view: View[Any, Any]) -> Imagination:
        """The worlds that the viewer cannot rule out."""

    def observer(self) -> Observer:
        """Writes what a seat knows in zeros and ones, for learning machines."""
        raise NotImplementedError(f"{self.name} has no observations in numbers")

    @abstractmethod
    def whereabouts(self, state: State) -> dict[str, tuple[str, ...]]:
        """Every card and token by the place where it lies: the whole truth, for checks and for the end."""

    @abstractmethod
    def refusal(self, view: View[Any, Any], move: int) -> tuple[str, Message]:
        """Why the viewer, who is asked, may not make the move now: the clause and a sentence.

        It is told from the view alone, so it cannot say more than the viewer may know.
        """

    @abstractmethod
    def instinct(self, view: View[Any, Any]) -> Mapping[int, float]:
        """How good each of the viewer's moves looks at a glance: the greater the better. For the greedy bot."""

    def why(self, view: View[Any, Any], move: int) -> Message:  # noqa: ARG002  # games that can say more
        """What speaks for a move, told from the view alone."""
        return KERNEL.message("why-search")

    def endgame(self, view: View[Any, Any]) -> Mapping[int, float] | None:  # noqa: ARG002  # games that know one
        """How often each move belongs in best play, where the game can be solved; None where it cannot."""
        return None

    def promises(self, view: View[Any, Any]) -> Mapping[int, float]:  # noqa: ARG002  # games with a solved ending
        """Where ``endgame`` knows best play: the chance to win with each of its moves."""
        return {}

    def believe(self, view: View[Any, Any], said: Sequence[Claim]) -> Imagination:  # noqa: ARG002  # games with talk
        """The worlds of ``imagine``, drawn the more often the better they explain what others did and said; as often
        as they are dealt, in games that read nothing from that. None is ruled out."""
        return self.imagine(view)

    def speech(self, view: View[Any, Any], said: Sequence[Claim], rng: Rng) -> str | None:  # noqa: ARG002
        """What a bot in the viewer's place would say now, as ``read_claim`` reads it, after what was said so far;
        None for nothing. A game without claims says nothing."""
        return None

    def recall(self, view: View[Any, Any], share: float) -> int | None:  # noqa: ARG002  # games of memory
        """The answer of a memory that keeps this share (0 to 1) of what it was shown, where remembering is all that
        is asked; None where there is something to think about."""
        return None

    def window(self, view: View[Any, Any]) -> bool:  # noqa: ARG002  # games that have reactions
        """Whether a window for reactions is open: the seats asked answer secretly, and not even who has answered is
        shown. It is told from what everybody sees; a live table gives every such window the same time."""
        return False

    def unanswered(self, view: View[Any, Any]) -> int:
        """The move that no answer stands for when a window closes. The lowest code, if a game says nothing."""
        return min(view.moves)

    @abstractmethod
    def reason(self, state: State) -> str:
        """How the game was decided, in one word of its own."""

    def read_move(self, view: View[Any, Any], text: str) -> int:  # noqa: ARG002  # games use it: "toma g7"
        """The move meant by the words in this position."""
        return self.moves.code(text)

    def sides(self, state: State) -> tuple[int, ...]:  # noqa: ARG002  # games with teams look at the deal
        """Which of two sides each seat of a new deal is on, for tournaments: by turns, unless there are teams."""
        return tuple(seat % 2 for seat in range(self.seats))

    def read_claim(self, text: str) -> str:
        """What a seat says in its one way of writing; games without structured claims refuse it."""
        raise BadClaim(KERNEL.message("no-claims", game=self.name, words=text[:60]))

    def claim_message(self, words: str, names: tuple[str, ...]) -> Message:  # noqa: ARG002  # games with claims do
        """What a claim says, for people; ``words`` are as ``read_claim`` writes them."""
        raise BadClaim(KERNEL.message("no-claims", game=self.name, words=words[:60]))

    def viewers(self) -> tuple[Viewer, ...]:
        """All seats, then the spectator."""
        return (*range(self.seats), None)

    def legal(self, state: State, viewer: Viewer) -> tuple[int, ...]:
        return () if viewer is None else tuple(members(state.legal(viewer)))

    def outcome(self, state: State) -> Outcome | None:
        if state.to_act():
            return None
        return Outcome(
            scores=tuple(int(state.score(seat)) for seat in range(self.seats)),
            winners=tuple(members(state.winners())),
            clause=f"{self.clauses}-{state.ended_by():02d}",
            reason=self.reason(state),
        )
