"""What a game is: the contract between the rules and everything else.

An author writes
----------------
- a ``State`` (``kernel/state.py``): the truth, changed in place by compiled rules;
- a ``Scene`` and a ``Memory``: frozen Structs whose fields say who sees them (``kernel/visibility.py``);
- a ``Game[MyState, Scene, Memory]`` with

  ==================  =====================================================================
  ``about``           its name, seats, options and folder (``cards.toml``, texts, rules)
  ``moves``           every move: its code, verb, words and clause
  ``event_kinds``     every kind of event: which numbers of a ``Note`` are which facts
  ``blank``           a state that is not dealt yet
  ``view``            what one viewer sees
  ``imagine``         the worlds that one viewer cannot rule out
  ``refusal``         why a move is not legal now, from the view alone
  ``reason``          how a finished game was decided, in one word
  ``whereabouts``     where every card lies, for checks
  ==================  =====================================================================

- one line in ``games/catalog.py``.

An author may add
-----------------
``words`` (how facts are said), ``player`` (how bots play it), ``read_move`` (shorter ways to say a move),
``scene_view`` (a quicker view without memory), ``observer`` (observations for learning machines), ``claims`` (table
talk that the game understands), ``reactions`` (windows in which seats answer in secret), and ``outcome`` where seats
win or lose in teams.

``About`` carries what others want to know of a game before it is played: its options, and ``feats`` for the records of
a group. ``study_data.py`` in its folder says what the lab counts.

``deal``, ``outcome`` and everything in ``Match`` follow from these. ``kernel/laws.py`` checks every game against them.
A game of a few cards needs less: see ``kernel/kit``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from sobremesa.kernel.about import About, read_options
from sobremesa.kernel.bits import members
from sobremesa.kernel.claim import Claims
from sobremesa.kernel.deck import Deck, read_deck
from sobremesa.kernel.errors import BadSeats
from sobremesa.kernel.event import EventKind, ToldFacts, Viewer
from sobremesa.kernel.moves import Moves
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.player import Player, RandomPlayer
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination, State
from sobremesa.kernel.text import KERNEL, Message, Texts
from sobremesa.kernel.view import View
from sobremesa.kernel.vocabulary import Vocabulary

StateT = TypeVar("StateT", bound=State)
SceneT = TypeVar("SceneT")
MemoryT = TypeVar("MemoryT")


class Reactions(ABC, Generic[StateT, SceneT]):
    """A game's windows, for a live table: seats answer in secret, and not even who has answered is shown."""

    @abstractmethod
    def seats_asked(self, state: StateT) -> int:
        """The set of seats that a window asks, whether they have answered or not; empty while none is open. All
        viewers see it, so it is the same in worlds that a viewer cannot tell apart. A live table gives every window
        the same time."""

    def move_without_answer(self, view: View[SceneT, object]) -> int:
        """The move that the table makes for a seat that has not answered when a window closes: the lowest code,
        unless the game chooses another."""
        return min(view.moves)


@dataclass(frozen=True)
class Outcome:
    """How a game ended. ``clause`` is the rule that ended it; ``reason`` is how it was decided, in the game's own word;
    ``sides`` has a number for each seat, the same for seats that won or lost together."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str
    reason: str
    sides: tuple[int, ...] = field(repr=False)


class Game(ABC, Generic[StateT, SceneT, MemoryT]):
    """A game as it is configured for a table: its seats, options and deck. Where it stands is a ``State``; how bots
    play it is its ``Player``. Only games that have them set ``claims`` and ``reactions``."""

    about: ClassVar[About]
    words: Vocabulary = Vocabulary()
    moves: Moves
    event_kinds: Mapping[int, EventKind]
    claims: Claims | None = None
    reactions: Reactions[StateT, SceneT] | None = None

    def __init__(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | str | None = None
    ) -> None:
        about = self.about
        self.seats = about.seat_counts[0] if seats is None else seats
        if self.seats not in about.seat_counts:
            allowed = ", ".join(str(count) for count in about.seat_counts)
            raise BadSeats(KERNEL.message("bad-seats", game=about.name, seats=self.seats, allowed=allowed))
        self.options = read_options(about.option_kinds, options or {})
        self.deck: Deck = read_deck(about.folder / "cards.toml" if deck is None else Path(deck))
        self.texts: Texts = about.texts
        self.told_facts: ToldFacts = {}

    def __reduce__(self) -> tuple[type[Self], tuple[int, dict[str, str], Path]]:
        """Pickles a game as its configuration."""
        return type(self), (self.seats, self.options, self.deck.source)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seats={self.seats}, options={self.options})"

    @abstractmethod
    def blank(self, rng: Rng) -> StateT:
        """A state of this game, not dealt yet: for ``deal``, ``copy_from`` and imagined worlds."""

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> View[SceneT, MemoryT]:
        """What a seat, or a spectator (None), may see."""

    def scene_view(self, state: StateT, viewer: Viewer) -> View[SceneT, None]:
        """The view without its memory, which most clients are never sent. A game may build it directly."""
        whole = self.view(state, viewer)
        return View(whole.viewer, whole.to_act, whole.moves, whole.scene, None, whole.prompt)

    @abstractmethod
    def imagine(self, view: View[SceneT, MemoryT]) -> Imagination:
        """The worlds that the viewer cannot rule out."""

    def observer(self) -> Observer:
        """Writes what a seat knows as zeros and ones, for learning machines."""
        raise NotImplementedError(f"{self.about.name} has no observations in numbers")

    @abstractmethod
    def whereabouts(self, state: StateT) -> dict[str, tuple[str, ...]]:
        """Every card and token by the place where it lies: the whole truth, for checks and finished games."""

    @abstractmethod
    def refusal(self, view: View[SceneT, MemoryT], move: int) -> tuple[str, Message]:
        """Why the viewer, who is asked, may not make the move now: the clause and a sentence.

        It sees the view alone, so it cannot say more than the viewer may know.
        """

    @abstractmethod
    def reason(self, state: StateT) -> str:
        """How the game was decided, in one word of its own."""

    def read_move(self, view: View[SceneT, MemoryT], text: str) -> int:  # noqa: ARG002  # games use it: "toma g7"
        """The move meant by the words in this position."""
        return self.moves.code(text)

    def player(self) -> Player[StateT, SceneT, MemoryT]:
        """How to play it, for bots."""
        return RandomPlayer(self)

    # What follows from the rest.

    def deal(self, rng: Rng) -> StateT:
        """A new game."""
        state = self.blank(rng)
        state.deal()
        return state

    def outcome(self, state: StateT) -> Outcome | None:
        if state.to_act():
            return None
        return Outcome(
            scores=tuple(int(state.score(seat)) for seat in range(self.seats)),
            winners=tuple(members(state.winners())),
            clause=f"{self.about.clauses}-{state.ended_by():02d}",
            reason=self.reason(state),
            sides=tuple(range(self.seats)),
        )


# For code that handles every game alike.
AnyGame: TypeAlias = Game[Any, Any, Any]
